import { usableLocale } from './locale.js';

// `Intl.DisplayNames` throws for text that is not a code.
const CODES = {
  language: /^[a-z]{2,3}([-_][a-z]{4})?([-_]([a-z]{2}|\d{3}))?$/i,
  region: /^([a-z]{2}|\d{3})$/i,
};

/** Returns the name of a language, such as `German` for `de` (S1 §7); unknown codes are returned unchanged. */
export function formatLanguage(code: string, locale?: string): string {
  return displayName(code, locale, 'language');
}

/** Returns the name of a country, such as `Austria` for `AT` (S1 §7); unknown codes are returned unchanged. */
export function formatCountry(code: string, locale?: string): string {
  return displayName(code, locale, 'region');
}

function displayName(
  code: string,
  locale: string | undefined,
  type: 'language' | 'region',
): string {
  if (!CODES[type].test(code)) return code;
  const names = new Intl.DisplayNames([usableLocale(locale)], { type, fallback: 'code' });
  return names.of(code.replaceAll('_', '-')) ?? code;
}
