/** The locale of the formats when the host's is not one. */
const DEFAULT_LOCALE = 'en-US';

const locales = new Map<string, string>();

/**
 * Returns a locale that `Intl` accepts (S1 §3): `de-DE` for `de_DE`, and `en-US` for text that is no locale, such as
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
