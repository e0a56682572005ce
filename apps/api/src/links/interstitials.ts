import type { RedirectStatus } from '@tackboard/domain';
import type { Context } from 'hono';
import { knownVisitorId, sessionToken, visitorId } from '../http/visit.js';
import type { Viewer } from '../sessions/sessions.js';
import type { CheckLink } from './check-link.js';
import type { OffsiteTokens } from './offsite-token.js';

/** Longer links are refused, as by the link check. */
const MAX_LINK_LENGTH = 4000;

/** A link that leaves the site, as the page before it shows it (S3 §2.3). */
export interface Interstitial {
  /** As the URL standard prints it. */
  readonly url: string;
  /** The host that the browser connects to. Letters outside ASCII are Punycode, so that none looks like another. */
  readonly host: string;
  /** The result of the link check (S3 §4.1). */
  readonly redirectStatus: RedirectStatus;
  /** The path of the button that opens the link; absent when the link is not allowed. Only this session or visitor can use it. */
  readonly path?: string;
}

/** Asks before links that leave the site, and follows them after a press (S3 §2.3). */
export interface Interstitials {
  /** Returns what the page before a link shows; undefined for a link that no page offers. Sets the visitor's cookie. */
  readonly read: (context: Context, link: string) => Interstitial | undefined;
  /** Whether the request has the token of an allowed link, so that the link is followed. */
  readonly isFollowed: (context: Context, link: string, token: string) => boolean;
}

/**
 * Reads an http or https link. A link with a user name is none: `https://pins.example@evil.example/` has the host
 * `evil.example`, and is read as another one.
 */
function readLink(text: string): URL | undefined {
  const url = text.length > MAX_LINK_LENGTH ? null : URL.parse(text);
  const isLink = url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  return isLink ? url : undefined;
}

/** Creates the pages before links, from the link check and the tokens of a database. */
export function createInterstitials(
  checkLink: CheckLink,
  tokens: OffsiteTokens,
  viewerOf: (context: Context) => Viewer,
): Interstitials {
  const sessionOf = (context: Context) =>
    viewerOf(context).userId === null ? undefined : sessionToken(context);
  return {
    read: (context, link) => {
      const url = readLink(link);
      if (url === undefined) return undefined;
      const { href, hostname } = url;
      const redirectStatus = checkLink(url).redirect_status;
      const shown = { url: href, host: hostname, redirectStatus };
      if (redirectStatus !== 'allowed') return shown;
      const owner = sessionOf(context) ?? visitorId(context);
      const query = new URLSearchParams({ token: tokens.sign(owner, href), url: href });
      return { ...shown, path: `/offsite/?${String(query)}` };
    },
    isFollowed: (context, link, token) => {
      const url = readLink(link);
      const owner = sessionOf(context) ?? knownVisitorId(context);
      if (url === undefined || owner === undefined) return false;
      return checkLink(url).redirect_status === 'allowed' && tokens.verify(token, owner, url.href);
    },
  };
}
