import { type Context, Hono } from 'hono';
import { knownVisitorId, sessionToken, visitorId } from '../http/visit.js';
import type { Sessions } from '../sessions/sessions.js';
import type { CheckLink } from './check-link.js';
import type { createOffsiteTokens } from './offsite-token.js';

/** Longer links are refused, as by the link check. */
const MAX_LINK_LENGTH = 4000;

/**
 * Reads an http or https link. A link with a user name is none: `https://pins.example@evil.example/` has the host
 * `evil.example`, and is read as another one.
 */
export function readLink(text: string): URL | undefined {
  const url = text.length > MAX_LINK_LENGTH ? null : URL.parse(text);
  const isLink = url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  return isLink ? url : undefined;
}

/** Links that leave the site after a press on the page that asks (S3 §2.3). */
export type OffsiteLinks = ReturnType<typeof createOffsiteLinks>;

/** Creates the links that leave the site, from the link check and the tokens of a database. */
export function createOffsiteLinks(
  checkLink: CheckLink,
  tokens: ReturnType<typeof createOffsiteTokens>,
  sessions: Sessions,
) {
  const sessionOf = (context: Context) => {
    const token = sessionToken(context);
    return sessions.viewerOf(token).userId === null ? undefined : token;
  };
  return {
    /** Checks a link and signs the path that follows it, for this session or visitor alone. Sets the visitor's cookie. */
    read: (context: Context, url: URL) => {
      const checked = checkLink(url);
      if (checked.redirect_status !== 'allowed') return { ...checked, path: null };
      const owner = sessionOf(context) ?? visitorId(context);
      const query = new URLSearchParams({ token: tokens.sign(owner, url.href), url: url.href });
      return { ...checked, path: `/offsite/?${String(query)}` };
    },
    /** Whether the request has the token of an allowed link, so that the link is followed. */
    isFollowed: (context: Context, link: string, token: string): boolean => {
      const url = readLink(link);
      const owner = sessionOf(context) ?? knownVisitorId(context);
      if (url === undefined || owner === undefined) return false;
      return checkLink(url).redirect_status === 'allowed' && tokens.verify(token, owner, url.href);
    },
  };
}

/**
 * Serves `/offsite/`, which follows a link after a press (S3 §2.3). Whoever has no valid token of their own gets the page of
 * the host, which asks: nobody can send people elsewhere in the site's name.
 */
export function followLinks({ isFollowed }: OffsiteLinks): Hono {
  return new Hono().get('/offsite/', (context, next) => {
    const link = context.req.query('url') ?? '';
    if (!isFollowed(context, link, context.req.query('token') ?? '')) return next();
    context.header('cache-control', 'private, no-store');
    return context.redirect(new URL(link).href);
  });
}
