import type { Client } from './client.js';

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
