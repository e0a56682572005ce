import locales from '../seed/data/locales.json' with { type: 'json' };

/** Codes that `Intl` names and that are no countries: unions, unknown and test regions. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

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
  return Object.fromEntries(locales.map((code) => [code, names.of(code) ?? code]));
}
