import { ResourceError } from '../errors/resource-error.js';

/** The bookmark that says: nothing follows. */
export const END_BOOKMARK = '-end-';

/** Where a page starts: behind this feed position. `'end'` when the caller has read everything. */
export type FeedStart = number | 'end';

const FORM = /^feed:1:(\d{1,15})$/;

/** The opaque text from which the page behind `position` is read. */
export function feedBookmark(position: number): string {
  return Buffer.from(`feed:1:${position}`).toString('base64url');
}

/** Reads a bookmark back; no bookmark is the start of the feed. Throws when it is none of ours. */
export function readFeedBookmark(bookmark: string | undefined): FeedStart {
  if (bookmark === undefined || bookmark === '') return Number.MAX_SAFE_INTEGER;
  if (bookmark === END_BOOKMARK) return 'end';
  const position = FORM.exec(Buffer.from(bookmark, 'base64url').toString('latin1'))?.[1];
  if (position === undefined || feedBookmark(Number(position)) !== bookmark) {
    throw new ResourceError(
      'invalidRequest',
      'The bookmark is not one that this feed gave out. Ask without a bookmark to start again.',
    );
  }
  return Number(position);
}
