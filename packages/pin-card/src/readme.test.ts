import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { figuresIn, renderFigures } from '../bench/grid/readme-table.ts';
import { readResults } from '../bench/grid/results.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

it('the README has the figures of the last `pnpm bench`', () => {
  expect(figuresIn(readme)).toBe(renderFigures(readResults()));
});
