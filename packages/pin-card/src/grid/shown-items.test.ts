import { describe, expect, it } from 'vitest';
import { shownItems } from './shown-items.js';

const pins = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
const keys = (...parameters: Parameters<typeof shownItems>) =>
  shownItems(...parameters).map(({ key }) => key);

describe('shownItems', () => {
  it('are the pins at the indices, each under its id', () => {
    expect(keys(pins, [1, 2])).toEqual(['b', 'c']);
    expect(keys(pins, [0, 3, 4])).toEqual(['a', 'd', 'e']);
    expect(keys(pins, [])).toEqual([]);
  });

  it('tell two cards of one pin apart', () => {
    const twice = [{ id: 'a' }, { id: 'a' }, { id: 'b' }];
    expect(new Set(keys(twice, [0, 1, 2])).size).toBe(3);
  });
});
