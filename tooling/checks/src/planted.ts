import { GATES } from './all-gates.ts';
import { repositoryRoot } from './tree.ts';
import { FAULTS } from './planted-faults.ts';
import { plantAll } from './plant.ts';

const names = process.argv.slice(2);
const faults = names.length === 0 ? FAULTS : FAULTS.filter(({ gate }) => names.includes(gate));
const counts = await plantAll(repositoryRoot, faults, (line) => {
  console.log(line);
});
const without = GATES.filter(({ name }) => FAULTS.every(({ gate }) => gate !== name));
for (const { name } of without) console.log(`✗ ${name.padEnd(12)} has no planted fault`);
console.log(`${counts.passed} faults were seen, ${counts.failed} were not`);
process.exitCode = counts.failed + without.length === 0 && counts.passed > 0 ? 0 : 1;
