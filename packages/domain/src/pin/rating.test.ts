import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasRating, pinRating, starRating } from './rating.js';
import cases from './rating.cases.json' with { type: 'json' };

describe('starRating', () => {
  it.each(cases)('S3 §5.7 §5.8 stars: $title', ({ aggregate, full, half, empty }) => {
    expect(starRating(aggregate)).toMatchObject({ full, half, empty });
  });

  it.each([
    ['no rating', undefined],
    ['a rating that is no number', { rating: Number.NaN }],
    ['an endless rating', { rating: Infinity }],
    ['a maximum of 0', { rating: 3, maxRating: 0 }],
    ['a maximum below 0', { rating: 3, maxRating: -5 }],
    ['a maximum that is no number', { rating: 3, maxRating: Number.NaN }],
  ])('S3 §5 stars: none for %s', (_title, aggregate) => {
    expect(starRating(aggregate)).toBeUndefined();
  });

  it('S3 §3.22: the value is scaled to 5, and the count comes along', () => {
    expect(starRating({ rating: 7, maxRating: 10, ratingCount: 12 })).toEqual({
      value: 3.5,
      full: 3,
      half: 1,
      empty: 1,
      count: 12,
    });
  });

  it('S3 §5 stars: always five, and more rating is never fewer stars', () => {
    const rating = fc.double({ min: -1, max: 12, noNaN: true });
    const stars = (value: number) => starRating({ rating: value, maxRating: 10 });
    fc.assert(
      fc.property(rating, rating, (one, other) => {
        const low = stars(Math.min(one, other));
        const high = stars(Math.max(one, other));
        if (!low || !high) throw new Error('a finite rating has stars');
        expect(low.full + low.half + low.empty).toBe(5);
        expect(low.full + low.half / 2).toBeLessThanOrEqual(high.full + high.half / 2);
      }),
    );
  });
});

describe('pinRating', () => {
  it('S3 §3: of the summary, else of the metadata', () => {
    const four = { aggregateRating: { rating: 4 } };
    const two = { aggregateRating: { rating: 2 } };
    expect(pinRating({ richSummary: four, richMetadata: two })?.full).toBe(4);
    expect(pinRating({ richSummary: {}, richMetadata: two })?.full).toBe(2);
    expect(pinRating({})).toBeUndefined();
  });

  it.each([
    [{ rating: 0 }, true],
    [{ rating: 4, maxRating: 10 }, true],
    [{ rating: 4, maxRating: 0 }, false],
    [{ rating: Number.NaN }, false],
    [{}, false],
    [undefined, false],
  ])('S3 §3: whether %j has stars is known before they are drawn: %s', (aggregateRating, has) => {
    const pin = { richSummary: aggregateRating ? { aggregateRating } : {} };
    expect(hasRating(pin)).toBe(has);
    expect(pinRating(pin) !== undefined).toBe(has);
  });
});
