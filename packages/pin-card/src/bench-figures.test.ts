import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { figuresIn, renderFigures } from '../bench/grid/figures-table.ts';
import { readResults } from '../bench/grid/results.ts';

const page = readFileSync(new URL('../../../docs/benchmarks.md', import.meta.url), 'utf8');

it('docs/benchmarks.md has the figures of the last `pnpm bench`', () => {
  expect(figuresIn(page)).toBe(renderFigures(readResults()));
});
