import { randomBytes } from 'node:crypto';

/** More pages empty the cache. */
const MAX_PAGES = 200;

/**
 * Returns the page of a visitor, rendered once for each key until anything in the database changes, and with the nonce of this
 * response. The key must contain everything that the page depends on beside the database: its URL, the device, cookies.
 */
export type VisitorPage = (key: string, nonce: string, render: (nonce: string) => string) => string;

/** Creates the cache of server-rendered pages. Everybody gets the same page, so nobody who is signed in may get one. */
export function createPageCache(contentVersion: () => string): VisitorPage {
  // Stands for the nonce in what is kept. It is never sent, so nothing that people write can contain it.
  const placeholder = randomBytes(16).toString('hex');
  const pages = new Map<string, readonly string[]>();
  let version = '';
  return (key, nonce, render) => {
    const current = contentVersion();
    if (current !== version || pages.size >= MAX_PAGES) pages.clear();
    version = current;
    const parts = pages.get(key) ?? render(placeholder).split(placeholder);
    pages.set(key, parts);
    return parts.join(nonce);
  };
}
