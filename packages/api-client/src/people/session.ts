import type { ReadOptions, Session, WriteOptions } from '@tackboard/domain';
import { decodeSession } from '@tackboard/domain/wire';
import { READ_SESSION, SIGN_IN, SIGN_OUT } from '../endpoints.js';
import type { Client } from '../client.js';
import { readCall, type Write, writeCall } from '../resource-call.js';
import { writeModel } from '../decoded.js';

/** The person to sign in. */
export interface SignInRequest {
  readonly username: string;
  /** Whether most actions need another login. Default: false. */
  readonly isLimited?: boolean;
}

/** Reads the viewer's session. A malformed one is reported to `onDrift` and counts as signed out. */
export async function readSession(client: Client, options: ReadOptions = {}): Promise<Session> {
  const { data } = await readCall(client, READ_SESSION, {}, options);
  return decodeSession(data, client);
}

/**
 * Starts a session: the server sets its cookie and may change the CSRF token. Throws an `UnreadableError` when the response
 * has no signed-in viewer.
 */
export const signIn: Write<SignInRequest, Session> = (client, { username, isLimited }, options) => {
  const signInOptions = { username, ...(isLimited === true && { is_limited_login: true }) };
  return writeModel(client, SIGN_IN, signInOptions, options, (data, decode) => {
    const session = decodeSession(data, decode);
    return session.isAuthenticated ? session : undefined;
  });
};

/** Ends the session. */
export async function signOut(client: Client, options: WriteOptions): Promise<void> {
  await writeCall(client, SIGN_OUT, {}, options);
}
