import { safeUrl } from './safe-url.js';

/** An absolute URL, written as such. */
const ABSOLUTE = /^https?:\/\/[^\\/]/i;

/**
 * What makes a path lead elsewhere: two slashes, which may begin a host; a backslash, which counts as a slash; a
 * control character, which the URL standard may remove; a dot segment.
 */
const ASTRAY = /\/\/|[\\\p{Cc}]|(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/iu;

/** Returns a safe URL that leads where it seems to lead: an absolute one, or a path without tricks; else undefined. */
export const plainUrl = (url: unknown): string | undefined => {
  const safe = safeUrl(url);
  if (safe === undefined || ABSOLUTE.test(safe)) return safe;
  const [path = ''] = safe.split(/[?#]/, 1);
  return ASTRAY.test(path) || /^https?:/i.test(safe) ? undefined : safe;
};

/** Returns a path of the site; undefined for everything else, also for absolute URLs. */
export const sitePath = (url: unknown): string | undefined => {
  const plain = plainUrl(url);
  return plain?.startsWith('/') ? plain : undefined;
};
