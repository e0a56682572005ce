import { describe, expect, it } from 'vitest';
import { shownItems } from './shown-items.js';

const pins = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
const keys = (...parameters: Parameters<typeof shownItems>) =>
  shownItems(...parameters).map(({ key }) => key);

describe('shownItems', () => {
  it('are the run, as far as there are pins', () => {
    expect(keys(pins, { start: 1, end: 3 }, null)).toEqual(['b', 'c']);
    expect(keys(pins, { start: 3, end: 9 }, null)).toEqual(['d', 'e']);
    expect(keys(pins, { start: 7, end: 9 }, null)).toEqual([]);
  });

  it('hold the card that has the focus, in order and once', () => {
    expect(keys(pins, { start: 2, end: 3 }, pins[0] ?? null)).toEqual(['a', 'c']);
    expect(keys(pins, { start: 2, end: 3 }, pins[4] ?? null)).toEqual(['c', 'e']);
    expect(keys(pins, { start: 2, end: 4 }, pins[2] ?? null)).toEqual(['c', 'd']);
  });

  it('forget the card of a pin that is gone', () => {
    expect(keys(pins, { start: 0, end: 1 }, { id: 'gone' })).toEqual(['a']);
  });

  it('tell two cards of one pin apart', () => {
    const twice = [{ id: 'a' }, { id: 'a' }, { id: 'b' }];
    expect(new Set(keys(twice, { start: 0, end: 3 }, null)).size).toBe(3);
  });
});
