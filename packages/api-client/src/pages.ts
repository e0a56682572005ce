import type { Drift } from '@tackboard/domain/wire';

/** After this many empty pages in a row the list counts as ended. */
const MAX_EMPTY_PAGES = 10;

/**
 * Iterates over the pages of a list until a page has no bookmark. Against a server that never ends its list, it also stops
 * at a repeated bookmark and after ten empty pages in a row, and reports that to `onDrift`.
 */
export async function* walkPages<P extends { readonly bookmark?: string }>(
  first: string | undefined,
  readPage: (bookmark: string | undefined) => Promise<P>,
  isEmpty: (page: P) => boolean,
  onDrift: ((drift: Drift) => void) | undefined,
): AsyncGenerator<P, void, undefined> {
  const followed = new Set<string | undefined>();
  let bookmark = first;
  let emptyPages = 0;
  do {
    followed.add(bookmark);
    const page = await readPage(bookmark);
    emptyPages = isEmpty(page) ? emptyPages + 1 : 0;
    yield page;
    bookmark = page.bookmark;
    if (bookmark !== undefined && (followed.has(bookmark) || emptyPages >= MAX_EMPTY_PAGES)) {
      onDrift?.({ path: 'resource_response.bookmark', kind: 'unknown-value', value: bookmark });
      return;
    }
  } while (bookmark !== undefined);
}
