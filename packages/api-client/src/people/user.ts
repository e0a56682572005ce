import type { Account, ReadOptions } from '@tackboard/domain';
import { decodeAccount } from '@tackboard/domain/wire';
import type { Client } from '../client.js';
import { decoded, decodeOptions } from '../decoded.js';
import type { Endpoint } from '../endpoint.js';
import { readCall } from '../resource-call.js';

/** Reads a user (S3 §7). */
export const READ_USER = {
  name: 'readUser',
  method: 'GET',
  path: '/resource/UserResource/get/',
} as const satisfies Endpoint;

/** Selects a user and their fields. */
export interface ReadUserRequest {
  /** Default: the viewer. */
  readonly userId?: string;
  /** The set of fields: `quicksave`, `save_behavior` or another that the server knows. */
  readonly fieldSetKey?: 'quicksave' | 'save_behavior' | (string & {});
}

/** Reads a user, by default the viewer (S3 §7, `UserResource`). */
export async function readUser(
  client: Client,
  { userId, fieldSetKey }: ReadUserRequest = {},
  options: ReadOptions = {},
): Promise<Account> {
  const payload = { field_set_key: fieldSetKey, user_id: userId };
  const response = await readCall(client, READ_USER, payload, options);
  return decoded(client, READ_USER, response, decodeAccount(response.data, decodeOptions(client)));
}
