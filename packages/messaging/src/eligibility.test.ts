import { describe, expect, it } from 'vitest';
import { isEligible } from './eligibility.js';

const hero = { id: '500863', type: 13 };

describe('isEligible', () => {
  it('S2 §4: takes an experience whose id is listed, whatever its type', () => {
    expect(isEligible(hero, { ids: ['500863'], types: [14] })).toBe(true);
  });

  it('S2 §4: otherwise takes it when its type is listed', () => {
    expect(isEligible(hero, { ids: ['502597'], types: [13] })).toBe(true);
  });

  it('S2 §4: otherwise asks the predicate', () => {
    const asked: string[] = [];
    const predicate = (experience: typeof hero) => {
      asked.push(experience.id);
      return experience.type > 12;
    };
    expect(isEligible(hero, { ids: [], types: [14], predicate })).toBe(true);
    expect(isEligible({ id: '1', type: 12 }, { predicate })).toBe(false);
    expect(asked).toEqual(['500863', '1']);
  });

  it('S2 §4: does not ask the predicate when a list has said yes', () => {
    const predicate = () => {
      throw new Error('the list had decided');
    };
    expect(isEligible(hero, { ids: ['500863'], predicate })).toBe(true);
    expect(isEligible(hero, { types: [13], predicate })).toBe(true);
  });

  it('takes nothing without a rule', () => {
    expect(isEligible(hero, {})).toBe(false);
  });
});
