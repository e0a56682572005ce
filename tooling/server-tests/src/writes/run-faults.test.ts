import { join } from 'node:path';
import { temporaryFolder, TEST_MEDIA_DIRECTORY } from '@tackboard/api/testing';
import { expect, it } from 'vitest';
import { formatFaultReport } from './report.ts';
import { runFaults } from './run-faults.ts';

// `pnpm test:full` runs the long form, as `pnpm --filter @tackboard/server-tests faults` does.
const IS_FULL = process.env['TACKBOARD_FULL'] === '1';
const SIZE = IS_FULL
  ? { writes: 2000, clients: 20, kills: 15 }
  : { writes: 120, clients: 6, kills: 1 };
const TIMEOUT_MS = IS_FULL ? 900_000 : 60_000;

it(
  'loses no acknowledged write and applies none twice, with faults and kills',
  async () => {
    const startedAt = performance.now();
    const report = await runFaults({
      databasePath: join(temporaryFolder(), 'faults.db'),
      mediaDirectory: TEST_MEDIA_DIRECTORY,
      ...SIZE,
      seed: 7,
    });
    const text = formatFaultReport(report, (performance.now() - startedAt) / 1000);
    expect(report.violations, text).toEqual([]);
    expect(report.kills).toBe(SIZE.kills);
    expect(report.repeats).toBeGreaterThan(0);
    expect(report.comparisons).toBeGreaterThan(50);
  },
  TIMEOUT_MS,
);
