import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayRatio, imageCrop } from './image-crop.js';
import { arbitraryPin } from '../testing/arbitraries.js';
import { imageSources, visualRatio } from './image.js';
import type { Pin } from './pin.js';

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

const whole = { url: '/236.jpg', width: 236, height: 354 };
const cut = { url: '/136.jpg', width: 136, height: 136 };
const half = { minY: 0.25, maxY: 0.75 };

describe('visualRatio', () => {
  it.each([
    ['height by width', { images: { '236x': whole } }, 1.5],
    ['the first size of the six', { images: { '136x136': cut, '170x': whole } }, 1.5],
    ['cropped', { images: { '236x': whole }, imageCrop: half }, 0.75],
    ['one edge is no crop', { images: { '236x': whole }, imageCrop: { minY: 0.5 } }, 1.5],
    ['a size of its own form is not cropped', { images: { '136x136': cut }, imageCrop: half }, 1],
    ['2.1 fits', { images: { '236x': { url: '/a.jpg', width: 100, height: 210 } } }, 2.1],
    ['taller is cut', { images: { '236x': { url: '/a.jpg', width: 100, height: 211 } } }, 2.1],
    [
      'tall and cropped',
      { images: { '236x': { url: '/a.jpg', width: 100, height: 300 } }, imageCrop: half },
      1.5,
    ],
    ['the form of another size', { images: { '236x': { url: '/a.jpg' }, orig: whole } }, 1.5],
    ['an unknown form is square', { images: { '236x': { url: '/a.jpg' } } }, 1],
    ['and cropped', { images: { '236x': { url: '/a.jpg' } }, imageCrop: half }, 0.5],
    ['orig before originals', { images: { originals: cut, orig: whole } }, 1.5],
    ['a picture without a url is none', { images: { '236x': { ...cut, url: ' ' } } }, 1],
    ['the original by its other name', { images: { originals: whole } }, 1.5],
    ['none of the six: the largest', { images: { '345x': cut, '564x': whole } }, 1.5],
    ['no picture', { images: {} }, 1],
    ['no pictures at all', {}, 1],
  ])('S1 §5: %s', (_title, pin, expected) => {
    expect(visualRatio(pin)).toBe(expected);
  });

  it('S1 §5: the ratio of the full rule, for any pin', () => {
    const keys = ['60x60', '136x136', '170x', '236x', '474x', '564x', '600x315', 'orig'];
    const pixels = fc.option(fc.integer({ min: -1, max: 3000 }), { nil: undefined });
    const image = fc.record({
      url: fc.constantFrom('', ' ', '/a.jpg'),
      width: pixels,
      height: pixels,
    });
    const edge = fc.option(fc.double({ min: -0.5, max: 1.5 }), { nil: undefined });
    const displayed = fc.record({
      images: fc.dictionary(fc.constantFrom(...keys, 'originals'), image),
      imageCrop: fc.option(fc.record({ minY: edge, maxY: edge }), { nil: undefined }),
    });
    const isSame = (pin: Pick<Pin, 'images' | 'imageCrop'>) => {
      expect(visualRatio(pin)).toBe(imageSources(pin)?.ratio ?? 1);
    };
    fc.assert(fc.property(displayed, isSame), { numRuns: 2000 });
    fc.assert(fc.property(arbitraryPin, isSame));
  });
});
