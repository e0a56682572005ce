import { describe, expect, it } from 'vitest';
import { isEligible } from './rules.js';

const hero = { id: '500863', type: 13 };

describe('isEligible', () => {
  it('S2 §4.12: accepts an experience by its id, whatever its type', () => {
    expect(isEligible(hero, { ids: ['500863'], types: [14] })).toBe(true);
  });

  it('S2 §4.12: otherwise accepts it by its type', () => {
    expect(isEligible(hero, { ids: ['502597'], types: [13] })).toBe(true);
  });

  it('S2 §4.12: otherwise calls the predicate', () => {
    const called: string[] = [];
    const predicate = (experience: typeof hero) => {
      called.push(experience.id);
      return experience.type > 12;
    };
    expect(isEligible(hero, { ids: [], types: [14], predicate })).toBe(true);
    expect(isEligible({ id: '1', type: 12 }, { predicate })).toBe(false);
    expect(called).toEqual(['500863', '1']);
  });

  it('S2 §4.12: does not call the predicate when a list matches', () => {
    const predicate = () => {
      throw new Error('the list matches');
    };
    expect(isEligible(hero, { ids: ['500863'], predicate })).toBe(true);
    expect(isEligible(hero, { types: [13], predicate })).toBe(true);
  });

  it('S2 §3.1: an experience without a type matches no list of types', () => {
    expect(isEligible({ id: '500863' }, { types: [13] })).toBe(false);
    expect(isEligible({ id: '500863' }, { ids: ['500863'], types: [13] })).toBe(true);
  });

  it('accepts nothing without a rule', () => {
    expect(isEligible(hero, {})).toBe(false);
  });
});
