import type { DatabaseSync } from 'node:sqlite';
import { query } from '../database/database.js';
import { PIN_SQL, type PinRow, wirePinOf } from '../pins/pin-query.js';
import type { Viewer } from '../sessions/sessions.js';
import type { WirePin } from '../wire/pin.js';
import { END_BOOKMARK, feedBookmark, readFeedBookmark } from './bookmark.js';

/** Pins on a page when the caller does not say (S3 §9 has 25 for boards, and feeds follow it). */
export const PAGE_SIZE = 25;

/** The most pins on a page. */
export const MAX_PAGE_SIZE = 250;

/** A page of the home feed: pins in the snake_case form, and the bookmark of the next page or `-end-`. */
export interface FeedPage {
  readonly pins: readonly WirePin[];
  readonly bookmark: string;
}

/** Reads a page: without a bookmark the newest pins, with one those behind it. */
export type ReadFeed = (viewer: Viewer, bookmark?: string, pageSize?: number) => FeedPage;

/**
 * Prepares the reading of the home feed. Pages are cut by position, never by count, so pins that arrive while
 * somebody pages neither repeat nor hide any, and a deep page costs what the first one costs.
 */
export function feedReader(database: DatabaseSync): ReadFeed {
  const rows = query<PinRow>(
    database,
    `${PIN_SQL}
     WHERE pins.is_listed = 1 AND pins.deleted_at IS NULL AND pins.feed_position < :before
     ORDER BY pins.feed_position DESC LIMIT :limit`,
  );
  return (viewer, bookmark, pageSize = PAGE_SIZE) => {
    const before = readFeedBookmark(bookmark);
    if (before === 'end') return { pins: [], bookmark: END_BOOKMARK };
    const found = rows.all({ viewer: viewer.userId, before, limit: pageSize + 1 });
    const page = found.slice(0, pageSize);
    const last = page.at(-1);
    const ends = last === undefined || found.length <= pageSize;
    return {
      pins: page.map((row) => wirePinOf(row, viewer.userId)),
      bookmark: ends ? END_BOOKMARK : feedBookmark(last.feedPosition),
    };
  };
}
