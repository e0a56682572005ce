import { describe, expect, it } from 'vitest';
import { topRanked } from './top-ranked.js';

describe('topRanked', () => {
  it('S3 §9.34: popularity of 3 top items', () => {
    expect(topRanked([3, 9, 1, 7, 5], (score) => score)).toEqual([9, 7, 5]);
    expect(topRanked([3, 9], (score) => score)).toEqual([9, 3]);
    expect(topRanked([3, 9, 1], (score) => score, 1)).toEqual([9]);
  });

  it('S3 §9: the list that was given is not changed', () => {
    const given = [1, 2, 3];
    topRanked(given, (score) => score);
    expect(given).toEqual([1, 2, 3]);
  });
});
