import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { navigationFooterHeight, navigationHeaderHeight } from './bar-heights.js';
import { scrollArrows, scrollStep } from './scroll-arrows.js';

describe('the bars of the page', () => {
  it.each([
    [{ isNewAccount: true, isHidden: false }, 64],
    [{ isNewAccount: false, isHidden: false }, 52],
    [{ isNewAccount: true, isHidden: true }, 0],
    [{ isNewAccount: false, isHidden: true }, 0],
  ])('S1 §4.33 §9.14: the footer with %j is %i high', (state, expected) => {
    expect(navigationFooterHeight(state)).toBe(expected);
  });

  it('S1 §9.15: the header is 64 or 80 high', () => {
    expect(navigationHeaderHeight('mobile')).toBe(64);
    expect(navigationHeaderHeight('desktop')).toBe(80);
  });
});

describe('scrollArrows', () => {
  it.each([
    ['at the start', { offset: 0, visible: 300, total: 600 }, { previous: false, next: true }],
    ['4 px in', { offset: 4, visible: 300, total: 600 }, { previous: false, next: true }],
    ['5 px in', { offset: 5, visible: 300, total: 600 }, { previous: true, next: true }],
    ['5 px left', { offset: 295, visible: 300, total: 600 }, { previous: true, next: true }],
    ['4 px left', { offset: 296, visible: 300, total: 600 }, { previous: true, next: false }],
    [
      'nothing to scroll',
      { offset: 0, visible: 300, total: 300 },
      { previous: false, next: false },
    ],
  ])('S3 §9.26: more than 4 px must remain: %s', (_title, state, expected) => {
    expect(scrollArrows(state)).toEqual(expected);
  });

  it('S3 §9.26: a press scrolls by half the width', () => {
    expect(scrollStep(300)).toBe(150);
  });

  it('S3 §9: with both arrows gone, at most 8 px are out of sight', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), fc.nat(1000), (offset, visible, rest) => {
        const { previous, next } = scrollArrows({
          offset,
          visible,
          total: offset + visible + rest,
        });
        expect(previous || next).toBe(offset > 4 || rest > 4);
      }),
    );
  });
});
