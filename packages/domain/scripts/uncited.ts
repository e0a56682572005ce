import { writeFileSync } from 'node:fs';
import { readCitations, uncitedStatements } from './citations.ts';
import { readSpecification } from './specification.ts';

// Prints every statement that no test cites. `--write` updates uncited.json.
const specification = readSpecification();
const uncited = uncitedStatements(specification, readCitations().citations);
const ids = new Set(
  Object.entries(uncited).flatMap(([section, numbers]) =>
    numbers.split(' ').map((number) => `${section}.${number}`),
  ),
);
const lines = specification.statements
  .filter(({ id }) => ids.has(id))
  .map(({ id, text }) => `${id}  ${text}\n`);
process.stdout.write(lines.join(''));
process.stdout.write(
  `${ids.size} of ${specification.statements.length} statements are cited by no test.\n`,
);
if (process.argv.includes('--write')) {
  writeFileSync(
    new URL('../spec/uncited.json', import.meta.url),
    `${JSON.stringify(uncited, undefined, 2)}\n`,
  );
}
