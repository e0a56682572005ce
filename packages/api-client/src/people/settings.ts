import type {
  Account,
  CookiePreferences,
  SaveCookiesOptions,
  WriteOptions,
} from '@tackboard/domain';
import { encodeCookiePreferences } from '@tackboard/domain/wire';
import type { Client } from '../client.js';
import type { Endpoint } from '../endpoint.js';
import type { Payload } from '../payload.js';
import { writeCall } from '../resource-call.js';
import { readUser } from './user.js';

/** Changes settings (S2 §7). */
export const UPDATE_SETTINGS = {
  name: 'updateSettings',
  method: 'PUT',
  path: '/resource/UserSettingsResource/update/',
} as const satisfies Endpoint;

/**
 * Changes settings of the viewer, by the server's names, and reads the viewer again (S2 §7, `UserSettingsResource`). The
 * response to the change is not read. Returns undefined when the viewer cannot be read: the change stands.
 */
export async function updateSettings(
  client: Client,
  settings: Payload,
  options: WriteOptions,
): Promise<Account | undefined> {
  await writeCall(client, UPDATE_SETTINGS, settings, options);
  const { signal } = options;
  return readUser(client, {}, signal ? { signal } : {}).catch(() => undefined);
}

/** Saves cookie preferences, and reads a viewer who is signed in again (S2 §7). */
export async function saveCookiePreferences(
  client: Client,
  preferences: CookiePreferences,
  { isSignedIn = true, ...options }: SaveCookiesOptions,
): Promise<void> {
  const settings = encodeCookiePreferences(preferences);
  if (isSignedIn) await updateSettings(client, settings, options);
  else await writeCall(client, UPDATE_SETTINGS, settings, options);
}
