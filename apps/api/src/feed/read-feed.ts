import type { Database } from '../database/database.js';
import type { PageRequest, WirePage } from '../http/bookmarks.js';
import { PIN_SQL, type PinRow, VISIBLE_SQL, wirePinOf } from '../pins/pin-query.js';
import { offeredSql } from '../pins/visible.js';
import type { Viewer } from '../sessions/sessions.js';
import type { WirePin } from '../wire/pin.js';
import {
  END_BOOKMARK,
  feedBookmark,
  type FeedStart,
  NEWEST,
  readFeedBookmark,
} from './bookmark.js';
import {
  createReadFollowed,
  createReadReasons,
  FOLLOWED_SQL,
  topicReason,
  topicsQuery,
} from './followed.js';

/** Default number of pins on a page, the same as for boards (S3 §9). */
export const PAGE_SIZE = 25;

/** Reads the page after the bookmark, or the newest pins without one. */
export type ReadFeed = ReturnType<typeof createReadFeed>;

/** Pins of what the viewer follows that may be shown ahead of their turn. With more, the feed goes on in its order. */
const MAX_AHEAD = 100;

/** Selects a page of the feed: the pins before a position that meet `condition`. */
function feedSql(condition = ''): string {
  return `${PIN_SQL}
  WHERE pins.is_listed = 1 AND pins.deleted_at IS NULL AND pins.feed_position < :before AND ${VISIBLE_SQL}
    AND ${offeredSql('feed')} ${condition}
  ORDER BY pins.feed_position DESC LIMIT :limit`;
}

/** Selects a page of the feed. */
export const FEED_SQL = feedSql();

const NOT_AHEAD_SQL = 'AND pins.feed_position NOT IN (SELECT value FROM json_each(:ahead))';

/**
 * Creates the function that reads the home feed. A page starts at a position, not at an offset: new pins neither repeat nor
 * hide others while a viewer pages, and a deep page costs as much as the first.
 *
 * Every second pin is of what the viewer follows, as long as there are any. Such a pin is shown ahead of its turn, which its
 * bookmark remembers: what the viewer follows, or no longer follows, decides only the order of the pins that were not shown.
 */
export function createReadFeed(database: Database) {
  const inOrder = database.query<PinRow>(FEED_SQL);
  const rest = database.query<PinRow>(feedSql(NOT_AHEAD_SQL));
  const followed = database.query<PinRow>(feedSql(`${NOT_AHEAD_SQL} AND ${FOLLOWED_SQL}`));
  const others = database.query<PinRow>(feedSql(`${NOT_AHEAD_SQL} AND NOT ${FOLLOWED_SQL}`));
  const readFollowed = createReadFollowed(database);
  const readReasons = createReadReasons(database);

  return ({ userId: viewer }: Viewer, { bookmark, pageSize }: PageRequest): WirePage<WirePin> => {
    const sent = readFeedBookmark(bookmark);
    if (sent === 'end') return { data: [], bookmark: END_BOOKMARK };
    const start = sent === 'first' ? { before: NEWEST, ahead: [] } : sent;
    const follows = viewer === null ? undefined : readFollowed(viewer);
    const page = { viewer, before: start.before, limit: pageSize + 1 };
    const unseen = { ...page, ahead: JSON.stringify(start.ahead) };
    const readRows = () => {
      if (follows === undefined || follows.isEmpty || start.ahead.length >= MAX_AHEAD)
        return start.ahead.length === 0 ? inOrder.all(page) : rest.all(unseen);
      const ofFollows = { ...unseen, topics: topicsQuery(follows.topics) };
      return alternate(followed.all(ofFollows), others.all(ofFollows));
    };
    const rows = readRows();
    const shown = rows.slice(0, pageSize);
    const positions = shown.map(({ feedPosition }) => feedPosition);
    const reasons =
      viewer === null || follows === undefined
        ? undefined
        : readReasons(viewer, positions, follows.topics);
    const pins = shown.map((row): WirePin => {
      const pin = wirePinOf(row, viewer);
      const topic = reasons?.get(row.feedPosition);
      return topic === undefined ? pin : { ...pin, ...topicReason(topic) };
    });
    return { data: pins, bookmark: bookmarkAfter(start, positions, rows.slice(pageSize)) };
  };
}

/** The bookmark after a page: every position above the first pin that is left was shown. */
function bookmarkAfter(
  { ahead }: FeedStart,
  shown: readonly number[],
  left: readonly PinRow[],
): string {
  if (left.length === 0) return END_BOOKMARK;
  const before = Math.max(...left.map(({ feedPosition }) => feedPosition)) + 1;
  const below = [...ahead, ...shown].filter((position) => position < before);
  return feedBookmark({ before, ahead: below.toSorted((a, b) => b - a) });
}

/** Alternates between two lists, and goes on with one when the other has ended. */
function alternate<Item>(first: readonly Item[], second: readonly Item[]): readonly Item[] {
  const length = Math.max(first.length, second.length);
  return Array.from({ length }, (_, index) => [
    ...first.slice(index, index + 1),
    ...second.slice(index, index + 1),
  ]).flat();
}
