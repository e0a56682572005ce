import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayRatio, imageCrop } from './image-crop.js';

describe('imageCrop', () => {
  it('S1 §5.12: is used when both minY and maxY are numbers', () => {
    expect(imageCrop({ minY: 0.1, maxY: 0.9 })).toEqual({ minY: 0.1, maxY: 0.9 });
  });

  it.each([
    ['minY is missing', { maxY: 0.9 }],
    ['maxY is missing', { minY: 0.1 }],
    ['minY is not a number', { minY: Number.NaN, maxY: 0.9 }],
    ['maxY is infinite', { minY: 0, maxY: Infinity }],
    ['nothing would be left', { minY: 0.5, maxY: 0.5 }],
    ['the edges are swapped', { minY: 0.9, maxY: 0.1 }],
    ['there is no crop', undefined],
  ])('S1 §5.12: none when %s', (_title, crop) => {
    expect(imageCrop(crop)).toBeUndefined();
  });

  it('S1 §3: edges outside of the image are clamped', () => {
    expect(imageCrop({ minY: -0.5, maxY: 1.5 })).toEqual({ minY: 0, maxY: 1 });
  });
});

describe('displayRatio', () => {
  it.each([
    ['whole', 200, 300, undefined, 1.5],
    ['cropped to a half', 200, 300, { minY: 0.25, maxY: 0.75 }, 0.75],
    ['exactly as tall as may be', 100, 210, undefined, 2.1],
    ['taller than may be', 100, 211, undefined, 2.1],
    ['a server crop that comes to the limit', 236, 553, { minY: 0, maxY: 0.896 }, 2.0995254237],
  ])('S1 §5: %s', (_title, width, height, crop, expected) => {
    expect(displayRatio(width, height, crop)).toBeCloseTo(expected, 9);
  });

  it('S1 §5: is above 0, and never above 2.1', () => {
    const edge = fc.double({ min: -2, max: 3 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1 }),
        fc.integer({ min: 1 }),
        edge,
        edge,
        (width, height, minY, maxY) => {
          const ratio = displayRatio(width, height, { minY, maxY });
          expect(ratio).toBeGreaterThanOrEqual(0);
          expect(ratio).toBeLessThanOrEqual(2.1);
        },
      ),
    );
  });
});
