import type { ClientOptions } from './client.js';

/** The options of a client that a browser can answer itself. */
export type BrowserPorts = Required<
  Pick<ClientOptions, 'origin' | 'fetch' | 'csrfToken' | 'isOnline' | 'sourceUrl'>
>;

/**
 * What a page hands to `createClient`: the page's own origin, the browser's fetch, its network state, and the
 * CSRF token from the cookie, read each time it is asked. Reads `window` only when called.
 */
export function browserPorts(csrfCookie = 'csrftoken'): BrowserPorts {
  return {
    origin: window.location.origin,
    fetch: (url, init) => window.fetch(url, init),
    csrfToken: () => readCookie(document.cookie, csrfCookie),
    isOnline: () => navigator.onLine,
    sourceUrl: () => window.location.pathname + window.location.search,
  };
}

function readCookie(cookies: string, name: string): string | undefined {
  const prefix = `${name}=`;
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(prefix));
  return pair?.slice(prefix.length);
}
