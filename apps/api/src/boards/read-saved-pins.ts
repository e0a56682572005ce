import type { DatabaseSync } from 'node:sqlite';
import { QUICK_SAVES_LAYOUT } from '@tackboard/domain';
import { query } from '../database/database.js';
import { type PinRow, SAVED_COPY_SQL, VISIBLE_SQL, wirePinOf } from '../pins/pin-query.js';
import type { SearchRange } from '../search/search-pins.js';
import type { Viewer } from '../sessions/sessions.js';
import type { WirePin } from '../wire/pin.js';
import { createSeesBoardless } from './sees-boardless.js';

/** The condition on `board` for quick saves and pins without a board, which a profile keeps apart (S3 §6). */
export const IS_BOARDLESS_SQL = `(board.id IS NULL OR board.layout = '${QUICK_SAVES_LAYOUT}')`;

const savesSql = (condition: string) =>
  `${SAVED_COPY_SQL} WHERE saves.user_id = :userId AND saves.deleted_at IS NULL AND ${VISIBLE_SQL}
     AND ${condition} ORDER BY saves.save_position DESC LIMIT :limit OFFSET :offset`;

/** Reads a part of a person's pins that the viewer may see, newest first. */
export type ReadPersonPins = (
  viewer: Viewer,
  userId: string,
  range: SearchRange,
) => readonly WirePin[];

/**
 * Creates the function that reads a person's saves: those on boards the viewer may see, and quick saves and those on no board
 * for who sees them (S3 §6).
 */
export function createReadSavedPins(database: DatabaseSync): ReadPersonPins {
  const all = query<PinRow>(database, savesSql('TRUE'));
  const onBoards = query<PinRow>(database, savesSql(`NOT ${IS_BOARDLESS_SQL}`));
  const seesBoardless = createSeesBoardless(database);
  return (viewer, userId, range) =>
    (seesBoardless(viewer, userId) ? all : onBoards)
      .all({ viewer: viewer.userId, userId, ...range })
      .map((row) => wirePinOf(row, viewer.userId));
}

/** Creates the function that reads a person's quick saves and pins without a board (S3 §6). */
export function createReadBoardlessPins(database: DatabaseSync): ReadPersonPins {
  const saves = query<PinRow>(database, savesSql(IS_BOARDLESS_SQL));
  return (viewer, userId, range) =>
    saves
      .all({ viewer: viewer.userId, userId, ...range })
      .map((row) => wirePinOf(row, viewer.userId));
}
