import { randomBytes } from 'node:crypto';
import { createVersionedCache } from './versioned-cache.js';

/** More pages empty the cache. */
const MAX_PAGES = 200;

/**
 * Returns the page of a visitor, rendered once for each key until anything in the database changes, and with the nonce of this
 * response. The key must contain everything that the page depends on beside the database: its URL, the device, cookies.
 */
export type VisitorPage = (
  key: string,
  nonce: string,
  render: (nonce: string) => Promise<VisitorPageResponse>,
) => Promise<VisitorPageResponse>;

/** A rendered page, or where its path leads. */
export interface VisitorPageResponse {
  readonly html: string;
  readonly status: number;
  /** The path of a redirect. */
  readonly location?: string;
}

const SERVER_ERROR_STATUS = 500;

/** Creates the cache of server-rendered pages. Everybody gets the same page, so nobody who is signed in may get one. */
export function createPageCache(contentVersion: () => string): VisitorPage {
  // Stands for the nonce in what is kept. It is never sent, so nothing that people write can contain it.
  const placeholder = randomBytes(16).toString('hex');
  const pages = createVersionedCache<VisitorPageResponse>(contentVersion, MAX_PAGES, () => 1);
  return async (key, nonce, render) => {
    const { kept, keep } = pages(key);
    const page = kept ?? (await render(placeholder));
    // A failure may be over at the next request.
    if (!kept && page.status < SERVER_ERROR_STATUS) keep(page);
    return { ...page, html: page.html.replaceAll(placeholder, nonce) };
  };
}
