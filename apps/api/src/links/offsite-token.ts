import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database.js';

/** How long the page before a link may stay open until its button asks again. */
const TOKEN_LIFETIME_MS = 15 * 60_000;

/**
 * Creates the tokens of links that may leave the site without a question (S3 §2.3). A token is for one owner, the session or
 * the visitor that asked for it: whoever else gets it in a link is asked. The secret is made once for each database.
 */
export function createOffsiteTokens(database: Database, now: () => number) {
  const stored = database.query<{ value: string }>(
    "SELECT value FROM facts WHERE name = 'offsite_secret'",
  );
  if (stored.first({}) === undefined) {
    database
      .prepare("INSERT OR IGNORE INTO facts (name, value) VALUES ('offsite_secret', :value)")
      .run({ value: randomBytes(32).toString('hex') });
  }
  const secret = stored.first({})?.value ?? '';
  const signature = (expiresAt: number, owner: string, url: string): Buffer =>
    createHmac('sha256', secret)
      .update(JSON.stringify([expiresAt, owner, url]))
      .digest();
  return {
    /** Returns the token of a link. */
    sign: (owner: string, url: string): string => {
      const expiresAt = now() + TOKEN_LIFETIME_MS;
      return `${signature(expiresAt, owner, url).toString('base64url')}.${expiresAt}`;
    },
    /** Whether the token belongs to this owner and link, and is not too old. */
    verify: (token: string, owner: string, url: string): boolean => {
      const [, sent, time] = /^([\w-]{43})\.(\d{1,15})$/.exec(token) ?? [];
      const expiresAt = Number(time);
      if (sent === undefined || expiresAt <= now()) return false;
      return timingSafeEqual(Buffer.from(sent, 'base64url'), signature(expiresAt, owner, url));
    },
  };
}
