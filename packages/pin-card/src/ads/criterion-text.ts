import type { AdCriterion } from '@tackboard/domain/ads';
import type { AdWords } from '@tackboard/domain/words/ads';
import { formatCountry, formatLanguage } from '@tackboard/domain/words/format';

/** The names of countries and of languages by their codes, as the server has them; what is missing is asked of the browser. */
export interface CodeNames {
  readonly countries?: Readonly<Record<string, string>> | undefined;
  readonly locales?: Readonly<Record<string, string>> | undefined;
}

/** How the values of two criteria are said that servers send as words of their own (S1 §3). */
const VALUES: Readonly<Record<string, 'female' | 'male' | 'mobileWebDevice' | 'webDevice'>> = {
  'gender female': 'female',
  'gender male': 'male',
  'device web': 'webDevice',
  'device mobile web': 'mobileWebDevice',
  'device mobile_web': 'mobileWebDevice',
};

/** A reason why somebody sees an advertisement, as a sentence (S1 §5). */
export function criterionText(
  { name, value = '' }: AdCriterion,
  words: AdWords,
  names: CodeNames,
  locale?: string,
): string {
  const key = VALUES[`${name} ${value.toLowerCase()}`];
  if (key) return words[name]({ value: words[key]() });
  if (name === 'locale') {
    return words.locale({ value: names.locales?.[value] ?? formatLanguage(value, locale) });
  }
  if (name === 'region') {
    return words.region({ value: names.countries?.[value] ?? formatCountry(value, locale) });
  }
  return words[name]({ value });
}
