import { readFileSync, writeFileSync } from 'node:fs';
import { figuresIn, renderFigures } from './figures-table.ts';
import type { Results } from './results.ts';

const PAGE = new URL('../../../../docs/benchmarks.md', import.meta.url);

/** Writes the figures of a complete run into docs/benchmarks.md. A test checks that they match. */
export function updateFigures(results: Results): void {
  const page = readFileSync(PAGE, 'utf8');
  const old = figuresIn(page);
  if (old === '')
    throw new Error(
      'docs/benchmarks.md: the marks that the figures of the grid stand between are gone. Put them back.',
    );
  writeFileSync(
    PAGE,
    page.replace(old, () => renderFigures(results)),
  );
}
