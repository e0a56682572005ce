import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder, TEST_MEDIA_DIRECTORY } from '../test-server.js';
import { formatFaultReport } from './report.js';
import { runFaults } from './run-faults.js';

// `pnpm --filter @tackboard/api faults` runs 2,000 writes of 20 clients with 15 kills.
it('loses no acknowledged write and applies none twice, with faults and kills', async () => {
  const startedAt = performance.now();
  const report = await runFaults({
    databasePath: join(temporaryFolder(), 'faults.db'),
    mediaDirectory: TEST_MEDIA_DIRECTORY,
    writes: 120,
    clients: 6,
    kills: 1,
    seed: 7,
  });
  const text = formatFaultReport(report, (performance.now() - startedAt) / 1000);
  expect(report.violations, text).toEqual([]);
  expect(report.kills).toBe(1);
  expect(report.repeats).toBeGreaterThan(0);
  expect(report.comparisons).toBeGreaterThan(50);
}, 60_000);
