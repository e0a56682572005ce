import { PLUS, SPACE } from './codes.js';

/** Query parsing stops after so many keys (S3 §9). */
export const QUERY_KEYS_MAX = 1000;

/** Letters are put together in pieces of so many. */
const PIECE_LENGTH = 128;

/** The text of a key or value: in a query `+` is a space. Letter by letter, as no platform is quick with a million of them. */
export const spaced = (text: string): string => {
  if (!text.includes('+')) return text;
  let read = '';
  let codes: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (codes.push(code === PLUS ? SPACE : code) < PIECE_LENGTH) continue;
    read += String.fromCharCode(...codes);
    codes = [];
  }
  return read + String.fromCharCode(...codes);
};
