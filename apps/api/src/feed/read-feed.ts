import type { DatabaseSync } from 'node:sqlite';
import { query } from '../database/database.js';
import { PIN_SQL, type PinRow, VISIBLE_SQL, wirePinOf } from '../pins/pin-query.js';
import { offeredSql } from '../pins/visible.js';
import type { Viewer } from '../sessions/sessions.js';
import type { WirePin } from '../wire/pin.js';
import { END_BOOKMARK, feedBookmark, readFeedBookmark } from './bookmark.js';

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

/**
 * Creates the function that reads the home feed. A page starts at a position, not at an offset: new pins neither repeat nor
 * hide others while a viewer pages, and a deep page costs as much as the first.
 */
export function createReadFeed(database: DatabaseSync): ReadFeed {
  const rows = query<PinRow>(database, FEED_SQL);
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
