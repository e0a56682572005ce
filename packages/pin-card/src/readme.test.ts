import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { figuresIn, renderFigures } from '../bench/grid/readme-table.ts';
import { readResults } from '../bench/grid/results.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

it('the figures of the README are those of the last bench; `pnpm bench` writes them', () => {
  expect(figuresIn(readme)).toBe(renderFigures(readResults()));
});
