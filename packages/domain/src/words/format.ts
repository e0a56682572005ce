/** The locale of the formats when the host's is not one. */
const DEFAULT_LOCALE = 'en-US';

const locales = new Map<string, string>();

/**
 * Returns a locale that `Intl` accepts: `de-DE` for `de_DE`, and `en-US` for text that is no locale, such as
 * `''`, `*` or the `C` of a server's environment. `Intl` throws for those, and would take the card with it.
 */
export function usableLocale(locale: string = DEFAULT_LOCALE): string {
  const known = locales.get(locale);
  if (known !== undefined) return known;
  const usable = canonicalLocale(locale) ?? DEFAULT_LOCALE;
  locales.set(locale, usable);
  return usable;
}

function canonicalLocale(locale: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0];
  } catch {
    return undefined; // not a locale
  }
}

// Right-to-left scripts, and controls that change the direction of what follows them.
const CHANGES_DIRECTION =
  /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * Returns a name with direction isolates around it, so that a right-to-left name does not reorder the sentence
 * that it stands in. Names without right-to-left text or controls are returned unchanged.
 */
export function isolate(name: string): string {
  return CHANGES_DIRECTION.test(name) ? `\u2068${name}\u2069` : name;
}

const pluralRules = new Map<string, Intl.PluralRules>();

/** A number in a text, and the locale that formats it; by default the language of the text. */
export interface Count {
  readonly count: number;
  readonly locale?: string | undefined;
}

/** Returns the form of a text for a count, in a language with two forms, such as English and German. */
export function plural(language: 'en' | 'de', count: number, one: string, other: string): string {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return rules.select(count) === 'one' ? one : other;
}

/** Returns a formatted count and its noun, such as `1 rating` or `1,234 ratings`. */
export function counted(
  language: 'en' | 'de',
  { count, locale = language }: Count,
  one: string,
  other: string,
): string {
  return `${formatNumber(count, locale)} ${plural(language, count, one, other)}`;
}

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

/** Formats a number, such as `12,345`. */
export function formatNumber(value: number, locale?: string): string {
  return numberFormat(locale, {}).format(value);
}

/** Formats a large number, such as `12K`. */
export function formatCompactNumber(value: number, locale?: string): string {
  return numberFormat(locale, { notation: 'compact' }).format(value);
}

// `Intl.NumberFormat` throws for text that is not a code.
const CURRENCY_CODE = /^[a-z]{3}$/i;

/**
 * Formats an amount, such as `$25.00`; `currency` is an ISO 4217 code. Any other text follows the number: `25
 * points`.
 */
export function formatPrice(amount: number, currency: string, locale?: string): string {
  if (!CURRENCY_CODE.test(currency)) return `${formatNumber(amount, locale)} ${currency}`.trim();
  return numberFormat(locale, { style: 'currency', currency }).format(amount);
}

// `Intl.DisplayNames` throws for text that is not a code.
const CODES = {
  language: /^[a-z]{2,3}([-_][a-z]{4})?([-_]([a-z]{2}|\d{3}))?$/i,
  region: /^([a-z]{2}|\d{3})$/i,
};

/** Returns the name of a language, such as `German` for `de`; unknown codes are returned unchanged. */
export function formatLanguage(code: string, locale?: string): string {
  return displayName(code, locale, 'language');
}

/** Returns the name of a country, such as `Austria` for `AT`; unknown codes are returned unchanged. */
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

/** Formats a date, such as `Sep 19, 2024`, from milliseconds since 1970, in UTC by default. */
export function formatDate(milliseconds: number, locale?: string, timeZone = 'UTC'): string {
  return new Intl.DateTimeFormat(usableLocale(locale), { dateStyle: 'medium', timeZone }).format(
    milliseconds,
  );
}
