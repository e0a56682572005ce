import type { DatabaseSync } from 'node:sqlite';
import { query, type Query } from '../database/database.js';
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
import { createReadFollowed, followedSql, topicsQuery, withReason } from './followed.js';

/** Default number of pins on a page, the same as for boards (S3 §9). */
export const PAGE_SIZE = 25;

/** The largest page. */
export const MAX_PAGE_SIZE = 250;

/** A page of the home feed. `bookmark` is `-end-` on the last page. */
export interface FeedPage {
  readonly pins: readonly WirePin[];
  readonly bookmark: string;
}

/** Reads the page after the bookmark, or the newest pins without one. */
export type ReadFeed = (viewer: Viewer, bookmark?: string, pageSize?: number) => FeedPage;

/** Selects a page of the feed. */
export const FEED_SQL = `${PIN_SQL}
  WHERE pins.is_listed = 1 AND pins.deleted_at IS NULL AND pins.feed_position < :before AND ${VISIBLE_SQL}
    AND ${offeredSql('feed')}
  ORDER BY pins.feed_position DESC LIMIT :limit`;

/** Selects a page of what the viewer follows, or of all else. */
function listSql(isFollowed: boolean, hasTopics: boolean): string {
  const condition = `${isFollowed ? '' : 'NOT '}${followedSql(hasTopics)}`;
  return FEED_SQL.replace('ORDER BY', `AND ${condition} ORDER BY`);
}

/**
 * Creates the function that reads the home feed. A page starts at a position, not at an offset: new pins neither repeat nor
 * hide others while a viewer pages, and a deep page costs as much as the first.
 *
 * Every second pin is from what the viewer follows, as long as there are any. What they follow while they page shows from
 * the next first page on.
 */
export function createReadFeed(database: DatabaseSync, now: () => number): ReadFeed {
  const rows = query<PinRow>(database, FEED_SQL);
  const [followed, others] = [true, false].map((isFollowed) => ({
    withTopics: query<PinRow>(database, listSql(isFollowed, true)),
    withoutTopics: query<PinRow>(database, listSql(isFollowed, false)),
  })) as [FollowQueries, FollowQueries];
  const readFollowed = createReadFollowed(database);

  const plainPage = ({ userId }: Viewer, before: number, pageSize: number): FeedPage => {
    const found = rows.all({ viewer: userId, before, limit: pageSize + 1 });
    const page = found.slice(0, pageSize);
    const last = page.at(-1);
    const ends = last === undefined || found.length <= pageSize;
    return {
      pins: page.map((row) => wirePinOf(row, userId)),
      bookmark: ends ? END_BOOKMARK : feedBookmark({ before: last.feedPosition }),
    };
  };

  const followingPage = (viewer: string, start: Following, pageSize: number): FeedPage => {
    const { at } = start.followed;
    const { topics } = readFollowed(viewer, at);
    const match = topicsQuery(topics);
    const list = ({ withTopics, withoutTopics }: FollowQueries, before: number) => {
      const parameters = { viewer, at, before, limit: pageSize + 1 };
      if (match === undefined) return withoutTopics.all(parameters);
      return withTopics.all({ ...parameters, topics: match });
    };
    const lists = [list(followed, start.followed.before), list(others, start.before)] as const;
    const page = alternate(lists, pageSize);
    const isFollowed = new Set(lists[0]);
    const positionAfter = (one: readonly PinRow[], before: number) =>
      page.findLast((row) => one.includes(row))?.feedPosition ?? before;
    return {
      pins: page.map((row) => {
        const pin = wirePinOf(row, viewer);
        return isFollowed.has(row) ? withReason(pin, topics) : pin;
      }),
      bookmark:
        page.length === lists[0].length + lists[1].length
          ? END_BOOKMARK
          : feedBookmark({
              before: positionAfter(lists[1], start.before),
              followed: { before: positionAfter(lists[0], start.followed.before), at },
            }),
    };
  };

  return (viewer, bookmark, pageSize = PAGE_SIZE) => {
    const start = readFeedBookmark(bookmark);
    const { userId } = viewer;
    if (start === 'end') return { pins: [], bookmark: END_BOOKMARK };
    if (start === 'first') {
      const at = now();
      return userId === null || readFollowed(userId, at).isEmpty
        ? plainPage(viewer, NEWEST, pageSize)
        : followingPage(userId, { before: NEWEST, followed: { before: NEWEST, at } }, pageSize);
    }
    // Somebody else's bookmark, or one from before a sign-out, goes on with all pins.
    return userId === null || start.followed === undefined
      ? plainPage(viewer, start.before, pageSize)
      : followingPage(userId, { before: start.before, followed: start.followed }, pageSize);
  };
}

type Following = Required<FeedStart>;

interface FollowQueries {
  readonly withTopics: Query<PinRow>;
  readonly withoutTopics: Query<PinRow>;
}

/** Takes turns between two lists, and goes on with one when the other has ended. */
function alternate<Item>(
  [first, second]: readonly [readonly Item[], readonly Item[]],
  count: number,
): readonly Item[] {
  const items: Item[] = [];
  for (let index = 0; items.length < count && index < count; index += 1) {
    items.push(...first.slice(index, index + 1), ...second.slice(index, index + 1));
  }
  return items.slice(0, count);
}
