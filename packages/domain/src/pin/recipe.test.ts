import { describe, expect, it } from 'vitest';
import { germanCardPartsWords } from '../words/de/card.js';
import { cardPartsWords } from '../words/card.js';
import { recipeTime, recipeTimeMs } from './durations.js';

const MINUTE = 60 * 1000;

describe('recipeTime', () => {
  it.each([
    [0, undefined],
    [0.4, undefined],
    [0.5, '1m'],
    [1, '1m'],
    [1.5, '2m'],
    [59, '59m'],
    [60, '1h 0m'],
    [61, '1h 1m'],
    [95, '1h 35m'],
    [120, '2h 0m'],
  ])('S1 §9.21: %d minutes is %s', (minutes, expected) => {
    expect(recipeTime(minutes * MINUTE, cardPartsWords)).toBe(expected);
  });

  it.each([undefined, Number.NaN, -MINUTE])('S1 §9: %s is nothing', (milliseconds) => {
    expect(recipeTime(milliseconds, cardPartsWords)).toBeUndefined();
  });

  it('S1 §9: in another language', () => {
    expect(recipeTime(60 * MINUTE, germanCardPartsWords)).toBe('1 Std. 0 Min.');
    expect(recipeTime(35 * MINUTE, germanCardPartsWords)).toBe('35 Min.');
  });
});

describe('recipeTimeMs', () => {
  it.each([
    [{ totalTime: 2_100_000, cookTime: 60_000 }, 2_100_000],
    [{ cookTime: 1_500_000 }, 1_500_000],
    [{ totalTime: 0 }, undefined],
    [{}, undefined],
  ])('S1 §3: of %j is %s', (recipe, expected) => {
    expect(recipeTimeMs({ richMetadata: { recipe } })).toBe(expected);
    expect(recipeTimeMs({ richSummary: { recipe } })).toBe(expected);
  });

  it('S1 §3: of a pin without a recipe', () => {
    expect(recipeTimeMs({})).toBeUndefined();
  });
});
