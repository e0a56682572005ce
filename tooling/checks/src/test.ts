import { findChromium } from '@tackboard/browser';
import { GATES } from './all-gates.ts';
import { build } from './build.ts';
import { sum, type Counts } from './counts.ts';
import { plantAll } from './plant.ts';
import { FAULTS } from './planted-faults.ts';
import { gateLines, runGates } from './run-gates.ts';
import { runEndToEnd, runVitest } from './runners.ts';
import { readTree, repositoryRoot } from './tree.ts';

const start = performance.now();
const full = process.argv.includes('--full');
const environment: Record<string, string> = {
  CHROMIUM_PATH: await findChromium(),
  ...(full ? { TACKBOARD_FULL: '1' } : {}),
};

// One gate at a time beside the tests: two programs keep two cores busy.
const [gates, tests] = await Promise.all([checkGates(1), runVitest(repositoryRoot, environment)]);
const endToEnd = await testEndToEnd();
const faults = full ? await plantFaults() : undefined;

const total = sum([gates, tests, endToEnd, faults].filter((counts) => counts !== undefined));
if (total.skipped > 0) console.log(`${total.skipped} tests were skipped`);
console.log(`${((performance.now() - start) / 1000).toFixed(0)} s in all`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** A gate counts as one test. */
async function checkGates(atOnce: number): Promise<Counts> {
  const results = await runGates(GATES, readTree(repositoryRoot), printLines, atOnce);
  const passed = results.filter((result) => result.passed).length;
  return { passed, failed: results.length - passed, skipped: 0 };

  function printLines(result: (typeof results)[number]): void {
    console.log(gateLines(result).join('\n'));
  }
}

/** These tests drive what the build made: an old build would tell about old code. */
async function testEndToEnd(): Promise<Counts | undefined> {
  const { passed } = await build(repositoryRoot, '@tackboard/web');
  if (passed) return runEndToEnd(repositoryRoot, environment);
  console.log('end to end: not run, the build failed');
  return { passed: 0, failed: 1, skipped: 0 };
}

/** A planted fault that its gate saw counts as one test. */
function plantFaults(): Promise<Counts> {
  return plantAll(repositoryRoot, FAULTS, (line) => {
    console.log(line);
  });
}
