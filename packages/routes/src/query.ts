import { encodeText } from './encode-text.js';
import { decodeQueryText } from './escapes.js';
import { QUERY_KEYS_MAX } from './flags.js';

type Scalar = string | number | boolean;

/** Keys and values of a query. A list repeats its key; null and undefined leave theirs out. */
export type Query = Readonly<Record<string, Scalar | readonly Scalar[] | null | undefined>>;

/** The query as a link carries it, with its `?`; empty when no key has a value. */
export const printQuery = (query: Query): string => {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    [value ?? []].flat().map((scalar) => `${encodeText(key)}=${encodeText(String(scalar))}`),
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
};

/**
 * The keys and values of a query, with or without its `?`, decoded; a `#` ends it. The first value of a repeated key counts.
 * Reading stops after 1000 keys (S3 §9). What is no text has no keys.
 */
export const parseQuery = (search: unknown): Map<string, string> => {
  const values = new Map<string, string>();
  if (typeof search !== 'string') return values;
  let keys = 0;
  const hash = search.indexOf('#');
  const to = hash < 0 ? search.length : hash;
  for (let from = search.startsWith('?') ? 1 : 0; from < to && keys < QUERY_KEYS_MAX;) {
    const ampersand = search.indexOf('&', from);
    const end = ampersand < 0 || ampersand > to ? to : ampersand;
    if (end > from) {
      const sign = search.indexOf('=', from);
      const equals = sign < 0 || sign > end ? end : sign;
      const key = decodeQueryText(search, from, equals).text;
      if (!values.has(key)) values.set(key, decodeQueryText(search, equals + 1, end).text);
      keys++;
    }
    from = end + 1;
  }
  return values;
};
