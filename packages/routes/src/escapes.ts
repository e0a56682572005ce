// Character codes with a meaning in URLs.

export const TAB = 0x09;
export const CARRIAGE_RETURN = 0x0d;
export const SPACE = 0x20;
export const HASH = 0x23;
export const PERCENT = 0x25;
export const AMPERSAND = 0x26;
export const PLUS = 0x2b;
export const DASH = 0x2d;
export const DOT = 0x2e;
export const SLASH = 0x2f;
export const ZERO = 0x30;
export const NINE = 0x39;
export const EQUALS = 0x3d;
export const QUESTION = 0x3f;
export const UPPER_Z = 0x5a;
export const BACKSLASH = 0x5c;
export const UNDERSCORE = 0x5f;
export const LOWER_A = 0x61;
export const LOWER_D = 0x64;
export const LOWER_I = 0x69;
export const LOWER_U = 0x75;
export const FIRST_BEYOND_ASCII = 0x80;

/** The bit that turns an ASCII capital into a small letter. */
export const CASE_BIT = 0x20;

export const toAsciiLowerCase = (text: string): string =>
  text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());

export const isDigit = (code: number): boolean => code >= ZERO && code <= NINE;

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

const LONE_SURROGATES = /\p{Cs}/gu;
const REPLACEMENT = '\ufffd';

/** `String.prototype.toWellFormed`, which older engines lack. It is many times faster than the regular expression. */
interface WellFormed {
  toWellFormed: () => string;
}

/** Replaces lone surrogates by U+FFFD, as the URL standard does. */
export const wellFormed = (text: string): string =>
  (text as Partial<WellFormed>).toWellFormed?.() ?? text.replace(LONE_SURROGATES, REPLACEMENT);

/** Texts that cannot be a segment: an empty one joins two slashes, and dots lead to another path. */
const NO_SEGMENT = /^\.{0,2}$/;

/**
 * Encodes one segment of a path. A text that cannot be a segment becomes U+FFFD, which names no pin, person or board, so
 * the path stays the one of its route.
 */
export const encodeSegment = (text: string): string =>
  encodeText(NO_SEGMENT.test(text) ? REPLACEMENT : text);

/** `encodeURIComponent` that encodes lone surrogates as U+FFFD instead of throwing. */
export const encodeText = (text: string): string => encodeURIComponent(wellFormed(text));
