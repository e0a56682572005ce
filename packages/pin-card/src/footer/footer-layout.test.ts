import { describe, expect, it } from 'vitest';
import { footerLayout } from './footer-layout.js';

const some = 'text';

describe('footerLayout', () => {
  // Height, compact, what there is, and then: the lines of the title, room for a line about the source.
  it.each([
    [80, false, { title: some, price: undefined, attribution: some }, 2, true],
    [80, false, { title: some, price: undefined, attribution: undefined }, 2, true],
    [80, false, { title: undefined, price: undefined, attribution: some }, 0, true],
    [64, true, { title: some, price: undefined, attribution: some }, 2, true],
    [64, true, { title: some, price: undefined, attribution: undefined }, 2, true],
    [68, true, { title: some, price: some, attribution: undefined }, 2, false],
    [68, true, { title: some, price: some, attribution: some }, 1, true],
    [90, true, { title: some, price: some, attribution: some }, 2, true],
    [90, true, { title: some, price: some, shipping: some, attribution: some }, 1, true],
    [90, true, { title: some, price: some, shipping: some, attribution: undefined }, 2, false],
    [68, true, { title: some, price: some, hasRating: true, attribution: some }, 1, true],
    [80, false, { title: some, price: undefined, hasRating: true, attribution: some }, 1, true],
    [
      80,
      false,
      { title: some, price: undefined, hasRating: true, attribution: undefined },
      2,
      false,
    ],
    [64, true, { title: some, price: undefined, hasRating: true, attribution: some }, 1, true],
    [72, true, { title: some, price: undefined, attribution: some }, 2, true],
    [104, true, { title: some, price: some, attribution: some }, 2, true],
  ])('%i px, compact %s, %j', (height, isCompact, parts, titleLines, hasSourceLine) => {
    expect(footerLayout(parts, isCompact, height)).toEqual({ titleLines, hasSourceLine });
  });
});
