import type { Database } from '../database/database.js';
import { USER_COLUMNS } from '../people/find-person.js';
import { offeredSql, visibleSql } from '../pins/visible.js';
import type { ReadPins } from '../search/search-pins.js';
import type { Viewer } from '../sessions/sessions.js';
import { wireDate } from '../wire/board.js';
import { type UserRow, wireUser } from '../wire/user.js';

/** Number of news items: there are no further pages. */
const MAX_NEWS = 50;

interface NewsRow extends UserRow {
  readonly newsId: string;
  readonly newsType: 'saved' | 'published';
  readonly createdAt: number;
  readonly feedPosition: number;
}

const NOT_BLOCKED =
  'NOT EXISTS (SELECT 1 FROM user_blocks WHERE user_id = :viewer AND blocked_id = users.id)';

/** Somebody saved a pin of the viewer. A save on a board that the viewer may not see is no news. */
const SAVED_SQL = `
  SELECT saves.id AS newsId, 'saved' AS newsType, saves.created_at AS createdAt,
    pins.feed_position AS feedPosition, ${USER_COLUMNS}
  FROM pins JOIN saves ON saves.pin_id = pins.id JOIN users ON users.id = saves.user_id
  LEFT JOIN boards AS saved_on ON saved_on.id = saves.board_id
  LEFT JOIN boards AS board ON board.id = pins.board_id
  WHERE pins.pinner_id = :viewer AND saves.user_id <> :viewer
    AND pins.deleted_at IS NULL AND saves.deleted_at IS NULL
    AND ${visibleSql('saved_on')} AND ${visibleSql()} AND ${offeredSql('news')} AND ${NOT_BLOCKED}
  ORDER BY saves.created_at DESC LIMIT ${MAX_NEWS}`;

/** Somebody whom the viewer follows published a pin. */
const PUBLISHED_SQL = `
  SELECT pins.id AS newsId, 'published' AS newsType, pins.created_at AS createdAt,
    pins.feed_position AS feedPosition, ${USER_COLUMNS}
  FROM user_follows JOIN pins ON pins.pinner_id = user_follows.followed_id
  JOIN users ON users.id = pins.pinner_id
  LEFT JOIN boards AS board ON board.id = pins.board_id
  WHERE user_follows.user_id = :viewer AND pins.is_listed = 1 AND pins.deleted_at IS NULL
    AND ${visibleSql()} AND ${offeredSql('news')} AND ${NOT_BLOCKED}
  ORDER BY pins.created_at DESC LIMIT ${MAX_NEWS}`;

/** Creates the function that reads the news of a viewer, the newest first. */
export function createReadNews(database: Database, readPins: ReadPins) {
  const sources = [SAVED_SQL, PUBLISHED_SQL].map((sql) => database.query<NewsRow>(sql));
  return (viewer: Viewer) =>
    sources
      .flatMap((source) => source.all({ viewer: viewer.userId }))
      .toSorted((a, b) => b.createdAt - a.createdAt)
      .slice(0, MAX_NEWS)
      .map((row) => ({
        id: row.newsId,
        type: 'news',
        news_type: row.newsType,
        created_at: wireDate(row.createdAt),
        user: wireUser(row),
        pins: readPins(viewer, [row]),
      }));
}
