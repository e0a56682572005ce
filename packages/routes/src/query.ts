import { AMPERSAND, decode, encodeText, PLUS, SPACE } from './escapes.js';

/** Queries are read up to this number of keys (S3 §9.36). */
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

type Scalar = string | number | boolean;

/** Keys and values of a query. A list repeats its key. Null and undefined values are left out. */
export type Query = Readonly<Record<string, Scalar | readonly Scalar[] | null | undefined>>;

/** Encodes a query, with its `?`; empty when no key has a value. */
export const printQuery = (query: Query): string => {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    [value ?? []].flat().map((scalar) => `${encodeText(key)}=${encodeText(String(scalar))}`),
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
};

const readText = (written: string): string => decode(spaced(written)) ?? written;

/**
 * Decodes a query, with or without its `?`, up to a `#`. The first value of a repeated key counts. At most 1000 keys
 * are read (S3 §9.36). Values that are not text have no keys.
 */
export const parseQuery = (search: unknown): Map<string, string> => {
  const values = new Map<string, string>();
  if (typeof search !== 'string') return values;
  const [query = ''] = search.replace(/^\?/, '').split('#', 1);
  let keys = 0;
  for (let from = 0; from < query.length && keys < QUERY_KEYS_MAX; from++) {
    if (query.charCodeAt(from) === AMPERSAND) continue;
    keys++;
    const ampersand = query.indexOf('&', from);
    const to = ampersand < 0 ? query.length : ampersand;
    const pair = query.slice(from, to);
    from = to;
    const [written = ''] = pair.split('=', 1);
    const key = readText(written);
    if (!values.has(key)) values.set(key, readText(pair.slice(written.length + 1)));
  }
  return values;
};
