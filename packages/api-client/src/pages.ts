import type { Drift } from '@tackboard/domain/wire';

/** A server that sends so many empty pages in a row has no more to show. */
const MAX_EMPTY_PAGES = 10;

/** What the walk needs of a page. */
interface Page {
  readonly bookmark?: string;
}

/**
 * Walks from page to page until one has no bookmark. Stops, and tells `onDrift`, at a bookmark that it has
 * followed before and after ten empty pages in a row: a server that never ends must not hold its caller.
 */
export async function* walkPages<P extends Page>(
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
