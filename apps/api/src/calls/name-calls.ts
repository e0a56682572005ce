import * as z from 'zod';
import { type Call, defineCall } from '../http/call.js';
import { countryNames, localeNames } from '../names/names.js';
import { USER } from '../wire/shapes.js';
import type { Services } from '../services.js';

const NAMES = z.record(z.string(), z.string());

/** The calls of names and invite codes (S1 §7, S3 §7). */
export function nameCalls({ readInvite }: Services): readonly Call[] {
  const countries = countryNames();
  const locales = localeNames();
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
      run: () => ({ data: locales }),
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
