import { describe, expect, it } from 'vitest';
import {
  navigationFooterHeight,
  navigationHeaderHeight,
  scrollArrows,
  scrollStep,
} from './navigation.js';

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

  it('S3 §9.26: presses lead from one end of a row to the other, and the arrows with them', () => {
    const row = { visible: 300, total: 1000 };
    const press = (offset: number, sign: 1 | -1) =>
      Math.min(Math.max(offset + sign * scrollStep(row.visible), 0), 700);
    const offsets: number[] = [0];
    let offset = 0;
    while (scrollArrows({ ...row, offset }).next) offsets.push((offset = press(offset, 1)));
    while (scrollArrows({ ...row, offset }).previous) offsets.push((offset = press(offset, -1)));
    expect(offsets).toEqual([0, 150, 300, 450, 600, 700, 550, 400, 250, 100, 0]);
  });
});
