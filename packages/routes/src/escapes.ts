import { wellFormed } from './encode-text.js';

/** Text that every platform prints unchanged, in paths and in queries. */
const PRINTED_AS_IS = /^[\w%/?=&.-]*$/;

/** Prints a segment, or a query with its `?`, as the platform does. */
export const printed = (text: string): string =>
  // The slash preserves spaces at the end of the text.
  PRINTED_AS_IS.test(text) ? text : new URL(`http://a/${text}/`).href.slice('http://a/'.length, -1);

/**
 * Nearly all invalid escapes: without two hex digits, or the first byte of a character without its second. Throwing takes
 * ten times as long as this look at a short text.
 */
const BROKEN = /%(?![\da-f]{2})|%[c-f].(?!%[89ab])/i;

/** Up to this length, a text is looked at before it is decoded. */
const SHORT_LENGTH = 64;

/** Decodes the escapes of a text; null when an escape is not UTF-8. */
export const decode = (text: string): string | null => {
  if (!text.includes('%')) return wellFormed(text);
  if (text.length <= SHORT_LENGTH && BROKEN.test(text)) return null;
  try {
    return wellFormed(decodeURIComponent(text));
  } catch {
    return null; // an escape is not UTF-8
  }
};
