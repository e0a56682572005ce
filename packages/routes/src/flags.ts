import { AMPERSAND } from './codes.js';
import { decode, printed } from './escapes.js';
import type { LinkFlags } from './link-types.js';
import { QUERY_KEYS_MAX, spaced } from './query-pairs.js';
import { NO_FLAGS } from './results.js';

const DEBUG_PREFIX = 'deb_';
const IMAGE_VIEWER = '#imgViewer';
/** First characters of the keys that are read. A key may begin with an escape. */
const INITIALS = 'diu%';

/**
 * Reads the flags of the query and hash that begin at `at`. The first value of a repeated key counts; an empty value
 * counts as absent. Returns null when the URL standard would remove characters: tabs and line ends.
 */
export const readFlags = (text: string, at: number, isPathMalformed: boolean): LinkFlags | null => {
  const hash = text.indexOf('#', at);
  const end = hash < 0 ? text.length : hash;
  const texts: { invite_code?: string; utm_pai?: string } = {};
  let debug = false;
  let malformed = isPathMalformed;
  let keys = 0;
  for (let from = at + 1; from < end && keys < QUERY_KEYS_MAX; from++) {
    if (text.charCodeAt(from) === AMPERSAND) continue;
    keys++;
    const ampersand = text.indexOf('&', from);
    const to = ampersand < 0 || ampersand > end ? end : ampersand;
    if (INITIALS.includes(text.charAt(from))) {
      const pair = text.slice(from, to);
      const equals = pair.indexOf('=');
      const keyEnd = equals < 0 ? pair.length : equals;
      const key = decode(pair.slice(0, keyEnd)) ?? pair;
      if (key.startsWith(DEBUG_PREFIX)) debug = true;
      if ((key === 'invite_code' || key === 'utm_pai') && !(key in texts)) {
        const written = pair.slice(keyEnd + 1);
        const value = decode(spaced(written));
        malformed ||= value === null;
        texts[key] = value ?? printed(`?${written}`).slice(1);
      }
    }
    from = to;
  }
  if (text.includes('\t', at) || text.includes('\n', at) || text.includes('\r', at)) return null;
  const imageViewer = text.slice(end) === IMAGE_VIEWER;
  const inviteCode = texts.invite_code || null;
  const utmPai = texts.utm_pai || null;
  return inviteCode || utmPai || debug || imageViewer || malformed
    ? { inviteCode, utmPai, debug, imageViewer, malformed }
    : NO_FLAGS;
};
