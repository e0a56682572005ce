import { describe, expect, it } from 'vitest';
import {
  experienceKey,
  parsePlacedExperience,
  placedExperience,
  placedExperienceId,
  triggerableExperiences,
} from './placed-experience.js';

const undecoded = { id: '502527', placementId: '1000162' };
const placed = { placementId: '1000162', experienceId: '502527' };

describe('a placed experience', () => {
  it('S2 §7.4: is reported as {placement}%3A{experience}', () => {
    expect(placedExperienceId(placed)).toBe('1000162%3A502527');
  });

  it('S2 §3.3: is written placement:experience', () => {
    expect(experienceKey(placed)).toBe('1000162:502527');
  });

  it('S2 §1.2: belongs to a message with a placement', () => {
    expect(placedExperience({ id: '502527', placementId: '1000162' })).toEqual(placed);
    expect(placedExperience({ id: '502527' })).toBeUndefined();
    expect(placedExperience({ id: '502527', placementId: '' })).toBeUndefined();
  });

  it.each<unknown>([{ toString: null }, 1000162, null])('S2 §1.2: %j is no id', (value) => {
    expect(placedExperience({ ...undecoded, placementId: value as string })).toBeUndefined();
    expect(placedExperience({ ...undecoded, id: value as string })).toBeUndefined();
  });
});

describe('parsePlacedExperience', () => {
  it.each(['1000162:502527', ' 1000162:502527 ', '1000162%3A502527', '1000162%3a502527'])(
    'S2 §3.3: reads "%s"',
    (text) => {
      expect(parsePlacedExperience(text)).toEqual(placed);
    },
  );

  it.each(['', '1000162', '1000162:', ':502527', '1:2:3', 'a:b', '1000162-502527', null, 7, {}])(
    'S2 §3.3: refuses %j',
    (text) => {
      expect(parsePlacedExperience(text)).toBeUndefined();
    },
  );
});

describe('triggerableExperiences', () => {
  it('S2 §3.3: lists each pair once and leaves out the rest', () => {
    const triggerablePlacedExps = ['1000162:502527', 'x', '1000162%3A502527', '1:2'];
    expect(triggerableExperiences({ triggerablePlacedExps })).toEqual([
      placed,
      { placementId: '1', experienceId: '2' },
    ]);
    expect(triggerableExperiences({})).toEqual([]);
  });
});
