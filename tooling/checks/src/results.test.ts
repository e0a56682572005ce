import { describe, expect, it } from 'vitest';
import {
  describeFailure,
  playwrightResults,
  summaryResults,
  turboResults,
  vitestResults,
  withExitCode,
} from './results.ts';

describe('vitestResults', () => {
  const passing = { status: 'passed', fullName: 'a pin saves', failureMessages: [] };
  const failing = {
    status: 'failed',
    fullName: 'a pin fails',
    failureMessages: [
      '\u001B[31mAssertionError\u001B[39m: expected 1 to be 2\n    at pin.test.ts:3',
    ],
  };
  const file = { name: 'pin.test.ts', status: 'failed', message: '' };

  it('lists each failed test with its file and message', () => {
    const testResults = [{ ...file, assertionResults: [passing, failing] }];
    expect(vitestResults({ numPassedTests: 1, testResults })).toEqual({
      passed: 1,
      failures: [
        {
          name: 'a pin fails',
          file: 'pin.test.ts',
          message: 'AssertionError: expected 1 to be 2\n    at pin.test.ts:3',
        },
      ],
      flaky: [],
    });
  });

  it('lists a test that passed at the second try, which keeps the message of the first', () => {
    const retried = { ...failing, status: 'passed' };
    const testResults = [{ ...file, status: 'passed', assertionResults: [passing, retried] }];
    expect(vitestResults({ numPassedTests: 2, testResults })).toEqual({
      passed: 2,
      failures: [],
      flaky: ['pin.test.ts a pin fails'],
    });
  });

  it('lists a file that failed before its first test', () => {
    const broken = { ...file, message: 'Cannot find module', assertionResults: [] };
    expect(vitestResults({ numPassedTests: 0, testResults: [broken] }).failures).toEqual([
      { name: 'the file', file: 'pin.test.ts', message: 'Cannot find module' },
    ]);
  });

  it('keeps the first twelve lines of a message', () => {
    const failureMessages = [Array.from({ length: 300 }, (_, line) => `line ${line}`).join('\n')];
    const testResults = [{ ...file, assertionResults: [{ ...failing, failureMessages }] }];
    const [failure] = vitestResults({ numPassedTests: 0, testResults }).failures;
    expect(failure?.message.split('\n').at(-1)).toBe('line 11');
  });
});

describe('playwrightResults', () => {
  const specOf = (title: string, status: string, message?: string) => ({
    title,
    file: 'feed.spec.ts',
    line: 7,
    tests: [{ status, results: [{ errors: message === undefined ? [] : [{ message }] }] }],
  });

  it('lists failed tests of all groups, and those that passed at the second try', () => {
    const report = {
      stats: { expected: 4, flaky: 1 },
      errors: [],
      suites: [
        {
          title: 'feed.spec.ts',
          specs: [specOf('grows', 'expected'), specOf('ends', 'flaky', 'too late')],
          suites: [{ title: 'offline', specs: [specOf('says so', 'unexpected', 'no text')] }],
        },
      ],
    };
    expect(playwrightResults(report)).toEqual({
      passed: 5,
      failures: [{ name: 'says so', file: 'feed.spec.ts:7', message: 'no text' }],
      flaky: ['feed.spec.ts ends'],
    });
  });

  it('lists errors outside of tests', () => {
    const report = {
      stats: { expected: 0, flaky: 0 },
      errors: [{ message: 'no tests' }],
      suites: [],
    };
    expect(playwrightResults(report).failures).toEqual([
      { name: 'outside of the tests', message: 'no tests' },
    ]);
  });
});

describe('turboResults', () => {
  it('lists failed tasks with their own output, and those that did not run', () => {
    const output = [
      '@tackboard/ui:types: src/a.ts(1,1): error TS2304',
      '//:lint: no-var',
      '@tackboard/ui:types: Found 1 error.',
      ' Tasks:    40 successful, 44 total',
      'Cached:    12 cached, 44 total',
      'Failed:    //#lint, @tackboard/ui#types',
    ].join('\n');
    expect(turboResults(output)).toEqual({
      passed: 40,
      failures: [
        { name: '//#lint', message: 'no-var' },
        { name: '@tackboard/ui#types', message: 'src/a.ts(1,1): error TS2304\nFound 1 error.' },
        { name: '2 tasks that did not run', message: 'They need one that failed.' },
      ],
    });
  });

  it('is empty without a summary', () => {
    expect(turboResults('turbo: not found')).toEqual({ passed: 0, failures: [] });
  });
});

it('summaryResults reads the last line, and is empty without it', () => {
  const output = 'vite: the build warns\n2 passed, 1 failed';
  expect(summaryResults(output)).toEqual({
    passed: 2,
    failures: [{ name: '1 failed', message: output }],
  });
  expect(summaryResults('npm install failed')).toEqual({ passed: 0, failures: [] });
});

describe('withExitCode', () => {
  const failure = { name: 'a pin fails', message: '' };

  it.each([
    ['passes', { passed: 3, failures: [] }, 0, []],
    ['keeps failures', { passed: 3, failures: [failure] }, 1, [failure]],
    [
      'an error without a failed test fails',
      { passed: 3, failures: [] },
      1,
      [{ name: 'exited with 1', message: 'Out of memory' }],
    ],
    [
      'nothing that ran fails',
      { passed: 0, failures: [] },
      0,
      [{ name: 'ran nothing', message: 'Out of memory' }],
    ],
  ])('%s', (_rule, results, exitCode, failures) => {
    expect(withExitCode(results, exitCode, 'Out of memory').failures).toEqual(failures);
  });

  it('lets a program run nothing that may be empty, but not end with an error', () => {
    const nothing = { passed: 0, failures: [] };
    const options = { mayBeEmpty: true };
    expect(withExitCode(nothing, 0, '', options).failures).toEqual([]);
    expect(withExitCode(nothing, 1, '', options).failures).toHaveLength(1);
  });
});

it('describeFailure names program, file, test and message', () => {
  const failure = { name: 'a pin fails', file: 'pin.test.ts', message: 'expected 1\nto be 2\n' };
  expect(describeFailure('unit', failure)).toBe(
    'unit: pin.test.ts\n  a pin fails\n    expected 1\n    to be 2',
  );
  expect(describeFailure('gates', { name: '//#lint', message: 'no-var' })).toBe(
    'gates: //#lint\n    no-var',
  );
});
