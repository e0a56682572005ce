import { put, putSoFar, takeBackTo, takeText } from './code-buffer.js';
import {
  CASE_BIT,
  FIRST_BEYOND_ASCII,
  LOWER_A,
  LOWER_F,
  NINE,
  PERCENT,
  PLUS,
  SLASH,
  SPACE,
  UPPER_A,
  ZERO,
} from './codes.js';

/** What the URL standard prints for half a surrogate pair. */
const REPLACEMENT = 0xfffd;
const DELETE = 0x7f;
const NONE = -1;

/** The printable characters of ASCII that the URL standard writes as escapes in a path, and in a query. */
const ESCAPED_IN_PATH = '"<>^`{}';
const ESCAPED_IN_QUERY = '"<>\'';

/** A text whose escapes were read. */
export interface Decoded {
  readonly text: string;
  /** Some escape was no UTF-8: the part it stands in is kept as the URL standard prints it. */
  readonly malformed: boolean;
}

const hexDigit = (code: number): number => {
  if (code >= ZERO && code <= NINE) return code - ZERO;
  const letter = code | CASE_BIT;
  return letter >= LOWER_A && letter <= LOWER_F ? letter - LOWER_A + 10 : NONE;
};

const escapedByte = (text: string, at: number, to: number): number => {
  if (at + 2 >= to || text.charCodeAt(at) !== PERCENT) return NONE;
  const high = hexDigit(text.charCodeAt(at + 1));
  const low = hexDigit(text.charCodeAt(at + 2));
  return high < 0 || low < 0 ? NONE : high * 16 + low;
};

const utf8Length = (point: number): number =>
  point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;

const isSurrogate = (point: number): boolean => point >= 0xd800 && point <= 0xdfff;

/** The character whose UTF-8 bytes stand escaped from `at` on; -1 for what is no character in shortest form. */
const escapedPoint = (text: string, at: number, to: number): number => {
  const lead = escapedByte(text, at, to);
  if (lead < FIRST_BEYOND_ASCII) return lead;
  if (lead < 0xc2 || lead > 0xf4) return NONE;
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  let point = lead & (0x7f >> length);
  for (let n = 1; n < length; n++) {
    const byte = escapedByte(text, at + 3 * n, to);
    if (byte >> 6 !== 2) return NONE;
    point = (point << 6) | (byte & 0x3f);
  }
  return utf8Length(point) === length && point <= 0x10ffff && !isSurrogate(point) ? point : NONE;
};

/** The character at `at`, as the URL standard reads it: half a surrogate pair is U+FFFD. */
const rawPoint = (text: string, at: number, to: number): number => {
  const unit = text.charCodeAt(at);
  if (!isSurrogate(unit)) return unit;
  const point = at + 1 < to ? (text.codePointAt(at) ?? unit) : unit;
  return isSurrogate(point) ? REPLACEMENT : point;
};

const putPoint = (point: number): void => {
  if (point < 0x10000) put(point);
  else {
    put(0xd7c0 + (point >> 10));
    put(0xdc00 + (point & 0x3ff));
  }
};

const putHex = (digit: number): void => put(digit < 10 ? ZERO + digit : UPPER_A - 10 + digit);

const putEscape = (byte: number): void => {
  put(PERCENT);
  putHex(byte >> 4);
  putHex(byte & 15);
};

const putEscaped = (point: number): void => {
  const length = utf8Length(point);
  if (length === 1) putEscape(point);
  else {
    putEscape(((0xf00 >> length) & 0xff) | (point >> (6 * (length - 1))));
    for (let n = length - 2; n >= 0; n--) putEscape(0x80 | ((point >> (6 * n)) & 0x3f));
  }
};

/** Puts the text as the URL standard prints it. */
const print = (text: string, from: number, to: number, escaped: string): void => {
  for (let at = from; at < to; at++) {
    const point = rawPoint(text, at, to);
    if (point > SPACE && point < DELETE && !escaped.includes(text.charAt(at))) put(point);
    else putEscaped(point);
    if (point >= 0x10000) at++;
  }
};

/** Puts the text with its escapes read, and says whether all were well formed. */
const decode = (text: string, from: number, to: number, plus: number): boolean => {
  for (let at = from; at < to;) {
    const code = text.charCodeAt(at);
    if (code === PERCENT) {
      const point = escapedPoint(text, at, to);
      if (point < 0) return false;
      putPoint(point);
      at += 3 * utf8Length(point);
    } else {
      const point = rawPoint(text, at, to);
      putPoint(code === PLUS ? plus : point);
      at += point < 0x10000 ? 1 : 2;
    }
  }
  return true;
};

const decodeOrPrint = (
  text: string,
  from: number,
  to: number,
  plus: number,
  escaped: string,
): boolean => {
  const start = putSoFar();
  if (decode(text, from, to, plus)) return true;
  takeBackTo(start);
  print(text, from, to, escaped);
  return false;
};

/** Whether some escape is no UTF-8. */
export const hasMalformedEscape = (text: string, from: number, to: number): boolean => {
  for (let at = from; at < to;) {
    const point = text.charCodeAt(at) === PERCENT ? escapedPoint(text, at, to) : 0;
    if (point < 0) return true;
    at += text.charCodeAt(at) === PERCENT ? 3 * utf8Length(point) : 1;
  }
  return false;
};

/** Reads the escapes of the path `text[from, to)`, each segment by itself. */
export const decodePath = (text: string, from: number, to: number): Decoded => {
  let malformed = false;
  for (let start = from; ;) {
    const slash = text.indexOf('/', start);
    const end = slash < 0 || slash > to ? to : slash;
    if (!decodeOrPrint(text, start, end, PLUS, ESCAPED_IN_PATH)) malformed = true;
    if (end === to) return { text: takeText(), malformed };
    put(SLASH);
    start = end + 1;
  }
};

/** Reads the escapes of a key or value of a query; there `+` is a space. */
export const decodeQueryText = (text: string, from: number, to: number): Decoded => {
  const malformed = !decodeOrPrint(text, from, to, SPACE, ESCAPED_IN_QUERY);
  return { text: takeText(), malformed };
};
