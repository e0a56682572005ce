import { describe, expect, it } from 'vitest';
import { footerLayout } from './footer-layout.js';

const text = 'text';

describe('footerLayout', () => {
  // Height, compact, parts, and the expected lines of the title and the description, and room for a source line.
  it.each([
    [80, false, { title: text, price: undefined, attribution: text }, 2, 1, true],
    [80, false, { title: text, price: undefined, attribution: undefined }, 2, 1, true],
    [80, false, { title: undefined, price: undefined, attribution: text }, 0, 2, true],
    [64, true, { title: text, price: undefined, attribution: text }, 2, 1, true],
    [64, true, { title: text, price: undefined, attribution: undefined }, 2, 1, true],
    [68, true, { title: text, price: {}, attribution: undefined }, 2, 0, false],
    [68, true, { title: text, price: {}, attribution: text }, 1, 0, true],
    [90, true, { title: text, price: {}, attribution: text }, 2, 0, true],
    [90, true, { title: text, price: {}, shipping: text, attribution: text }, 1, 0, true],
    [90, true, { title: text, price: { struck: '$32.00' }, attribution: text }, 1, 0, true],
    [90, true, { title: text, price: { struck: '$32.00' }, attribution: undefined }, 2, 0, false],
    [90, true, { title: text, price: {}, shipping: text, attribution: undefined }, 2, 0, false],
    [68, true, { title: text, price: {}, hasRating: true, attribution: text }, 1, 0, true],
    [80, false, { title: text, price: undefined, hasRating: true, attribution: text }, 1, 0, true],
    [
      80,
      false,
      { title: text, price: undefined, hasRating: true, attribution: undefined },
      2,
      0,
      false,
    ],
    [64, true, { title: text, price: undefined, hasRating: true, attribution: text }, 1, 0, true],
    [72, true, { title: text, price: undefined, attribution: text }, 2, 0, true],
    [104, true, { title: text, price: {}, attribution: text }, 2, 1, true],
  ])(
    '%i px, compact %s, %j',
    (height, isCompact, parts, titleLines, descriptionLines, hasSourceLine) => {
      expect(footerLayout(parts, isCompact, height)).toEqual({
        titleLines,
        descriptionLines,
        hasSourceLine,
      });
    },
  );
});
