import { stripVTControlCharacters } from 'node:util';

/** A test or gate that failed. */
export interface Failure {
  /** Name of the test with its groups, or of the gate. */
  readonly name: string;
  readonly file?: string | undefined;
  readonly message: string;
}

/** What a program ran: how much passed, and each failure. */
export interface Results {
  readonly passed: number;
  readonly failures: readonly Failure[];
  /** The tests that passed at the second try, with their files. */
  readonly flaky?: readonly string[];
}

/** The part of Vitest's JSON report that {@link vitestResults} reads. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** The part of Playwright's JSON report that {@link playwrightResults} reads. */
export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly flaky: number };
  /** Errors outside of tests, for example in the configuration. */
  readonly errors: readonly PlaywrightError[];
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightError {
  readonly message?: string;
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly errors: readonly PlaywrightError[] }[];
    }[];
  }[];
}

/** Testing Library puts the whole document into its messages. */
const MESSAGE_LINES = 12;
const OUTPUT_LINES = 60;

/** Reads the JSON report of Vitest. A test that passed and has messages needed a retry. A file that fails without a failed test, for example on an import, is one failure. */
export function vitestResults(report: VitestReport): Results {
  const failures = report.testResults.flatMap(
    ({ name: file, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (status === 'failed' && failed.length === 0)
        return [{ name: 'the file', file, message: firstLines([message]) }];
      return failed.map(({ fullName, failureMessages }) => ({
        name: fullName,
        file,
        message: firstLines(failureMessages),
      }));
    },
  );
  const flaky = report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => `${file} ${fullName}`),
  );
  return { passed: report.numPassedTests, failures, flaky };
}

/** Reads the JSON report of Playwright. */
export function playwrightResults({ stats, errors, suites }: PlaywrightReport): Results {
  const outside = errors.map(({ message = '' }) => ({
    name: 'outside of the tests',
    message: firstLines([message]),
  }));
  return {
    passed: stats.expected + stats.flaky,
    failures: [...outside, ...suites.flatMap(suiteFailures)],
    flaky: suites.flatMap(flakyTests),
  };
}

function suiteFailures({ suites = [], specs }: PlaywrightSuite): Failure[] {
  const failed = specs.flatMap(({ title: name, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => {
        const errors = results.flatMap((result) => result.errors);
        const message = firstLines(errors.map((error) => error.message ?? ''));
        return { name, file: `${file}:${line}`, message };
      }),
  );
  return [...failed, ...suites.flatMap(suiteFailures)];
}

function flakyTests({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ title, file }) => `${file} ${title}`), ...suites.flatMap(flakyTests)];
}

/** Reads the output of turbo. Tasks that did not run because another failed are one failure together. */
export function turboResults(output: string): Results {
  const [, successful = '0', total = '0'] =
    /Tasks:\s+(\d+) successful, (\d+) total/.exec(output) ?? [];
  const [, list = ''] = /^\s*Failed:\s+(.+)$/m.exec(output) ?? [];
  const names = list === '' ? [] : list.trim().split(', ');
  const lines = output.split('\n');
  const failures: Failure[] = names.map((name) => {
    const prefix = `${name.replace('#', ':')}: `;
    const own = lines.filter((line) => line.startsWith(prefix));
    return { name, message: lastLines(own.map((line) => line.slice(prefix.length))) };
  });
  const skipped = Number(total) - Number(successful) - names.length;
  const message = 'They need one that failed.';
  if (skipped > 0) failures.push({ name: `${skipped} tasks that did not run`, message });
  return { passed: Number(successful), failures };
}

/** Reads a line such as `2 passed, 0 failed`, and takes the output as the message of a failure. */
export function summaryResults(output: string): Results {
  const [, passed = '0', failed = '0'] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  const message = lastLines(output.split('\n'));
  return {
    passed: Number(passed),
    failures: Number(failed) === 0 ? [] : [{ name: `${failed} failed`, message }],
  };
}

/** Adds a failure when a program exits with an error but reports none, or when it ran nothing and something was to run. */
export function withExitCode(
  results: Results,
  exitCode: number,
  output: string,
  { mayBeEmpty = false }: { readonly mayBeEmpty?: boolean } = {},
): Results {
  const { passed, failures } = results;
  if (failures.length > 0 || (exitCode === 0 && (passed > 0 || mayBeEmpty))) return results;
  const name = exitCode === 0 ? 'ran nothing' : `exited with ${exitCode}`;
  return { passed, failures: [{ name, message: lastLines(output.split('\n')) }] };
}

/** Returns what the end of a log says about a failure: who failed, where, and the first lines of why. */
export function describeFailure(program: string, { name, file, message }: Failure): string {
  const lines = message.trim().split('\n');
  const head = file === undefined ? `${program}: ${name}` : `${program}: ${file}\n  ${name}`;
  return [head, ...lines.map((line) => `    ${line}`)].join('\n');
}

function firstLines(messages: readonly string[]): string {
  const text = stripVTControlCharacters(messages.join('\n'));
  return text.split('\n').slice(0, MESSAGE_LINES).join('\n');
}

function lastLines(lines: readonly string[]): string {
  return lines.slice(-OUTPUT_LINES).join('\n');
}
