import { CASE_BIT, FIRST_BEYOND_ASCII, LOWER_A, LOWER_F, PERCENT, ZERO, isDigit } from './codes.js';
import { wellFormed } from './encode-text.js';

const NONE = -1;

const hexDigit = (code: number): number => {
  if (isDigit(code)) return code - ZERO;
  const letter = code | CASE_BIT;
  return letter >= LOWER_A && letter <= LOWER_F ? letter - LOWER_A + 10 : NONE;
};

/** The byte escaped at `at`; negative when there is none. */
const escapedByte = (text: string, at: number): number =>
  text.charCodeAt(at) === PERCENT
    ? (hexDigit(text.charCodeAt(at + 1)) << 4) | hexDigit(text.charCodeAt(at + 2))
    : NONE;

const utf8Length = (point: number): number =>
  point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;

/** The character whose UTF-8 stands escaped from `at` on; negative when it is none in its shortest form. */
const escapedPoint = (text: string, at: number): number => {
  const lead = escapedByte(text, at);
  if (lead < FIRST_BEYOND_ASCII) return lead;
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  // A lead byte that is none makes a point of another length, or one beyond the last.
  let point = lead < 0xc0 ? 0 : lead & (0xff >> length);
  for (let n = 1; n < length; n++) {
    const byte = escapedByte(text, at + 3 * n);
    if (byte >> 6 !== 2) return NONE;
    point = (point << 6) | (byte & 0x3f);
  }
  const isSurrogate = point >> 11 === 0x1b;
  return utf8Length(point) === length && !isSurrogate && point <= 0x10ffff ? point : NONE;
};

/** What most texts are made of, and every platform prints as it is, in a path and in a query. */
const PRINTED_AS_IS = /^[\w%/?=&.-]*$/;

/** A segment, or a query with its `?`, as the platform prints it. */
export const printed = (text: string): string =>
  // The slash keeps spaces at the end of the text from being cut off.
  PRINTED_AS_IS.test(text) ? text : new URL(`http://a/${text}/`).href.slice('http://a/'.length, -1);

/** Up to here a text is put together from slices, which is quicker than to ask the platform. */
const SHORT_LENGTH = 64;

/** `decodeURIComponent` that gives null where that throws. */
const decodeLong = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null; // some escape is no UTF-8
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

/** The text with its escapes read; null when some escape is no UTF-8. */
export const decode = (text: string): string | null => {
  const decoded = text.length > SHORT_LENGTH ? decodeLong(text) : decodeShort(text);
  return decoded && wellFormed(decoded);
};
