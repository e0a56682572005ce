import type {
  Account,
  MergeSavedPinsRequest,
  ReadOptions,
  SaveCookiesOptions,
} from '@tackboard/domain';
import type { CookiePreferences } from '@tackboard/domain/experience';
import { decodeAccount, encodeCookiePreferences } from '@tackboard/domain/wire';
import {
  EMAIL_EXISTS,
  MERGE_SAVED_PINS,
  READ_USER,
  READ_USER_STATE,
  SAVE_USER_STATE,
  UPDATE_ACCOUNT,
  UPDATE_SETTINGS,
} from '../endpoints.js';
import type { Client } from '../client.js';
import { type Read, readCall, sendWrite, type Write, writeCall } from '../resource-call.js';
import { readModel } from '../decoded.js';
import type { Payload } from '../payload.js';

/** Changes fields of the viewer's account, by the server's names (S3 §7.24, `/v3/users/me/`). */
export const updateAccount: Write<Payload> = (client, fields, options) =>
  sendWrite(client, UPDATE_ACCOUNT, fields, options);

/** Returns whether an email address has an account (S3 §7.25). Servers limit the rate of this call. */
export const emailExists: Read<string, boolean> = (client, email, options = {}) =>
  readModel(client, EMAIL_EXISTS, { email }, options, (data) =>
    typeof data === 'boolean' ? data : undefined,
  );

/** Reads a state of the viewer, such as `QUICK_SAVES_BOARD_STATE`; undefined when there is none (S1 §7.8). */
export const readUserState: Read<string, string | undefined> = async (
  client,
  state,
  options = {},
) => {
  const { data } = await readCall(client, READ_USER_STATE, { state }, options);
  const value: unknown =
    typeof data === 'object' && data !== null && 'value' in data ? data.value : data;
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** Stores a state of the viewer (S3 §7.23, `UserStateResource`). */
export const saveUserState: Write<{ readonly state: string; readonly value: string }> = (
  client,
  { state, value },
  options,
) => sendWrite(client, SAVE_USER_STATE, { state, value }, options);

/** Adds the pins that a visitor saved to the profile they logged in to (S1 §4.32). */
export const mergeSavedPins: Write<MergeSavedPinsRequest> = (
  client,
  { pinIds, unauthPinId },
  options,
) => {
  const payload = { pin_ids: pinIds, unauth_pin_id: unauthPinId };
  return sendWrite(client, MERGE_SAVED_PINS, payload, options);
};

/**
 * Changes settings of the viewer, by the server's names, and reads the viewer again (`UserSettingsResource`). The
 * response to the change is not read. Returns undefined when the viewer cannot be read: the change stands.
 */
export const updateSettings: Write<Payload, Account | undefined> = async (
  client,
  settings,
  options,
) => {
  await writeCall(client, UPDATE_SETTINGS, settings, options);
  const { signal } = options;
  return readUser(client, {}, signal ? { signal } : {}).catch(() => undefined);
};

/** Saves cookie preferences, and reads a viewer who is signed in again (S2 §7.1). */
export async function saveCookiePreferences(
  client: Client,
  preferences: CookiePreferences,
  { isSignedIn = true, ...options }: SaveCookiesOptions,
): Promise<void> {
  const settings = encodeCookiePreferences(preferences);
  if (isSignedIn) await updateSettings(client, settings, options);
  else await writeCall(client, UPDATE_SETTINGS, settings, options);
}

/** Selects a user and their fields. */
export interface ReadUserRequest {
  /** Default: the viewer. */
  readonly userId?: string | undefined;
  /** Instead of `userId`. */
  readonly username?: string | undefined;
  /** The set of fields: `quicksave`, `save_behavior` or another that the server knows. */
  readonly fieldSetKey?: 'quicksave' | 'save_behavior' | (string & {});
}

/** Reads a user by id or username, by default the viewer (S3 §7.13, `UserResource`). */
export function readUser(
  client: Client,
  { userId, username, fieldSetKey }: ReadUserRequest = {},
  options: ReadOptions = {},
): Promise<Account> {
  const payload = { field_set_key: fieldSetKey, user_id: userId, username };
  return readModel(client, READ_USER, payload, options, decodeAccount);
}
