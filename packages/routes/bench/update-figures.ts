// Writes the figures of the last bench into docs/benchmarks.md. A test compares them.
import { readFileSync, writeFileSync } from 'node:fs';
import { figuresIn, renderFigures } from './figures-table.ts';
import { readResults } from './results.ts';

const PAGE = new URL('../../../docs/benchmarks.md', import.meta.url);

const page = readFileSync(PAGE, 'utf8');
const old = figuresIn(page);
if (old === '')
  throw new Error(
    'docs/benchmarks.md: the marks that the figures stand between are gone. Put them back.',
  );
writeFileSync(
  PAGE,
  page.replace(old, () => renderFigures(readResults())),
);
