import { FIRST_NAME_MAX } from '@tackboard/domain';
import * as z from 'zod';
import { ResourceError } from '../errors/resource-error.js';
import { type Call, defineCall, defineWrite } from '../http/call.js';
import { boolean, id, line, optionalId } from '../http/fields.js';
import { setCookiePreferences } from '../http/visit.js';
import { NOTHING, USER } from '../wire/shapes.js';
import type { Services } from '../services.js';

/** The longest name of a person, of a country or locale code, and of a gender. */
const NAME_MAX = 80;
const CODE_MAX = 20;

/** More than a visitor can save (S1 §9), for lists of older pages. */
const MERGED_MAX = 50;

/** Guessing addresses one by one takes long. */
const EMAIL_REQUESTS_PER_MINUTE = 20;

const EMAIL = z.email().max(254);

const ACCOUNT = {
  full_name: line(NAME_MAX).optional(),
  first_name: line(FIRST_NAME_MAX).optional(),
  gender: line(CODE_MAX).optional(),
  email: EMAIL.optional(),
  country: z
    .string()
    .regex(/^[A-Za-z]{2}$/, 'must be a two-letter country code')
    .transform((code) => code.toUpperCase())
    .optional(),
  locale: line(CODE_MAX).optional(),
  is_partner: boolean,
  save_behavior: z
    .union([z.literal([0, 1]), z.enum(['0', '1']).transform((text) => Number(text) as 0 | 1)])
    .optional(),
};

const COOKIES = {
  allow_analytic_cookies: boolean,
  allow_marketing_cookies: boolean,
  allow_personalization_cookies: boolean,
  surface_tag: z.string().max(200).nullish(),
};

const STATE = z.string().min(1).max(100);

type AccountInput = z.output<z.ZodObject<typeof ACCOUNT>>;

function accountChanges(input: AccountInput) {
  return {
    fullName: input.full_name,
    firstName: input.first_name,
    gender: input.gender,
    email: input.email,
    country: input.country,
    locale: input.locale,
    isPartner: input.is_partner,
    saveBehavior: input.save_behavior,
  };
}

/** The calls of the viewer's account, settings and states (S1 §4 §7, S2 §7, S3 §7). */
export function accountCalls({ accounts, findPin, readUser, savePin }: Services): readonly Call[] {
  return [
    defineWrite({
      endpoint: 'updateAccount POST /v3/users/me/',
      summary: "Changes fields of the viewer's account; absent ones stay (S3 §7)",
      input: z.strictObject(ACCOUNT),
      response: USER,
      run: ({ input, viewer, userId }) => {
        accounts.change(userId, accountChanges(input));
        return { data: readUser(viewer) };
      },
    }),
    defineCall({
      endpoint: 'emailExists GET /v3/register/exists/',
      summary: 'Whether an email address has an account (S3 §7)',
      input: z.strictObject({ email: EMAIL }),
      response: z.boolean(),
      requestsPerMinute: EMAIL_REQUESTS_PER_MINUTE,
      run: ({ input }) => ({ data: accounts.emailExists(input.email) }),
    }),
    defineCall({
      endpoint: 'readUserState GET /resource/UserStateResource/get/',
      summary: 'A stored state of the viewer, such as QUICK_SAVES_BOARD_ID (S1 §7)',
      input: z.strictObject({ state: STATE }),
      response: z.looseObject({ state: z.string(), value: z.string().nullable() }),
      needsSignIn: true,
      run: ({ input: { state }, userId }) => ({
        data: { state, value: accounts.state(userId, state) },
      }),
    }),
    defineWrite({
      endpoint: 'saveUserState POST /resource/UserStateResource/create/',
      summary: 'Stores a state of the viewer (S3 §7)',
      input: z.strictObject({ state: STATE, value: z.string().max(4000) }),
      response: z.looseObject({ state: z.string(), value: z.string() }),
      run: ({ input: { state, value }, userId }) => {
        accounts.setState(userId, state, value);
        return { data: { state, value } };
      },
    }),
    defineCall({
      endpoint: 'updateSettings PUT /resource/UserSettingsResource/update/',
      summary: 'Changes settings of the viewer; a visitor chooses cookies only (S2 §7)',
      input: z.strictObject({ ...ACCOUNT, ...COOKIES }),
      response: NOTHING,
      isKeyed: true,
      run: ({ input, viewer: { userId }, context }) => {
        const cookies = {
          allowAnalyticCookies: input.allow_analytic_cookies,
          allowMarketingCookies: input.allow_marketing_cookies,
          allowPersonalizationCookies: input.allow_personalization_cookies,
        };
        const settings = accountChanges(input);
        if (userId !== null) {
          const surfaceTag = input.surface_tag ?? undefined;
          accounts.change(userId, { ...settings, ...cookies, surfaceTag });
          return { data: null };
        }
        if (Object.values(settings).some((value) => value !== undefined))
          throw new ResourceError('signInRequired');
        setCookiePreferences(context, cookies);
        return { data: null };
      },
    }),
    defineWrite({
      endpoint: 'mergeSavedPins POST /resource/UnauthPinsResource/create/',
      summary: 'Saves what a visitor saved before the login, once (S1 §4, name ours)',
      input: z.strictObject({
        pin_ids: z.array(id).max(MERGED_MAX),
        unauth_pin_id: optionalId,
      }),
      response: z.looseObject({ pin_ids: z.array(z.string()) }),
      action: 'save',
      run: ({ input, userId }) => {
        const { pin_ids: pinIds, unauth_pin_id: unauthPinId } = input;
        const all = new Set(unauthPinId === null ? pinIds : [...pinIds, unauthPinId]);
        // A pin that has been deleted since is skipped, so that the others are still merged.
        const kept = [...all].filter((pinId) => findPin({ userId }, pinId) !== undefined);
        for (const pinId of kept) savePin(userId, { pinId, boardId: null, sectionId: null });
        return { data: { pin_ids: kept } };
      },
    }),
  ];
}
