import { GATES } from './all-gates.ts';
import { gateLines, runGates } from './run-gates.ts';
import { readTree, repositoryRoot } from './tree.ts';

const names = process.argv.slice(2);
const unknown = names.filter((name) => GATES.every((gate) => gate.name !== name));
if (unknown.length > 0) {
  console.error(
    `No gate is called ${unknown.join(' or ')}. The gates are ${GATES.map((gate) => gate.name).join(', ')}.`,
  );
  process.exit(1);
}

const chosen = names.length === 0 ? GATES : GATES.filter((gate) => names.includes(gate.name));
const results = await runGates(chosen, readTree(repositoryRoot), (result) => {
  console.log(gateLines(result).join('\n'));
});
const failed = results.filter((result) => !result.passed);
console.log(
  failed.length === 0
    ? `${results.length} gates passed`
    : `${results.length - failed.length} gates passed, ${failed.length} failed: ${failed.map((result) => result.name).join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
