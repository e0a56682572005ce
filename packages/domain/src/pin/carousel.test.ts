import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carouselArrows, carouselGesture, carouselSlots, moveCarousel } from './carousel.js';
import { closeupSlots, productSlots } from './closeup.js';

describe('carouselArrows', () => {
  it.each([
    [0, 3, { previous: false, next: true }],
    [1, 3, { previous: true, next: true }],
    [2, 3, { previous: true, next: false }],
    [0, 1, { previous: false, next: false }],
    [0, 0, { previous: false, next: false }],
  ])('S1 §4, S3 §4.7: at %i of %i: %j', (index, count, expected) => {
    expect(carouselArrows(index, count)).toEqual(expected);
  });
});

describe('moveCarousel', () => {
  it.each([
    ['one on', 0, 1, 3, 1],
    ['one back', 1, -1, 3, 0],
    ['not before the first', 0, -1, 3, 0],
    ['not past the last', 2, 1, 3, 2],
    ['a page on', 0, 2, 5, 2],
    ['no slots', 0, 1, 0, 0],
  ])('S3 §4.7: %s', (_title, index, by, count, expected) => {
    expect(moveCarousel(index, by, count)).toBe(expected);
  });

  it('S3 §4.7: stays within the slots, and a disabled arrow moves nothing', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.integer({ min: 1, max: 20 }), (at, count) => {
        const index = Math.min(at, count - 1);
        const { previous, next } = carouselArrows(index, count);
        expect(moveCarousel(index, 1, count)).toBe(next ? index + 1 : index);
        expect(moveCarousel(index, -1, count)).toBe(previous ? index - 1 : index);
      }),
    );
  });
});

describe('carouselGesture', () => {
  const on = { ad_carousel: 'enabled' };
  const touch = (durationMs: number, deltaX: number, deltaY = 0) => ({
    durationMs,
    deltaX,
    deltaY,
  });

  it.each([
    ['to the left in 499 ms', touch(499, -40), 'next'],
    ['to the right in 499 ms', touch(499, 40), 'previous'],
    ['in exactly 500 ms', touch(500, -40), 'none'],
    ['in 501 ms', touch(501, -40), 'none'],
    ['more down than across', touch(100, -40, 41), 'none'],
    ['as much down as across', touch(100, -40, 40), 'none'],
    ['a little more across than down', touch(100, -41, 40), 'next'],
    ['11 px', touch(100, -11), 'next'],
    ['10 px are no swipe', touch(100, -10), 'none'],
    ['held for 501 ms', touch(501, 0), 'longPress'],
    ['held for 501 ms within 10 px', touch(501, 10, -10), 'longPress'],
    ['held for exactly 500 ms', touch(500, 0), 'none'],
    ['held for 501 ms and moved 11 px', touch(501, 0, 11), 'none'],
    ['a short press', touch(100, 0), 'none'],
  ])('S1 §4: %s', (_title, given, expected) => {
    expect(carouselGesture(given, on)).toBe(expected);
  });

  it('S1 §4: a swipe counts only in the ad carousel experiment, a long press always', () => {
    expect(carouselGesture(touch(100, -40), { ad_carousel: 'control' })).toBe('none');
    expect(carouselGesture(touch(100, -40), undefined)).toBe('none');
    expect(carouselGesture(touch(600, 0), undefined)).toBe('longPress');
  });
});

describe('slots', () => {
  it('S1 §3: those of the carousel', () => {
    expect(carouselSlots({ carouselData: { carouselSlots: [{ id: '1' }] } })).toEqual([
      { id: '1' },
    ]);
    expect(carouselSlots({})).toEqual([]);
  });

  it('S2 §3.27: the images of a product are keyed by their signature', () => {
    const images = { '736x': { url: '/a.jpg' } };
    const additionalImages = [
      { imageSignature: 'abc', images },
      { images },
      { imageSignature: 'def' },
    ];
    expect(productSlots({ additionalImages })).toEqual([
      { id: 'abc', imageSignature: 'abc', images },
    ]);
    expect(productSlots(undefined)).toEqual([]);
  });

  it('S2 §3: are on the page of a pin beside its own picture, unless it has slots', () => {
    const images = { '236x': { url: 'https://i.example/a.jpg', width: 236, height: 354 } };
    const product = { additionalImages: [{ imageSignature: 'abc', images }] };
    const pin = { imageSignature: 'own', images, richMetadata: { products: [product] } };
    const further = { id: 'abc', imageSignature: 'abc', images };
    expect(closeupSlots(pin)).toEqual([{ id: 'own', images }, further]);
    expect(closeupSlots({ ...pin, richMetadata: { products: [{}] } })).toEqual([]);
    const carouselData = { carouselSlots: [{ id: '1' }] };
    expect(closeupSlots({ ...pin, carouselData })).toEqual([{ id: '1' }]);
  });
});
