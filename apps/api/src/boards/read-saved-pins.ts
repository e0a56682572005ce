import type { DatabaseSync } from 'node:sqlite';
import { query } from '../database/database.js';
import { type PinRow, SAVED_COPY_SQL, VISIBLE_SQL, wirePinOf } from '../pins/pin-query.js';
import type { Viewer } from '../sessions/sessions.js';
import type { WirePin } from '../wire/pin.js';
import { PAGE_PINS_LIMIT } from './read-board-pins.js';

/** Reads the pins that a person has saved and the viewer may see, newest first. */
export type ReadSavedPins = (viewer: Viewer, userId: string) => readonly WirePin[];

/** Creates the function that reads a person's saves: those on boards the viewer may see, and those on no board. */
export function createReadSavedPins(database: DatabaseSync): ReadSavedPins {
  const saves = query<PinRow>(
    database,
    `${SAVED_COPY_SQL} WHERE saves.user_id = :userId AND saves.deleted_at IS NULL AND ${VISIBLE_SQL}
     ORDER BY saves.save_position DESC LIMIT :limit`,
  );
  return (viewer, userId) =>
    saves
      .all({ viewer: viewer.userId, userId, limit: PAGE_PINS_LIMIT })
      .map((row) => wirePinOf(row, viewer.userId));
}
