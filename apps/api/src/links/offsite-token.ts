import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { query } from '../database/database.js';

/** How long a token is valid: a page may stay open for a day. */
const TOKEN_LIFETIME_MS = 24 * 60 * 60_000;

/** Signs the links that may leave the site without a question (S3 §2.3). */
export interface OffsiteTokens {
  /** Returns the token of a link. */
  readonly sign: (url: string) => string;
  /** Whether the token belongs to this link, and is not too old. */
  readonly verify: (token: string, url: string) => boolean;
}

/** Creates the tokens. The secret is made once for each database. */
export function createOffsiteTokens(database: DatabaseSync, now: () => number): OffsiteTokens {
  const stored = query<{ value: string }>(
    database,
    "SELECT value FROM facts WHERE name = 'offsite_secret'",
  );
  if (stored.first({}) === undefined) {
    database
      .prepare("INSERT OR IGNORE INTO facts (name, value) VALUES ('offsite_secret', :value)")
      .run({ value: randomBytes(32).toString('hex') });
  }
  const secret = stored.first({})?.value ?? '';
  const signature = (url: string, expiresAt: number): Buffer =>
    createHmac('sha256', secret).update(`${expiresAt} ${url}`).digest();
  return {
    sign: (url) => {
      const expiresAt = now() + TOKEN_LIFETIME_MS;
      return `${signature(url, expiresAt).toString('base64url')}.${expiresAt}`;
    },
    verify: (token, url) => {
      const [, sent, expiresAt] = /^([\w-]{43})\.(\d{1,15})$/.exec(token) ?? [];
      if (sent === undefined || Number(expiresAt) <= now()) return false;
      return timingSafeEqual(Buffer.from(sent, 'base64url'), signature(url, Number(expiresAt)));
    },
  };
}
