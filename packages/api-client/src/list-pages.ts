import type { ListPage } from '@tackboard/domain';
import type { Client } from './client.js';
import { walkPages } from './pages.js';

/**
 * Iterates over the pages of a list, to its end: `listPages(client, (page) => listFollowers(client, { boardId, ...page }))`.
 * Each page is fetched when the loop asks for it; `break` stops fetching. It ends at a missing bookmark, `-end-`, one that
 * begins with `Y2JOb25lO`, a repeated bookmark, and after ten empty pages in a row.
 */
export function listPages<Item>(
  client: Client,
  readPage: (page: { readonly bookmark?: string }) => Promise<ListPage<Item>>,
): AsyncGenerator<ListPage<Item>, void, undefined> {
  return walkPages(
    undefined,
    (bookmark) => readPage(bookmark === undefined ? {} : { bookmark }),
    ({ items }) => items,
    client,
  );
}
