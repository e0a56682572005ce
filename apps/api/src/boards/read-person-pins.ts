import { QUICK_SAVES_LAYOUT } from '@tackboard/domain';
import type { Database } from '../database/database.js';
import { END_BOOKMARK, NEWEST } from '../feed/bookmark.js';
import {
  createBookmarks,
  type PageRequest,
  positionPage,
  type WirePage,
} from '../http/bookmarks.js';
import { PIN_SQL, type PinRow, SAVED_COPY_SQL, VISIBLE_SQL, wirePinOf } from '../pins/pin-query.js';
import type { Viewer } from '../sessions/sessions.js';
import type { WirePin } from '../wire/pin.js';
import type { SeesBoardless } from './sees-boardless.js';

/** The condition on `board` for quick saves and pins without a board, which a profile keeps apart (S3 §6). */
export const IS_BOARDLESS_SQL = `(board.id IS NULL OR board.layout = '${QUICK_SAVES_LAYOUT}')`;

const savesSql = (condition: string) =>
  `${SAVED_COPY_SQL} WHERE saves.user_id = :userId AND saves.deleted_at IS NULL AND ${VISIBLE_SQL}
     AND ${condition} AND saves.save_position < :before ORDER BY saves.save_position DESC LIMIT :limit`;

const CREATED_SQL = `${PIN_SQL} WHERE pins.pinner_id = :userId AND pins.deleted_at IS NULL AND ${VISIBLE_SQL}
     AND pins.feed_position < :before ORDER BY pins.feed_position DESC LIMIT :limit`;

/** Reads a page of a person's pins that the viewer may see, newest first. */
export type ReadPersonPins = (
  viewer: Viewer,
  userId: string,
  page: PageRequest,
) => WirePage<WirePin>;

/** The lists of a person's pins. */
export interface PersonPins {
  /** Their saves: those on boards the viewer may see, and quick saves and those on no board for who sees them (S3 §6). */
  readonly saved: ReadPersonPins;
  /** What they published (S3 §2.1). */
  readonly created: ReadPersonPins;
  /** Their quick saves and pins without a board; none for who does not see them (S3 §6). */
  readonly boardless: ReadPersonPins;
}

const NOTHING: WirePage<WirePin> = { items: [], bookmark: END_BOOKMARK };

/** Creates the lists of a person's pins. */
export function createReadPersonPins(database: Database, seesBoardless: SeesBoardless): PersonPins {
  const pageSql = (name: string, sql: string): ReadPersonPins => {
    const bookmarks = createBookmarks(name);
    const rows = database.query<PinRow>(sql);
    return ({ userId: viewer }, userId, page) =>
      positionPage(
        bookmarks,
        NEWEST,
        page,
        (before, limit) => rows.all({ viewer, userId, before, limit }),
        (row) => wirePinOf(row, viewer),
      );
  };
  const all = pageSql('saved', savesSql('TRUE'));
  const onBoards = pageSql('saved', savesSql(`NOT ${IS_BOARDLESS_SQL}`));
  const boardless = pageSql('boardless', savesSql(IS_BOARDLESS_SQL));
  return {
    saved: (viewer, userId, page) =>
      (seesBoardless(viewer, userId) ? all : onBoards)(viewer, userId, page),
    created: pageSql('created', CREATED_SQL),
    boardless: (viewer, userId, page) =>
      seesBoardless(viewer, userId) ? boardless(viewer, userId, page) : NOTHING,
  };
}
