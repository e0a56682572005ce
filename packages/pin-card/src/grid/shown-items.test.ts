import { describe, expect, it } from 'vitest';
import { shownItems } from './shown-items.js';

const pins = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
const keys = (...parameters: Parameters<typeof shownItems>) =>
  shownItems(...parameters).map(({ key }) => key);

describe('shownItems', () => {
  it('are the run, each under the id of its pin', () => {
    expect(keys(pins, { start: 1, end: 3 }, [])).toEqual(['b', 'c']);
    expect(keys(pins, { start: 2, end: 2 }, [])).toEqual([]);
  });

  it('are those that are held too, in order and once', () => {
    expect(keys(pins, { start: 2, end: 3 }, [0])).toEqual(['a', 'c']);
    expect(keys(pins, { start: 1, end: 2 }, [4, 0, 4, -1])).toEqual(['a', 'b', 'e']);
    expect(keys(pins, { start: 2, end: 4 }, [2])).toEqual(['c', 'd']);
  });

  it('tell two cards of one pin apart', () => {
    const twice = [{ id: 'a' }, { id: 'a' }, { id: 'b' }];
    expect(new Set(keys(twice, { start: 0, end: 3 }, [])).size).toBe(3);
  });
});
