import { ResourceError } from '../errors/resource-error.js';

/** The bookmark of the last page. */
export const END_BOOKMARK = '-end-';

/** Before every position. */
export const NEWEST = Number.MAX_SAFE_INTEGER;

/** Where a page of the feed starts. Positions are those before which the page's pins stand. */
export interface FeedStart {
  readonly before: number;
  /** The second list of a viewer who follows something: what they followed until `at`, in milliseconds since 1970. */
  readonly followed?: { readonly before: number; readonly at: number };
}

const PLAIN = /^feed:1:(\d{1,15})$/;
const FOLLOWED = /^feed:2:(\d{1,15}):(\d{1,15}):(\d{1,15})$/;

/** Encodes the bookmark of the page that starts at `start`. */
export function feedBookmark({ before, followed }: FeedStart): string {
  const text =
    followed === undefined
      ? `feed:1:${before}`
      : `feed:2:${before}:${followed.before}:${followed.at}`;
  return Buffer.from(text).toString('base64url');
}

/** Decodes a bookmark; `'first'` without one, `'end'` after the last page. Throws `invalidRequest` for any other text. */
export function readFeedBookmark(bookmark: string | undefined): FeedStart | 'end' | 'first' {
  if (bookmark === undefined || bookmark === '') return 'first';
  if (bookmark === END_BOOKMARK) return 'end';
  const start = decode(Buffer.from(bookmark, 'base64url').toString('latin1'));
  if (start === undefined || feedBookmark(start) !== bookmark) {
    throw new ResourceError(
      'invalidRequest',
      'The bookmark does not belong to this feed. Leave it out to start at the first page.',
    );
  }
  return start;
}

function decode(text: string): FeedStart | undefined {
  const plain = PLAIN.exec(text);
  if (plain) return { before: Number(plain[1]) };
  const [found, ...parts] = FOLLOWED.exec(text) ?? [];
  if (found === undefined) return undefined;
  const [before = 0, followedBefore = 0, at = 0] = parts.map(Number);
  return { before, followed: { before: followedBefore, at } };
}
