import { SLASH, SPACE } from './escapes.js';
import { type ClassifiedLink, textOf } from './link-types.js';
import { EXTERNAL, NO_LINK } from './results.js';
import { ANY_SITE, NOWHERE, type Site } from './site.js';
import { walk } from './walk.js';
import { withoutUserinfo } from './safe-url.js';

/** Classifies a link of the site that needs no rewriting; null for all other links. */
const classifyPlain = (site: Site, text: string): ClassifiedLink | null => {
  if (text.charCodeAt(text.length - 1) <= SPACE) return null;
  const isPath = text.charCodeAt(0) === SLASH;
  const path = isPath && site.ownsRelative ? 1 : site.pathIn(text);
  return path < 0 ? null : walk(site, site.mountedRoot, text, path, 0);
};

/** A host that the URL standard does not change. */
const PLAIN_HOST = /^https?:\/\/([a-z.-]+)(?![^/?#])/;

/** Resolving against a second origin tells relative links from those that name a host. */
const ELSEWHERE = 'https://a';

/** Classifies a link for a site. Accepts any value and never throws. */
export const classifyFor = (site: Site, input: unknown): ClassifiedLink => {
  try {
    const text = textOf(input);
    if (text === null) return NO_LINK;
    const plain = classifyPlain(site, text);
    if (plain !== null) return plain;
    const host = PLAIN_HOST.exec(text)?.[1];
    if (host && site.topOf(host) === null) return EXTERNAL;
    const whole = withoutUserinfo(site.whole(text));
    const url = new URL(whole, site.origin);
    const top = /^https?:$/.test(url.protocol) ? site.topOf(url.host) : null;
    if (top === null || (url.host === NOWHERE && new URL(whole, ELSEWHERE).host === NOWHERE))
      return EXTERNAL;
    const { pathname, search, hash } = url;
    return walk(site, top, pathname + search + hash, 1, pathname.length) ?? NO_LINK;
  } catch {
    return NO_LINK; // not a URL that this function or the platform can parse
  }
};

/**
 * Classifies a link of the site. Accepts a path or URL as text, a `URL`, or `{ pathname, search, hash }`;
 * everything else is `unknown`. Never throws. Every absolute URL is `external`: use `createClassifier` to name your
 * hosts.
 */
export const classify = (input: unknown): ClassifiedLink => classifyFor(ANY_SITE, input);
