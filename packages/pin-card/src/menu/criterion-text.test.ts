import type { AdCriterion } from '@tackboard/domain';
import { adWords } from '@tackboard/domain/words';
import { describe, expect, it } from 'vitest';
import { criterionText } from './ad-reasons.js';

const CASES: readonly (readonly [AdCriterion, string])[] = [
  [{ name: 'customerList' }, "You're on a customer list that the advertiser uploaded."],
  [{ name: 'interest', value: 'stoneware' }, "You're interested in stoneware."],
  [{ name: 'gender', value: 'FEMALE' }, 'Your gender: female.'],
  [{ name: 'gender', value: 'MALE' }, 'Your gender: male.'],
  [{ name: 'device', value: 'web' }, "You're using a computer."],
  [{ name: 'device', value: 'mobile web' }, "You're using a phone."],
  [{ name: 'device', value: 'a fridge' }, "You're using a fridge."],
  [{ name: 'locale', value: 'de-AT' }, 'Your language: Austrian German.'],
  [{ name: 'region', value: 'AT' }, "You're in Austria."],
  [{ name: 'region', value: 'Upper Austria' }, "You're in Upper Austria."],
];

describe('criterionText (S1 §3 §5)', () => {
  it.each(CASES)('%j: %s', (criterion, expected) => {
    expect(criterionText(criterion, adWords, {})).toBe(expected);
  });

  it('prefers the names from the server (S1 §7)', () => {
    const names = { countries: { AT: 'Österreich' }, locales: { 'de-AT': 'Deutsch' } };
    const region = criterionText({ name: 'region', value: 'AT' }, adWords, names);
    const locale = criterionText({ name: 'locale', value: 'de-AT' }, adWords, names);
    expect([region, locale]).toEqual(["You're in Österreich.", 'Your language: Deutsch.']);
  });

  it("uses the browser's names in the locale of the page", () => {
    expect(criterionText({ name: 'region', value: 'AT' }, adWords, {}, 'de')).toBe(
      "You're in Österreich.",
    );
  });
});
