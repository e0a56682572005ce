import type { AdCriterion } from '@tackboard/domain';
import { type AdWords, formatCountry, formatLanguage } from '@tackboard/domain/words';

/** Names of countries and languages from the server, by their codes. The browser's names are the fallback. */
export interface CodeNames {
  readonly countries?: Readonly<Record<string, string>> | undefined;
  readonly locales?: Readonly<Record<string, string>> | undefined;
}

/** The words for values of the criteria gender and device, by criterion and value. */
const VALUES: Readonly<Record<string, 'female' | 'male' | 'mobileWebDevice' | 'webDevice'>> = {
  'gender female': 'female',
  'gender male': 'male',
  'device web': 'webDevice',
  'device mobile web': 'mobileWebDevice',
  'device mobile_web': 'mobileWebDevice',
};

/** Returns the sentence for one reason why the viewer sees an ad. */
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
