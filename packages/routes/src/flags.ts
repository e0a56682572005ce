import { AMPERSAND, EQUALS, HASH, PERCENT, QUESTION, isRemoved } from './codes.js';
import { decodeQueryText } from './escapes.js';
import type { LinkFlags } from './link-types.js';
import { NO_FLAGS } from './results.js';

/** Query parsing stops after so many keys (S3 §9). */
export const QUERY_KEYS_MAX = 1000;

const INVITE_CODE = 'invite_code';
const UTM_PAI = 'utm_pai';
const DEBUG_PREFIX = 'deb_';
const IMAGE_VIEWER = '#imgViewer';

/** What was read so far; a text is undefined until its key was seen. */
interface Reading {
  inviteCode: string | null | undefined;
  utmPai: string | null | undefined;
  debug: boolean;
  malformed: boolean;
}

const isKey = (key: string, text: string, from: number, to: number): boolean =>
  to - from === key.length && text.startsWith(key, from);

/** The value `text[from, to)`; an empty one is none. */
const readValue = (reading: Reading, text: string, from: number, to: number): string | null => {
  if (from >= to) return null;
  const value = decodeQueryText(text, from, to);
  if (value.malformed) reading.malformed = true;
  return value.text;
};

/** Reads `key=value` at `text[from, to)`, whose `=` is at `equals`. */
const readPair = (
  reading: Reading,
  text: string,
  from: number,
  equals: number,
  to: number,
): void => {
  if (text.startsWith(DEBUG_PREFIX, from)) reading.debug = true;
  else if (isKey(INVITE_CODE, text, from, equals)) {
    if (reading.inviteCode === undefined)
      reading.inviteCode = readValue(reading, text, equals + 1, to);
  } else if (isKey(UTM_PAI, text, from, equals)) {
    if (reading.utmPai === undefined) reading.utmPai = readValue(reading, text, equals + 1, to);
  }
};

/** Reads the query from its `?` at `at`; returns where it ends, or -1 for characters that the URL standard removes. */
const readQuery = (reading: Reading, text: string, at: number): number => {
  let keys = 0;
  let start = at + 1;
  let equals = -1;
  let escapedKey = false;
  for (let i = start; ; i++) {
    const code = i < text.length ? text.charCodeAt(i) : HASH;
    if (code === AMPERSAND || code === HASH) {
      if (i > start && ++keys <= QUERY_KEYS_MAX) {
        const keyEnd = equals < 0 ? i : equals;
        if (!escapedKey) readPair(reading, text, start, keyEnd, i);
        else {
          const key = decodeQueryText(text, start, keyEnd).text;
          const pair = key + text.slice(keyEnd, i);
          readPair(reading, pair, 0, key.length, pair.length);
        }
      }
      if (code === HASH) return i;
      start = i + 1;
      equals = -1;
      escapedKey = false;
    } else if (code === EQUALS) {
      if (equals < 0) equals = i;
    } else if (code === PERCENT) {
      if (equals < 0) escapedKey = true;
    } else if (isRemoved(code)) return -1;
  }
};

/**
 * The flags of the query and hash that begin at `at`, or null when the text holds characters that the URL standard
 * removes. The first value of a repeated key counts.
 */
export const readFlags = (text: string, at: number, isPathMalformed: boolean): LinkFlags | null => {
  const reading: Reading = {
    inviteCode: undefined,
    utmPai: undefined,
    debug: false,
    malformed: isPathMalformed,
  };
  const hash = text.charCodeAt(at) === QUESTION ? readQuery(reading, text, at) : at;
  if (hash < 0) return null;
  const imageViewer =
    text.length === hash + IMAGE_VIEWER.length && text.startsWith(IMAGE_VIEWER, hash);
  if (!imageViewer) {
    for (let i = hash; i < text.length; i++) if (isRemoved(text.charCodeAt(i))) return null;
  }
  const inviteCode = reading.inviteCode ?? null;
  const utmPai = reading.utmPai ?? null;
  const { debug, malformed } = reading;
  return inviteCode !== null || utmPai !== null || debug || imageViewer || malformed
    ? { inviteCode, utmPai, debug, imageViewer, malformed }
    : NO_FLAGS;
};
