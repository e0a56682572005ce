import { describe, expect, it } from 'vitest';
import { seededRandom } from './random.js';

describe('seededRandom', () => {
  it('never changes: seeded pictures and rows depend on it', () => {
    const random = seededRandom('tackboard');
    expect([random.whole(0, 999), random.whole(0, 999), random.whole(0, 999)]).toEqual([
      975, 459, 989,
    ]);
  });

  it('shuffles without losing or repeating anything', () => {
    const list = Array.from({ length: 50 }, (_, index) => index);
    const shuffled = seededRandom('cards').shuffle(list);
    expect(shuffled).not.toEqual(list);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(list);
  });

  it('throws when it picks from an empty list', () => {
    expect(() => seededRandom('x').pick([])).toThrow('pick() needs a non-empty list.');
  });
});
