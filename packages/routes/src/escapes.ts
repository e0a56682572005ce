import { CASE_BIT, FIRST_BEYOND_ASCII, LOWER_A, LOWER_F, PERCENT, ZERO, isDigit } from './codes.js';
import { wellFormed } from './encode-text.js';

const NONE = -1;

const hexDigit = (code: number): number => {
  if (isDigit(code)) return code - ZERO;
  const letter = code | CASE_BIT;
  return letter >= LOWER_A && letter <= LOWER_F ? letter - LOWER_A + 10 : NONE;
};

/** Returns the byte escaped at `at`; negative when there is no escape. */
const escapedByte = (text: string, at: number): number =>
  text.charCodeAt(at) === PERCENT
    ? (hexDigit(text.charCodeAt(at + 1)) << 4) | hexDigit(text.charCodeAt(at + 2))
    : NONE;

const utf8Length = (point: number): number =>
  point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;

/**
 * Returns the code point whose UTF-8 is escaped from `at` on; negative when it is invalid or not in its shortest
 * form.
 */
const escapedPoint = (text: string, at: number): number => {
  const lead = escapedByte(text, at);
  if (lead < FIRST_BEYOND_ASCII) return lead;
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  // An invalid lead byte gives a code point of another length, or one beyond the last.
  let point = lead < 0xc0 ? 0 : lead & (0xff >> length);
  for (let n = 1; n < length; n++) {
    const byte = escapedByte(text, at + 3 * n);
    if (byte >> 6 !== 2) return NONE;
    point = (point << 6) | (byte & 0x3f);
  }
  const isSurrogate = point >> 11 === 0x1b;
  return utf8Length(point) === length && !isSurrogate && point <= 0x10ffff ? point : NONE;
};

/** Text that every platform prints unchanged, in paths and in queries. */
const PRINTED_AS_IS = /^[\w%/?=&.-]*$/;

/** Prints a segment, or a query with its `?`, as the platform does. */
export const printed = (text: string): string =>
  // The slash preserves spaces at the end of the text.
  PRINTED_AS_IS.test(text) ? text : new URL(`http://a/${text}/`).href.slice('http://a/'.length, -1);

/** Up to this length, joining slices is faster than `decodeURIComponent`. */
const SHORT_LENGTH = 64;

/** `decodeURIComponent` that returns null instead of throwing. */
const decodeLong = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null; // an escape is not UTF-8
  }
};

const decodeShort = (text: string): string | null => {
  let decoded = '';
  let run = 0;
  for (let at = text.indexOf('%'); at >= 0; at = text.indexOf('%', run)) {
    const point = escapedPoint(text, at);
    if (point < 0) return null;
    decoded += text.slice(run, at) + String.fromCodePoint(point);
    run = at + 3 * utf8Length(point);
  }
  return decoded + text.slice(run);
};

/** Decodes the escapes of a text; null when an escape is not UTF-8. */
export const decode = (text: string): string | null => {
  const decoded = text.length > SHORT_LENGTH ? decodeLong(text) : decodeShort(text);
  return decoded && wellFormed(decoded);
};
