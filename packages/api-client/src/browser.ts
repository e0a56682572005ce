import type { ClientOptions } from './client.js';

/** The options that {@link browserPorts} returns. */
export type BrowserPorts = Required<
  Pick<ClientOptions, 'origin' | 'fetch' | 'csrfToken' | 'isOnline' | 'sourceUrl'>
>;

/**
 * Returns the options of `createClient` for a browser: the page's origin, `fetch`, the network state and the CSRF token
 * from its cookie. It is safe to call while a server renders: `window` is read by the calls, and a call on a server throws.
 */
export function browserPorts(csrfCookie = 'csrftoken'): BrowserPorts {
  return {
    origin: typeof window === 'undefined' ? '' : window.location.origin,
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
