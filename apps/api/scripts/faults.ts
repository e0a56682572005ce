import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatFaultReport } from '../src/testing/faults/report.ts';
import { runFaults } from '../src/testing/faults/run-faults.ts';
import { serveWithFaults } from '../src/testing/faults/serve-with-faults.ts';
import type { ServerSettings } from '../src/testing/faults/server-process.ts';

// `pnpm --filter @tackboard/api faults [--seed 42]`: 2,000 writes of 20 clients, 15 kills. The run starts this script again as its server.

const [, , command, value] = process.argv;

async function run(seed: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tackboard-faults-'));
  const startedAt = performance.now();
  try {
    const report = await runFaults({
      databasePath: join(folder, 'faults.db'),
      mediaDirectory: join(tmpdir(), 'tackboard-api-test-media'),
      writes: 2000,
      clients: 20,
      kills: 15,
      seed,
    });
    console.log(`seed ${seed}`);
    console.log(formatFaultReport(report, (performance.now() - startedAt) / 1000));
    process.exitCode = report.violations.length === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (command === '--serve') await serveWithFaults(JSON.parse(value ?? '{}') as ServerSettings);
else await run(command === '--seed' ? Number(value) : Math.floor(Math.random() * 1_000_000));
