import { randomBytes } from 'node:crypto';

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

interface KeptPage extends Omit<VisitorPageResponse, 'html'> {
  /** The page without its nonces. */
  readonly parts: readonly string[];
}

const SERVER_ERROR_STATUS = 500;

/** Creates the cache of server-rendered pages. Everybody gets the same page, so nobody who is signed in may get one. */
export function createPageCache(contentVersion: () => string): VisitorPage {
  // Stands for the nonce in what is kept. It is never sent, so nothing that people write can contain it.
  const placeholder = randomBytes(16).toString('hex');
  const pages = new Map<string, KeptPage>();
  let version = '';
  return async (key, nonce, render) => {
    const current = contentVersion();
    if (current !== version || pages.size >= MAX_PAGES) pages.clear();
    version = current;
    const kept = pages.get(key);
    const { parts, ...response } = kept ?? split(await render(placeholder));
    // While it was rendered something may have changed. A failure may be over at the next request.
    const isCurrent = contentVersion() === current && version === current;
    if (!kept && isCurrent && response.status < SERVER_ERROR_STATUS) {
      pages.set(key, { parts, ...response });
    }
    return { ...response, html: parts.join(nonce) };
  };

  function split({ html, ...response }: VisitorPageResponse): KeptPage {
    return { ...response, parts: html.split(placeholder) };
  }
}
