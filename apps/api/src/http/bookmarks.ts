import { ResourceError } from '../errors/resource-error.js';
import { END_BOOKMARK } from '../feed/bookmark.js';

/** The bookmarks of one list: the position after which a page starts, `'end'` after the last page. */
export interface Bookmarks {
  /** The bookmark of the page after `position`. */
  readonly print: (position: number) => string;
  /** Throws `invalidRequest` for a bookmark of another list. Without one the list starts at `first`. */
  readonly parse: (bookmark: string | undefined, first: number) => number | 'end';
}

/** Creates the bookmarks of a list. `name` keeps the bookmarks of two lists apart. */
export function createBookmarks(name: string): Bookmarks {
  const form = new RegExp(`^${name}:1:(\\d{1,15})$`);
  const print = (position: number): string =>
    Buffer.from(`${name}:1:${position}`).toString('base64url');
  return {
    print,
    parse: (bookmark, first) => {
      if (bookmark === undefined || bookmark === '') return first;
      if (bookmark === END_BOOKMARK) return 'end';
      const position = form.exec(Buffer.from(bookmark, 'base64url').toString('latin1'))?.[1];
      if (position === undefined || print(Number(position)) !== bookmark)
        throw new ResourceError('invalidRequest', 'The bookmark does not belong to this list.');
      return Number(position);
    },
  };
}

/** A page of a list. `bookmark` is `-end-` on the last page. */
export interface WirePage<Item> {
  readonly items: readonly Item[];
  readonly bookmark: string;
}

/** Cuts a page out of `pageSize + 1` rows: one more than the page tells whether there is another. */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  pageSize: number,
  itemOf: (row: Row) => Item,
  bookmarkAfter: (last: Row) => string,
): WirePage<Item> {
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const ends = last === undefined || rows.length <= pageSize;
  return { items: page.map(itemOf), bookmark: ends ? END_BOOKMARK : bookmarkAfter(last) };
}
