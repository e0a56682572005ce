import type { DatabaseSync } from 'node:sqlite';
import { QUICK_SAVES_LAYOUT } from '@tackboard/domain';
import { query } from '../database/database.js';
import { type PinRow, SAVED_COPY_SQL, VISIBLE_SQL, wirePinOf } from '../pins/pin-query.js';
import type { SearchRange } from '../search/search-pins.js';
import type { Viewer } from '../sessions/sessions.js';
import type { WirePin } from '../wire/pin.js';
import { createSeesBoardless } from './sees-boardless.js';
import { PAGE_PINS_LIMIT } from './read-board-pins.js';

/** The condition on `board` for quick saves and pins without a board, which a profile keeps apart (S3 §6). */
export const IS_BOARDLESS_SQL = `(board.id IS NULL OR board.layout = '${QUICK_SAVES_LAYOUT}')`;

const savesSql = (condition: string) =>
  `${SAVED_COPY_SQL} WHERE saves.user_id = :userId AND saves.deleted_at IS NULL AND ${VISIBLE_SQL}
     AND ${condition} ORDER BY saves.save_position DESC LIMIT :limit OFFSET :offset`;

/** Which saves to read: all, or all but quick saves and pins without a board. Default: all. */
export type SavedScope = 'all' | 'on_boards';

/** Reads the pins that a person has saved and the viewer may see, newest first. */
export type ReadSavedPins = (
  viewer: Viewer,
  userId: string,
  scope?: SavedScope,
) => readonly WirePin[];

/** Creates the function that reads a person's saves: those on boards the viewer may see, and those on no board. */
export function createReadSavedPins(database: DatabaseSync): ReadSavedPins {
  const scopes: Readonly<Record<SavedScope, ReturnType<typeof query<PinRow>>>> = {
    all: query<PinRow>(database, savesSql('TRUE')),
    on_boards: query<PinRow>(database, savesSql(`NOT ${IS_BOARDLESS_SQL}`)),
  };
  const seesBoardless = createSeesBoardless(database);
  return (viewer, userId, scope = 'all') =>
    scopes[seesBoardless(viewer, userId) ? scope : 'on_boards']
      .all({ viewer: viewer.userId, userId, limit: PAGE_PINS_LIMIT, offset: 0 })
      .map((row) => wirePinOf(row, viewer.userId));
}

/** Reads a part of a person's quick saves and pins without a board, newest first. */
export type ReadBoardlessPins = (
  viewer: Viewer,
  userId: string,
  range: SearchRange,
) => readonly WirePin[];

/** Creates the function that reads a person's quick saves and pins without a board (S3 §6). */
export function createReadBoardlessPins(database: DatabaseSync): ReadBoardlessPins {
  const saves = query<PinRow>(database, savesSql(IS_BOARDLESS_SQL));
  return (viewer, userId, range) =>
    saves
      .all({ viewer: viewer.userId, userId, ...range })
      .map((row) => wirePinOf(row, viewer.userId));
}
