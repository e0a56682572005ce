import { ResourceError } from '../errors/resource-error.js';
import { END_BOOKMARK } from '../feed/bookmark.js';

/** The bookmarks of one list: the position after which a page starts, `'end'` after the last page. */
export type Bookmarks = ReturnType<typeof createBookmarks>;

/** Creates the bookmarks of a list. `name` keeps the bookmarks of two lists apart. */
export function createBookmarks(name: string) {
  const { print, parse } = createKeyBookmarks(name, 1);
  return {
    /** The bookmark of the page after `position`. */
    print: (position: number): string => print([position]),
    /** Throws `invalidRequest` for a bookmark of another list. Without one the list starts at `first`. */
    parse: (bookmark: string | undefined, first: number): number | 'end' => {
      const key = parse(bookmark, [first]);
      return key === 'end' ? key : (key[0] ?? first);
    },
  };
}

/** Like {@link createBookmarks}, for a list that is ordered by several numbers, such as a time and a position: `size` numbers. */
export function createKeyBookmarks(name: string, size: number) {
  const form = new RegExp(`^${name}:1:(\\d{1,15}(?:\\.\\d{1,15}){${size - 1}})$`);
  const print = (key: readonly number[]): string =>
    Buffer.from(`${name}:1:${key.join('.')}`).toString('base64url');
  return {
    print,
    parse: (bookmark: string | undefined, first: readonly number[]): readonly number[] | 'end' => {
      if (bookmark === undefined || bookmark === '') return first;
      if (bookmark === END_BOOKMARK) return 'end';
      const sent = form.exec(Buffer.from(bookmark, 'base64url').toString('latin1'))?.[1];
      const key = sent?.split('.').map(Number);
      if (key === undefined || print(key) !== bookmark)
        throw new ResourceError('invalidRequest', 'The bookmark does not belong to this list.');
      return key;
    },
  };
}

/** Selects a page of a list. */
export interface PageRequest {
  readonly bookmark: string | undefined;
  readonly pageSize: number;
}

/** A page of a list, the result of a call. `bookmark` is `-end-` on the last page. */
export interface WirePage<Item> {
  readonly data: readonly Item[];
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
  return { data: page.map(itemOf), bookmark: ends ? END_BOOKMARK : bookmarkAfter(last) };
}

/** The page that a call asks for. */
export function askedPage(input: {
  readonly bookmarks: string | undefined;
  readonly page_size: number;
}): PageRequest {
  return { bookmark: input.bookmarks, pageSize: input.page_size };
}

/** A part of a list. */
export interface Range {
  readonly offset: number;
  readonly limit: number;
}

/** Reads a page of a list that has no better order than the number of items before it, up to `maxOffset`. */
export function offsetPage<Item>(
  bookmarks: Bookmarks,
  { bookmark, pageSize }: PageRequest,
  read: (range: Range) => readonly Item[],
  maxOffset = Infinity,
): WirePage<Item> {
  const offset = bookmarks.parse(bookmark, 0);
  const isOver = offset === 'end' || offset >= maxOffset;
  const items = isOver ? [] : read({ offset, limit: pageSize + 1 });
  const next = () => bookmarks.print(Number(offset) + pageSize);
  return pageOf(items, pageSize, (item) => item, next);
}

/** Reads a page of a list whose rows have a position: those after `first` or the last one that was read. */
export function positionPage<Row extends { readonly position: number }, Item>(
  bookmarks: Bookmarks,
  first: number,
  { bookmark, pageSize }: PageRequest,
  read: (position: number, limit: number) => readonly Row[],
  itemOf: (row: Row) => Item,
): WirePage<Item> {
  const from = bookmarks.parse(bookmark, first);
  const rows = from === 'end' ? [] : read(from, pageSize + 1);
  return pageOf(rows, pageSize, itemOf, ({ position }) => bookmarks.print(position));
}
