import { readFileSync, writeFileSync } from 'node:fs';
import { figuresIn, renderFigures } from './readme-table.ts';
import type { Results } from './results.ts';

const README = new URL('../../README.md', import.meta.url);

/** Writes the figures of a complete run into the README. A test checks that they match. */
export function updateReadme(results: Results): void {
  const readme = readFileSync(README, 'utf8');
  const old = figuresIn(readme);
  if (old === '')
    throw new Error(
      'README.md: the marks that the figures of the grid stand between are gone. Put them back.',
    );
  writeFileSync(
    README,
    readme.replace(old, () => renderFigures(results)),
  );
}
