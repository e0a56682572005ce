import { QUICK_SAVES_LAYOUT } from '@tackboard/domain';
import type { Database } from '../database/database.js';
import { END_BOOKMARK, NEWEST } from '../feed/bookmark.js';
import {
  createBookmarks,
  createKeyBookmarks,
  pageOf,
  type PageRequest,
  positionPage,
  type WirePage,
} from '../http/bookmarks.js';
import { PIN_SQL, type PinRow, SAVED_COPY_SQL, VISIBLE_SQL, wirePinOf } from '../pins/pin-query.js';
import type { SeesBoardless } from '../sessions/experiments.js';
import type { Viewer } from '../sessions/sessions.js';
import type { WirePin } from '../wire/pin.js';

/** The order of a board: by time, saves before pins, and each by its own position. */
const RANK = { pins: 0, saves: 1 } as const;

const BOOKMARKS = createKeyBookmarks('board', 3);

/** Selects what is on `:boardId`, and in `:sectionId` if there is one, from a place on. */
function onBoardSql(table: 'pins' | 'saves'): string {
  const [sql, position] =
    table === 'pins' ? [PIN_SQL, 'pins.feed_position'] : [SAVED_COPY_SQL, 'saves.save_position'];
  return `${sql} WHERE ${table}.board_id = :boardId AND ${table}.deleted_at IS NULL AND ${VISIBLE_SQL}
    AND (:sectionId IS NULL OR ${table}.section_id = :sectionId)
    AND (${table}.created_at, ${RANK[table]}, ${position}) < (:time, :rank, :position)
    ORDER BY ${table}.created_at DESC, ${position} DESC LIMIT :limit`;
}

/**
 * Creates the function that reads a page of a board's pins and saves, newest first, or of those in a section. Only its owner
 * and collaborators see those of a secret board.
 */
export function createReadBoardPins(database: Database) {
  const saved = database.query<PinRow>(onBoardSql('saves'));
  const published = database.query<PinRow>(onBoardSql('pins'));
  return (
    { userId: viewer }: Viewer,
    place: { readonly boardId: string; readonly sectionId: string | null },
    { bookmark, pageSize }: PageRequest,
  ) => {
    const key = BOOKMARKS.parse(bookmark, [NEWEST, 0, 0]);
    const [time = 0, rank = 0, position = 0] = key === 'end' ? [] : key;
    const from = { viewer, ...place, time, rank, position, limit: pageSize + 1 };
    const rows = [...saved.all(from), ...published.all(from)]
      .toSorted((a, b) => b.createdAt - a.createdAt)
      .slice(0, pageSize + 1);
    return pageOf(
      rows,
      pageSize,
      (row) => wirePinOf(row, viewer),
      (row) => BOOKMARKS.print([row.createdAt, RANK[rankOf(row)], row.position]),
    );
  };
}

const rankOf = ({ id, rootId }: PinRow) => (id === rootId ? 'pins' : 'saves');

/** The condition on `board` for quick saves and pins without a board, which a profile keeps apart (S3 §6). */
export const IS_BOARDLESS_SQL = `(board.id IS NULL OR board.layout = '${QUICK_SAVES_LAYOUT}')`;

const savesSql = (condition: string) =>
  `${SAVED_COPY_SQL} WHERE saves.user_id = :userId AND saves.deleted_at IS NULL AND ${VISIBLE_SQL}
     AND ${condition} AND saves.save_position < :before ORDER BY saves.save_position DESC LIMIT :limit`;

const CREATED_SQL = `${PIN_SQL} WHERE pins.pinner_id = :userId AND pins.deleted_at IS NULL AND ${VISIBLE_SQL}
     AND pins.feed_position < :before ORDER BY pins.feed_position DESC LIMIT :limit`;

const NOTHING: WirePage<WirePin> = { data: [], bookmark: END_BOOKMARK };

/** Creates the lists of a person's pins that the viewer may see, newest first. */
export function createReadPersonPins(database: Database, seesBoardless: SeesBoardless) {
  const listOf = (name: string, sql: string) => {
    const bookmarks = createBookmarks(name);
    const rows = database.query<PinRow>(sql);
    return ({ userId: viewer }: Viewer, userId: string, page: PageRequest) =>
      positionPage(
        bookmarks,
        NEWEST,
        page,
        (before, limit) => rows.all({ viewer, userId, before, limit }),
        (row) => wirePinOf(row, viewer),
      );
  };
  const all = listOf('saved', savesSql('TRUE'));
  const onBoards = listOf('saved', savesSql(`NOT ${IS_BOARDLESS_SQL}`));
  const boardless = listOf('boardless', savesSql(IS_BOARDLESS_SQL));
  return {
    /** Their saves: those on boards the viewer may see, and quick saves and those on no board for who sees them (S3 §6). */
    saved: (viewer: Viewer, userId: string, page: PageRequest) =>
      (seesBoardless(viewer, userId) ? all : onBoards)(viewer, userId, page),
    /** What they published (S3 §2.1). */
    created: listOf('created', CREATED_SQL),
    /** Their quick saves and pins without a board; none for who does not see them (S3 §6). */
    boardless: (viewer: Viewer, userId: string, page: PageRequest) =>
      seesBoardless(viewer, userId) ? boardless(viewer, userId, page) : NOTHING,
  };
}
