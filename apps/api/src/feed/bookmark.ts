import { ResourceError } from '../errors/resource-error.js';

/** The bookmark of the last page. */
export const END_BOOKMARK = '-end-';

/** Before every position. */
export const NEWEST = Number.MAX_SAFE_INTEGER;

/**
 * The most pins that a bookmark lists, so that it fits into an address: one page of the largest size, after as many as may
 * be shown ahead of their turn.
 */
const MAX_AHEAD = 350;

/** Where a page of the feed starts. */
export interface FeedStart {
  /** Every pin at this position and above is shown already. */
  readonly before: number;
  /** The positions below, in descending order, whose pins were shown ahead of their turn. */
  readonly ahead: readonly number[];
}

const BOOKMARK = /^feed:1:(\d{1,15})(?::([0-9a-z.]{1,3000}))?$/;

/** Encodes the bookmark of the page that starts at `start`. */
export function feedBookmark({ before, ahead }: FeedStart): string {
  const steps = ahead.map((position, index) => (ahead[index - 1] ?? before) - position);
  const list = steps.map((step) => step.toString(36)).join('.');
  return Buffer.from(`feed:1:${before}${list && `:${list}`}`).toString('base64url');
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
  const [, before, list] = BOOKMARK.exec(text) ?? [];
  if (before === undefined) return undefined;
  const ahead: number[] = [];
  for (const step of list?.split('.') ?? []) {
    ahead.push((ahead.at(-1) ?? Number(before)) - Number.parseInt(step, 36));
  }
  const isListed = ahead.every(
    (position, index) => position < (ahead[index - 1] ?? Number(before)),
  );
  if (!isListed || ahead.length > MAX_AHEAD || (ahead.at(-1) ?? 0) < 0) return undefined;
  return { before: Number(before), ahead };
}
