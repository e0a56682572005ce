import { expect, it } from 'vitest';
import { hiddenByScroll, NOT_SCROLLED } from './hidden-by-scroll.js';

const after = (...tops: readonly number[]) => tops.reduce(hiddenByScroll, NOT_SCROLLED).isHidden;

it.each([
  ['at the top', [], false],
  ['a finger that trembles', [8], false],
  ['down by more than 8 px', [9], true],
  ['down by small steps', [4, 8, 12], true],
  ['down, then up a little', [100, 95], true],
  ['down, then up', [100, 95, 91], false],
  ['up, then down again', [100, 60, 64, 69], true],
  ['back to the top', [100, 0], false],
  ['past the top, as iOS bounces', [100, -20], false],
])('%s: hidden %s', (_, tops, isHidden) => {
  expect(after(...tops)).toBe(isHidden);
});
