import { ResourceError } from '../errors/resource-error.js';

/** The bookmark of the last page. */
export const END_BOOKMARK = '-end-';

/** The feed position after which a page starts; `'end'` after the last page. */
export type FeedStart = number | 'end';

const FORM = /^feed:1:(\d{1,15})$/;

/** Encodes the bookmark of the page after `position`. */
export function feedBookmark(position: number): string {
  return Buffer.from(`feed:1:${position}`).toString('base64url');
}

/** Decodes a bookmark; without one the feed starts at its newest pin. Throws `invalidRequest` for any other text. */
export function readFeedBookmark(bookmark: string | undefined): FeedStart {
  if (bookmark === undefined || bookmark === '') return Number.MAX_SAFE_INTEGER;
  if (bookmark === END_BOOKMARK) return 'end';
  const position = FORM.exec(Buffer.from(bookmark, 'base64url').toString('latin1'))?.[1];
  if (position === undefined || feedBookmark(Number(position)) !== bookmark) {
    throw new ResourceError(
      'invalidRequest',
      'The bookmark does not belong to this feed. Leave it out to start at the first page.',
    );
  }
  return Number(position);
}
