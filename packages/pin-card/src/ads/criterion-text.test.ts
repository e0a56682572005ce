import type { AdCriterion } from '@tackboard/domain/ads';
import { adWords } from '@tackboard/domain/words/ads';
import { describe, expect, it } from 'vitest';
import { criterionText } from './criterion-text.js';

const CASES: readonly (readonly [AdCriterion, string])[] = [
  [{ name: 'customerList' }, 'You are on a list of customers that the advertiser uploaded.'],
  [{ name: 'interest', value: 'stoneware' }, 'You are interested in stoneware.'],
  [{ name: 'gender', value: 'FEMALE' }, 'Your gender: female.'],
  [{ name: 'gender', value: 'MALE' }, 'Your gender: male.'],
  [{ name: 'device', value: 'web' }, 'You are using a computer.'],
  [{ name: 'device', value: 'mobile web' }, 'You are using a phone.'],
  [{ name: 'device', value: 'a fridge' }, 'You are using a fridge.'],
  [{ name: 'locale', value: 'de-AT' }, 'Your language: Austrian German.'],
  [{ name: 'region', value: 'AT' }, 'You are in Austria.'],
  [{ name: 'region', value: 'Upper Austria' }, 'You are in Upper Austria.'],
];

describe('criterionText (S1 §3 §5)', () => {
  it.each(CASES)('%j: %s', (criterion, expected) => {
    expect(criterionText(criterion, adWords, {})).toBe(expected);
  });

  it('prefers the names from the server (S1 §7)', () => {
    const names = { countries: { AT: 'Österreich' }, locales: { 'de-AT': 'Deutsch' } };
    const region = criterionText({ name: 'region', value: 'AT' }, adWords, names);
    const locale = criterionText({ name: 'locale', value: 'de-AT' }, adWords, names);
    expect([region, locale]).toEqual(['You are in Österreich.', 'Your language: Deutsch.']);
  });

  it("uses the browser's names in the locale of the page", () => {
    expect(criterionText({ name: 'region', value: 'AT' }, adWords, {}, 'de')).toBe(
      'You are in Österreich.',
    );
  });
});
