/** Codes that `Intl` names and that are no countries: unions, unknown and test regions. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** The languages of the site. */
const LOCALES = [
  'ar-SA',
  'cs-CZ',
  'da-DK',
  'de-DE',
  'el-GR',
  'en-AU',
  'en-CA',
  'en-GB',
  'en-IN',
  'en-US',
  'es-AR',
  'es-ES',
  'es-MX',
  'fi-FI',
  'fr-CA',
  'fr-FR',
  'he-IL',
  'hi-IN',
  'hu-HU',
  'id-ID',
  'it-IT',
  'ja-JP',
  'ko-KR',
  'ms-MY',
  'nb-NO',
  'nl-NL',
  'pl-PL',
  'pt-BR',
  'pt-PT',
  'ro-RO',
  'ru-RU',
  'sk-SK',
  'sv-SE',
  'th-TH',
  'tr-TR',
  'uk-UA',
  'vi-VN',
  'zh-CN',
  'zh-TW',
] as const;

type Names = Readonly<Record<string, string>>;

/** The English names of all countries by their ISO 3166 codes (S1 §7). */
export function countryNames(): Names {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const entries = LETTERS.flatMap((first) =>
    LETTERS.flatMap((second) => {
      const code = first + second;
      // A former code, such as SU, has become another one.
      const isCurrent = new Intl.Locale(`und-${code}`).region === code && !NO_COUNTRIES.has(code);
      const name = isCurrent ? names.of(code) : undefined;
      return name === undefined ? [] : [[code, name] as const];
    }),
  );
  return Object.fromEntries(entries);
}

/** The English names of the site's languages by their codes (S1 §7). */
export function localeNames(): Names {
  const names = new Intl.DisplayNames(['en'], { type: 'language' });
  return Object.fromEntries(LOCALES.map((code) => [code, names.of(code) ?? code]));
}
