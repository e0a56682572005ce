import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatFaultReport } from './report.ts';
import { runFaults } from './run-faults.ts';

// `pnpm --filter @tackboard/server-tests faults [--seed 42]`: 2,000 writes of 20 clients, 15 kills.

const [, , option, value] = process.argv;

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

await run(option === '--seed' ? Number(value) : Math.floor(Math.random() * 1_000_000));
