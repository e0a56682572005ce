import { parseQuery } from '@tackboard/routes/links';

/** Query keys with this prefix request the debug panel. */
export const DEBUG_KEY_PREFIX = 'deb_';

/** Whether a query requests the debug panel. Whether it opens is decided by `gate` for the action `debug`. */
export function requestsDebugPanel(query: string): boolean {
  return [...parseQuery(query).keys()].some((key) => key.startsWith(DEBUG_KEY_PREFIX));
}
