import type { ListPage, ReadOptions } from '@tackboard/domain';
import type { DecodeOptions } from '@tackboard/domain/wire';
import type { Client } from './client.js';
import type { AnyEndpoint } from './endpoint.js';
import type { Payload } from './payload.js';
import { readCall } from './resource-call.js';

/** After this many empty pages in a row the list counts as ended. */
const MAX_EMPTY_PAGES = 10;

/**
 * Iterates over the pages of a list until a page has no bookmark. Against a server that never ends its list, it also stops
 * at a repeated bookmark and after ten empty pages in a row, and reports that to `onDrift`.
 */
export async function* walkPages<P extends { readonly bookmark?: string }>(
  first: string | undefined,
  readPage: (bookmark: string | undefined) => Promise<P>,
  itemsOf: (page: P) => readonly unknown[],
  { onDrift }: Client,
): AsyncGenerator<P, void, undefined> {
  const followed = new Set<string | undefined>();
  let bookmark = first;
  let emptyPages = 0;
  do {
    followed.add(bookmark);
    const page = await readPage(bookmark);
    emptyPages = itemsOf(page).length > 0 ? 0 : emptyPages + 1;
    yield page;
    bookmark = page.bookmark;
    if (bookmark && (followed.has(bookmark) || emptyPages >= MAX_EMPTY_PAGES)) {
      onDrift?.({ path: 'resource_response.bookmark', kind: 'unknown-value', value: bookmark });
      return;
    }
  } while (bookmark);
}

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

/** Reads one page of a list. `decode` returns the items of the response. */
export async function readPage<Item>(
  client: Client,
  endpoint: AnyEndpoint,
  payload: Payload,
  { bookmark, signal }: ReadOptions & { readonly bookmark: string | undefined },
  decode: (data: unknown, options: DecodeOptions) => { readonly items: readonly Item[] },
): Promise<ListPage<Item>> {
  const paged = bookmark ? { ...payload, bookmarks: [bookmark] } : payload;
  const { data, bookmark: next } = await readCall(client, endpoint, paged, { signal });
  const { items } = decode(data, client);
  return next ? { items, bookmark: next } : { items };
}
