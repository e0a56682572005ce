import { HASH, QUESTION, isSlash } from './codes.js';
import { hostOf } from './hosts.js';

/** Where a link leads, before its path is read. */
export interface Place {
  /** `http` or `https`; another scheme has no host. Empty for a relative link. */
  readonly scheme: string;
  /** As the URL standard prints it, with a port that is not the scheme's own; null for a relative link. */
  readonly host: string | null;
  /** Where the path begins, behind its first slash. */
  readonly path: number;
}

const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/**
 * Reads where a link leads, as the URL standard does. The text holds no tabs and line ends. A link without slashes
 * after the scheme (`https:pin/1`) is relative where the scheme is that of the page, `pageScheme`.
 * Null when the text is no url.
 */
export const placeOf = (text: string, pageScheme: string): Place | null => {
  const written = SCHEME.exec(text)?.[0] ?? '';
  const scheme = written === '' ? pageScheme : written.slice(0, -1).toLowerCase();
  if (written !== '' && scheme !== 'http' && scheme !== 'https') {
    return { scheme, host: '', path: text.length };
  }
  let from = written.length;
  while (isSlash(text.charCodeAt(from))) from++;
  const slashes = from - written.length;
  if (slashes < 2 && (written === '' || scheme === pageScheme)) {
    return { scheme: '', host: null, path: from };
  }
  let to = from;
  for (; to < text.length; to++) {
    const code = text.charCodeAt(to);
    if (isSlash(code) || code === QUESTION || code === HASH) break;
  }
  const host = hostOf(text.slice(from, to), scheme || 'https');
  return host === null ? null : { scheme, host, path: isSlash(text.charCodeAt(to)) ? to + 1 : to };
};
