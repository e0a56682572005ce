import { PLUS, SPACE } from './codes.js';

/** Queries are read up to this number of keys (S3 §9). */
export const QUERY_KEYS_MAX = 1000;

/** Every platform's own replacement is slow with a million pluses, so longer texts are replaced byte by byte. */
const SHORT_LENGTH = 1000;

/** Replaces `+` by a space. A lone surrogate of a long text becomes U+FFFD, as it does when the text is decoded. */
export const spaced = (text: string): string => {
  if (!text.includes('+')) return text;
  if (text.length <= SHORT_LENGTH) return text.replaceAll('+', ' ');
  const bytes = new TextEncoder().encode(text).map((byte) => (byte === PLUS ? SPACE : byte));
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
};
