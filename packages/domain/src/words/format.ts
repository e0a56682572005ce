const DEFAULT_LOCALE = 'en-US';

// `Intl.DisplayNames` throws on a text that does not have the form of a code.
const CODES = {
  language: /^[a-z]{2,3}([-_][a-z]{4})?([-_]([a-z]{2}|\d{3}))?$/i,
  region: /^([a-z]{2}|\d{3})$/i,
};

// Making a formatter costs more than using it a hundred times, and a grid of pins has a number on every card.
const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([locale, options]);
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locale, options);
  numberFormats.set(key, format);
  return format;
}

/** A number as people write it, such as `12,345` (S1 §3). */
export function formatNumber(value: number, locale: string = DEFAULT_LOCALE): string {
  return numberFormat(locale, {}).format(value);
}

/** A large number in few characters, such as `12K` (S1 §3). */
export function formatCompactNumber(value: number, locale: string = DEFAULT_LOCALE): string {
  return numberFormat(locale, { notation: 'compact' }).format(value);
}

/** An amount with its currency, such as `$25.00`; `currency` is an ISO 4217 code (S1 §5). */
export function formatPrice(
  amount: number,
  currency: string,
  locale: string = DEFAULT_LOCALE,
): string {
  return numberFormat(locale, { style: 'currency', currency }).format(amount);
}

/** A day such as `Sep 19, 2024`, from milliseconds since 1970, in UTC unless a time zone is named (S1 §3). */
export function formatDate(
  milliseconds: number,
  locale: string = DEFAULT_LOCALE,
  timeZone = 'UTC',
): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(milliseconds);
}

/** The name of a language, such as `German` for `de`; the code itself when it is not known (S1 §7). */
export function formatLanguage(code: string, locale: string = DEFAULT_LOCALE): string {
  return displayName(code, locale, 'language');
}

/** The name of a country, such as `Austria` for `AT`; the code itself when it is not known (S1 §7). */
export function formatCountry(code: string, locale: string = DEFAULT_LOCALE): string {
  return displayName(code, locale, 'region');
}

function displayName(code: string, locale: string, type: 'language' | 'region'): string {
  if (!CODES[type].test(code)) return code;
  const names = new Intl.DisplayNames([locale], { type, fallback: 'code' });
  return names.of(code.replaceAll('_', '-')) ?? code;
}
