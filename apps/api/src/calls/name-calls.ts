import * as z from 'zod';
import { type Call, defineCall } from '../http/call.js';
import locales from '../seed/data/locales.json' with { type: 'json' };
import { USER } from '../wire/shapes.js';
import type { Services } from '../services.js';

/** Codes that `Intl` names and that are no countries: unions, unknown and test regions. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** The English names of all countries by their ISO 3166 codes (S1 §7). */
function countryNames(): Readonly<Record<string, string>> {
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
function localeNames(): Readonly<Record<string, string>> {
  const names = new Intl.DisplayNames(['en'], { type: 'language' });
  return Object.fromEntries(locales.map((code) => [code, names.of(code) ?? code]));
}

const NAMES = z.record(z.string(), z.string());

/** The calls of names and invite codes (S1 §7, S3 §7). */
export function nameCalls({ readInvite }: Services): readonly Call[] {
  const countries = countryNames();
  const languages = localeNames();
  return [
    defineCall({
      endpoint: 'readCountries GET /resource/CountriesResource/get/',
      summary: 'The names of countries by code (S1 §7)',
      input: z.strictObject({}),
      response: NAMES,
      run: () => ({ data: countries }),
    }),
    defineCall({
      endpoint: 'readLocales GET /resource/LocalesResource/get/',
      summary: 'The names of languages by code (S1 §7)',
      input: z.strictObject({}),
      response: NAMES,
      run: () => ({ data: languages }),
    }),
    defineCall({
      endpoint: 'readInvite GET /resource/InviteCodeMetadataResource/get/',
      summary: 'The sender and channel of an invite code (S3 §4.6 §7)',
      input: z.strictObject({ invite_code: z.string().min(1).max(200) }),
      response: z.looseObject({ sender: USER, invite_channel: z.number() }),
      run: ({ input, viewer }) => ({ data: readInvite(viewer, input.invite_code) }),
    }),
  ];
}
