import {
  AMPERSAND,
  decode,
  EQUALS,
  LOWER_D,
  LOWER_I,
  LOWER_U,
  PERCENT,
  printed,
} from './escapes.js';
import type { LinkFlags } from './link-types.js';
import { QUERY_KEYS_MAX, spaced } from './query.js';
import { IMAGE_VIEWER_HASH } from './paths.js';
import { NO_FLAGS } from './results.js';

const DEBUG_PREFIX = 'deb_';

/** Whether a key that is read may begin with this character. It may begin with an escape. */
const isInitial = (code: number): boolean =>
  code === LOWER_D || code === LOWER_I || code === LOWER_U || code === PERCENT;

/**
 * Reads the flags of the query and hash that begin at `at`. The first value of a repeated key counts; an empty value
 * counts as absent. Returns null when the URL standard would remove characters: tabs and line ends.
 */
export const readFlags = (text: string, at: number, isPathMalformed: boolean): LinkFlags | null => {
  if (text.includes('\t', at) || text.includes('\n', at) || text.includes('\r', at)) return null;
  const hash = text.indexOf('#', at);
  const end = hash < 0 ? text.length : hash;
  let inviteCode: string | null = null;
  let utmPai: string | null = null;
  let debug = false;
  let malformed = isPathMalformed;
  let keys = 0;
  for (let from = at + 1; from < end && keys < QUERY_KEYS_MAX; from++) {
    const initial = text.charCodeAt(from);
    if (initial === AMPERSAND) continue;
    keys++;
    const ampersand = text.indexOf('&', from);
    const to = ampersand < 0 || ampersand > end ? end : ampersand;
    if (isInitial(initial)) {
      let keyEnd = from;
      while (keyEnd < to && text.charCodeAt(keyEnd) !== EQUALS) keyEnd++;
      const name = text.slice(from, keyEnd);
      const key = decode(name) ?? name;
      if (key.startsWith(DEBUG_PREFIX)) debug = true;
      const isInvite = key === 'invite_code' && inviteCode === null;
      if (isInvite || (key === 'utm_pai' && utmPai === null)) {
        const written = text.slice(keyEnd + 1, to);
        const decoded = decode(spaced(written));
        malformed ||= decoded === null;
        const value = decoded ?? printed(`?${written}`).slice(1);
        if (isInvite) inviteCode = value;
        else utmPai = value;
      }
    }
    from = to;
  }
  const imageViewer = text.slice(end) === IMAGE_VIEWER_HASH;
  inviteCode ||= null;
  utmPai ||= null;
  return inviteCode || utmPai || debug || imageViewer || malformed
    ? { inviteCode, utmPai, debug, imageViewer, malformed }
    : NO_FLAGS;
};
