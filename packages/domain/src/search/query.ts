/** How many keys of a query are read (S3 §9). */
export const QUERY_KEYS_LIMIT = 1000;

/** The first value of each key of a query such as `?a=1&b=2`, at most 1000 keys; the rest is not read (S3 §9). */
export function queryValues(query: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const [key, value] of new URLSearchParams(query)) {
    if (values.has(key)) continue;
    if (values.size >= QUERY_KEYS_LIMIT) break;
    values.set(key, value);
  }
  return values;
}

/** What the keys begin with that ask for the debug panel (S3 §2.1). */
export const DEBUG_KEY_PREFIX = 'deb_';

/** True when a query asks for the debug panel. Whether it opens, `gate` for the action `debug` decides (S3 §2.1). */
export function asksForDebugPanel(query: string): boolean {
  return [...queryValues(query).keys()].some((key) => key.startsWith(DEBUG_KEY_PREFIX));
}
