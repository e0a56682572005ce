import { BrowserNotFoundError, findChromium } from '@tackboard/browser';
import { GATES } from './all-gates.ts';
import { build } from './build.ts';
import type { Counts } from './counts.ts';
import { type Phase, runPhases, summaryLines, totalOf } from './phases.ts';
import { gateLines, runGates } from './run-gates.ts';
import { runEndToEnd, runVitest } from './runners.ts';
import { readTree, repositoryRoot } from './tree.ts';

/** Two programs keep two cores busy. */
const PHASES_AT_ONCE = 2;

const full = process.argv.includes('--full');
const forAll: Record<string, string> = full ? { TACKBOARD_FULL: '1' } : {};
const tell = (line: string): void => {
  console.log(line);
};

// The longest first, so that none of them is left alone at the end.
const phases: readonly Phase[] = [
  { name: 'gates', run: () => checkGates(1) },
  ...(await browserPhases()),
  {
    name: 'unit',
    run: () => runVitest(repositoryRoot, { name: 'unit', config: 'vitest.node.config.ts' }, forAll),
  },
];
const results = await runPhases(phases, PHASES_AT_ONCE, tell);
for (const line of summaryLines(results)) tell(line);
process.exitCode = totalOf(results).failed === 0 ? 0 : 1;

/** What needs a browser. Where none can be had it is one failure that says what to do, and the rest is tested all the same. */
async function browserPhases(): Promise<readonly Phase[]> {
  const chromium = await findChromium().catch((error: unknown) => {
    if (error instanceof BrowserNotFoundError) return error;
    throw error;
  });
  if (chromium instanceof BrowserNotFoundError) {
    return [{ name: 'browser', run: () => Promise.reject(chromium) }];
  }
  const environment = { ...forAll, CHROMIUM_PATH: chromium };
  const inBrowser = (name: string, projects: readonly string[]): Phase => ({
    name,
    run: () =>
      runVitest(repositoryRoot, { name, config: 'vitest.config.ts', projects }, environment),
  });
  return [
    inBrowser('browser', ['!unit', '!dom', '!kit']),
    { name: 'end to end', run: () => testEndToEnd(environment) },
    inBrowser('kit', ['kit']),
  ];
}

/** A gate counts as one test. */
async function checkGates(atOnce: number): Promise<Counts> {
  const gates = await runGates(
    GATES,
    readTree(repositoryRoot),
    (result) => {
      tell(gateLines(result).join('\n'));
    },
    atOnce,
  );
  const passed = gates.filter((result) => result.passed).length;
  return { passed, failed: gates.length - passed, skipped: 0 };
}

/** These tests drive what the build made: an old build would tell about old code. */
async function testEndToEnd(
  environment: Readonly<Record<string, string>>,
): Promise<Counts | undefined> {
  const { passed } = await build(repositoryRoot, '@tackboard/web');
  if (passed) return runEndToEnd(repositoryRoot, environment);
  tell('end to end: not run, the build failed');
  return { passed: 0, failed: 1, skipped: 0 };
}
