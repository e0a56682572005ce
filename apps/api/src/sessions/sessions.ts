import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database.js';
import { hashOf } from '../hash.js';

/** How long a session lasts. */
export const SESSION_DURATION_MS = 30 * 24 * 60 * 60_000;

/** A signed-in person by id, or a visitor with `null`. */
export interface Viewer {
  readonly userId: string | null;
  /** Whether the viewer must log in again before most actions (S3 §6). Default: false. */
  readonly isLimited?: boolean;
}

/** A signed-out visitor. */
export const SIGNED_OUT: Viewer = { userId: null };

/** Starts, reads and ends sessions. The browser has a random token, the database only its hash. */
export type Sessions = ReturnType<typeof createSessions>;

/** Creates the sessions of a database. */
export function createSessions(database: Database, now: () => number) {
  const insert = database.prepare(
    `INSERT INTO sessions (token_hash, user_id, created_at, expires_at, is_limited)
     VALUES (:tokenHash, :userId, :now, :expiresAt, :isLimited)`,
  );
  const find = database.query<{ userId: string; isLimited: 0 | 1 }>(
    'SELECT user_id AS userId, is_limited AS isLimited FROM sessions WHERE token_hash = :tokenHash AND expires_at > :now',
  );
  const remove = database.prepare('DELETE FROM sessions WHERE token_hash = :tokenHash');
  const purge = database.prepare('DELETE FROM sessions WHERE expires_at <= :now');
  return {
    /** Starts a session and returns its token. */
    start: (userId: string, isLimited: boolean): string => {
      const token = randomBytes(32).toString('base64url');
      purge.run({ now: now() });
      insert.run({
        tokenHash: hashOf(token),
        userId,
        now: now(),
        expiresAt: now() + SESSION_DURATION_MS,
        isLimited: Number(isLimited),
      });
      return token;
    },
    /** Returns the viewer of a token; signed out when the token is unknown or expired. */
    viewerOf: (token: string | undefined): Viewer => {
      if (token === undefined) return SIGNED_OUT;
      const session = find.first({ tokenHash: hashOf(token), now: now() });
      if (session === undefined) return SIGNED_OUT;
      const { userId, isLimited } = session;
      return isLimited === 1 ? { userId, isLimited: true } : { userId };
    },
    end: (token: string | undefined): void => {
      if (token !== undefined) remove.run({ tokenHash: hashOf(token) });
    },
  };
}
