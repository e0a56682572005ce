/** Number of tests that passed and failed. */
export type Counts = { readonly passed: number; readonly failed: number };

type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
};

type PlaywrightReport = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
};

/** Reads the JSON report of Vitest. A file that fails without a failed test, for example on an import, is one failure. */
export function vitestCounts(report: VitestReport): Counts {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
  };
}

/** Reads the JSON report of Playwright. A test that needs a retry is a failure. */
export function playwrightCounts({ stats }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/** Reads the summary that turbo prints. A task that did not run because another failed is a failure. */
export function turboCounts(output: string): Counts {
  const [, successful = '0', total = '0'] =
    /Tasks:\s+(\d+) successful, (\d+) total/.exec(output) ?? [];
  return { passed: Number(successful), failed: Number(total) - Number(successful) };
}

/** Reads a line such as `2 passed, 0 failed`. */
export function summaryCounts(output: string): Counts {
  const [, passed = '0', failed = '0'] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  return { passed: Number(passed), failed: Number(failed) };
}

/** Adds a failure when a program exits with an error but reports none, or when it ran nothing. */
export function withExitCode(counts: Counts, exitCode: number): Counts {
  const isSilent = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return isSilent ? { ...counts, failed: 1 } : counts;
}
