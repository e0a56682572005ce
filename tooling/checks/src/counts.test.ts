import { describe, expect, it } from 'vitest';
import { judged, playwrightCounts, sum, vitestCounts } from './counts.ts';

const vitestReport = {
  success: true,
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 1,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
};

describe('vitestCounts', () => {
  it('takes the numbers of the report', () => {
    expect(vitestCounts(vitestReport)).toEqual({ passed: 5, failed: 0, skipped: 1 });
  });

  it('counts a file that broke before its first test', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] };
    expect(
      vitestCounts({ ...vitestReport, numFailedTests: 1, testResults: [broken, failing] }),
    ).toEqual({ passed: 5, failed: 2, skipped: 1 });
  });
});

describe('playwrightCounts', () => {
  it('counts a test that passed only when repeated as failed', () => {
    expect(
      playwrightCounts({ stats: { expected: 4, unexpected: 1, flaky: 2, skipped: 3 }, errors: [] }),
    ).toEqual({ passed: 4, failed: 3, skipped: 3 });
  });

  it('counts errors outside of tests, unless a test tells of them', () => {
    const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 };
    expect(playwrightCounts({ stats, errors: ['the server did not start'] }).failed).toBe(1);
    expect(playwrightCounts({ stats: { ...stats, unexpected: 1 }, errors: ['x'] }).failed).toBe(1);
  });
});

describe('judged', () => {
  it.each([
    ['passes', { passed: 3, failed: 0, skipped: 0 }, 0, 0],
    ['keeps failures', { passed: 3, failed: 2, skipped: 0 }, 1, 2],
    ['a bad end without a failed test fails', { passed: 3, failed: 0, skipped: 0 }, 1, 1],
    ['no test at all fails', { passed: 0, failed: 0, skipped: 0 }, 0, 1],
    ['only skipped tests fail', { passed: 0, failed: 0, skipped: 9 }, 0, 1],
  ])('%s', (_rule, counts, exitCode, failed) => {
    expect(judged(counts, exitCode).failed).toBe(failed);
  });
});

it('adds the runners up', () => {
  expect(
    sum([
      { passed: 1, failed: 2, skipped: 3 },
      { passed: 10, failed: 20, skipped: 30 },
    ]),
  ).toEqual({ passed: 11, failed: 22, skipped: 33 });
});
