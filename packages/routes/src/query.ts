import { AMPERSAND } from './codes.js';
import { encodeText } from './encode-text.js';
import { decode } from './escapes.js';
import { QUERY_KEYS_MAX, spaced } from './query-pairs.js';

export { QUERY_KEYS_MAX } from './query-pairs.js';

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
 * are read (S3 §9). Values that are not text have no keys.
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
