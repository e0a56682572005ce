// Writes the figures of the last bench into the README. A test compares them.
import { readFileSync, writeFileSync } from 'node:fs';
import { figuresIn, renderFigures } from './readme-table.ts';
import { readResults } from './results.ts';

const README = new URL('../README.md', import.meta.url);

const readme = readFileSync(README, 'utf8');
const old = figuresIn(readme);
if (old === '')
  throw new Error('README.md: the marks that the figures stand between are gone. Put them back.');
writeFileSync(
  README,
  readme.replace(old, () => renderFigures(readResults())),
);
