import type { ReadOptions, Session, WriteOptions } from '@tackboard/domain';
import { decodeSession } from '@tackboard/domain/wire';
import type { Client } from './client.js';
import { decoded, decodeOptions } from './decoded.js';
import { resourceCall } from './resource-call.js';

/** Who signs in. */
export interface SignInRequest {
  readonly username: string;
}

/** Reads who looks at the page; an answer that does not say is told to `onDrift` and read as signed out (S1 §3). */
export async function readSession(client: Client, options: ReadOptions = {}): Promise<Session> {
  const { data } = await resourceCall(client, 'session', {}, options);
  return decodeSession(data, decodeOptions(client));
}

/**
 * Begins a session; the server sets its cookie, and may change the CSRF token with it. An answer that does not say
 * that somebody is signed in throws an `UnreadableError`.
 */
export async function signIn(
  client: Client,
  { username }: SignInRequest,
  options: WriteOptions,
): Promise<Session> {
  const answer = await resourceCall(client, 'signIn', { username }, options);
  const session = decodeSession(answer.data, decodeOptions(client));
  return decoded(client, 'signIn', answer, session.isAuthenticated ? session : undefined);
}

/** Ends the session. */
export async function signOut(client: Client, options: WriteOptions): Promise<void> {
  await resourceCall(client, 'signOut', {}, options);
}
