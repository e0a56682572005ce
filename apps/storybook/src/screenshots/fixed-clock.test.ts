import { describe, expect, it } from 'vitest';
import { FixedDate, seededRandom } from './fixed-clock.ts';

const START_MS = Date.parse('2026-06-15T09:30:00Z');
const MINUTE_MS = 60_000;

describe('FixedDate', () => {
  it('starts at the same moment, and runs on', () => {
    FixedDate.restart();
    const first = FixedDate.now();
    expect(first).toBeGreaterThanOrEqual(START_MS);
    expect(first).toBeLessThan(START_MS + MINUTE_MS);
    expect(new FixedDate().getTime()).toBeGreaterThanOrEqual(first);
    expect(new FixedDate()).toBeInstanceOf(Date);
  });

  it('leaves given dates alone', () => {
    expect(new FixedDate(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
    expect(new FixedDate(2020, 1, 29, 12).getMonth()).toBe(1);
    expect(new FixedDate('2020-02-29T00:00:00Z').getTime()).toBe(1_582_934_400_000);
    expect(FixedDate.UTC(2020, 0, 1)).toBe(1_577_836_800_000);
  });
});

describe('seededRandom', () => {
  it('repeats its numbers, all of them from 0 to below 1', () => {
    const [one, other] = [seededRandom(1), seededRandom(1)];
    const numbers = Array.from({ length: 1000 }, one);
    expect(Array.from({ length: 1000 }, other)).toEqual(numbers);
    expect(new Set(numbers).size).toBeGreaterThan(990);
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    expect(seededRandom(2)()).not.toBe(numbers[0]);
  });
});
