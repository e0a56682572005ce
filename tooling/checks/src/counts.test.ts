import { describe, expect, it } from 'vitest';
import {
  playwrightCounts,
  summaryCounts,
  turboCounts,
  vitestCounts,
  withExitCode,
} from './counts.ts';

describe('vitestCounts', () => {
  const report = { numPassedTests: 5, numFailedTests: 1 };
  const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] };

  it('reads the numbers of the report', () => {
    expect(vitestCounts({ ...report, testResults: [failing] })).toEqual({ passed: 5, failed: 1 });
  });

  it('counts a file that failed before its first test', () => {
    const broken = { status: 'failed', assertionResults: [] };
    expect(vitestCounts({ ...report, testResults: [failing, broken] }).failed).toBe(2);
  });
});

it('playwrightCounts: a test that needs a retry failed', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 2 };
  expect(playwrightCounts({ stats })).toEqual({ passed: 4, failed: 3 });
});

describe('turboCounts', () => {
  it('counts tasks that did not run as failed', () => {
    expect(turboCounts(' Tasks:    40 successful, 42 total\nCached:    12 cached')).toEqual({
      passed: 40,
      failed: 2,
    });
  });

  it('is 0 without a summary', () => {
    expect(turboCounts('turbo: not found')).toEqual({ passed: 0, failed: 0 });
  });
});

it('summaryCounts reads the last line, and is 0 without it', () => {
  expect(summaryCounts('vite: 40 s\n2 passed, 1 failed\n')).toEqual({ passed: 2, failed: 1 });
  expect(summaryCounts('npm install failed')).toEqual({ passed: 0, failed: 0 });
});

describe('withExitCode', () => {
  it.each([
    ['passes', { passed: 3, failed: 0 }, 0, 0],
    ['keeps failures', { passed: 3, failed: 2 }, 1, 2],
    ['an error without a failed test fails', { passed: 3, failed: 0 }, 1, 1],
    ['nothing that ran fails', { passed: 0, failed: 0 }, 0, 1],
  ])('%s', (_rule, counts, exitCode, failed) => {
    expect(withExitCode(counts, exitCode).failed).toBe(failed);
  });
});
