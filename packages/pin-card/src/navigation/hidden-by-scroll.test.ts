import { expect, it } from 'vitest';
import { hiddenByScroll, NOT_SCROLLED } from './navigation-footer.js';

const after = (...tops: readonly number[]) => tops.reduce(hiddenByScroll, NOT_SCROLLED).isHidden;

it.each([
  ['at the top', [], false],
  ['down by 8 px', [8], false],
  ['down by 9 px', [9], true],
  ['down by small steps', [4, 8, 12], true],
  ['down, then up a little', [100, 95], true],
  ['down, then up', [100, 95, 91], false],
  ['up, then down again', [100, 60, 64, 69], true],
  ['back to the top', [100, 0], false],
  ['above the top, when iOS overscrolls', [100, -20], false],
])('%s: isHidden is %s', (_, tops, isHidden) => {
  expect(after(...tops)).toBe(isHidden);
});
