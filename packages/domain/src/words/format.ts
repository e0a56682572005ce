import { usableLocale } from './locale.js';

// `Intl.DisplayNames` throws for text that is not a code.
const CODES = {
  language: /^[a-z]{2,3}([-_][a-z]{4})?([-_]([a-z]{2}|\d{3}))?$/i,
  region: /^([a-z]{2}|\d{3})$/i,
};

// Creating a formatter costs more than using it a hundred times, and every card of a grid has a number.
const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(
  locale: string | undefined,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  const usable = usableLocale(locale);
  const key = JSON.stringify([usable, options]);
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(usable, options);
  numberFormats.set(key, format);
  return format;
}

/** Formats a number, such as `12,345` (S1 §3). */
export function formatNumber(value: number, locale?: string): string {
  return numberFormat(locale, {}).format(value);
}

/** Formats a large number, such as `12K` (S1 §3). */
export function formatCompactNumber(value: number, locale?: string): string {
  return numberFormat(locale, { notation: 'compact' }).format(value);
}

/** Formats an amount, such as `$25.00` (S1 §5); `currency` is an ISO 4217 code. */
export function formatPrice(amount: number, currency: string, locale?: string): string {
  return numberFormat(locale, { style: 'currency', currency }).format(amount);
}

/** Formats a date, such as `Sep 19, 2024`, from milliseconds since 1970, in UTC by default (S1 §3). */
export function formatDate(milliseconds: number, locale?: string, timeZone = 'UTC'): string {
  return new Intl.DateTimeFormat(usableLocale(locale), { dateStyle: 'medium', timeZone }).format(
    milliseconds,
  );
}

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
