import { findChromium } from '@tackboard/browser';
import { GATES } from './all-gates.ts';
import { sum, type Counts } from './counts.ts';
import { gateLines, runGates } from './run-gates.ts';
import { runEndToEnd, runVitest } from './runners.ts';
import { readTree, repositoryRoot } from './tree.ts';

const environment: Record<string, string> = {
  CHROMIUM_PATH: await findChromium(),
  ...(process.argv.includes('--full') ? { TACKBOARD_FULL: '1' } : {}),
};

const [gates, ...runs] = await Promise.all([checkGates(), runVitest(repositoryRoot, environment)]);
const endToEnd = await runEndToEnd(repositoryRoot, environment);
const total = sum([gates, ...runs, ...(endToEnd ? [endToEnd] : [])]);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function checkGates(): Promise<Counts> {
  const results = await runGates(GATES, readTree(repositoryRoot), (result) => {
    console.log(gateLines(result).join('\n'));
  });
  const passed = results.filter((result) => result.passed).length;
  return { passed, failed: results.length - passed, skipped: 0 };
}
