import type { DatabaseSync } from 'node:sqlite';
import { query } from '../database/database.js';
import { type PinRow, SAVED_COPY_SQL, VISIBLE_SQL, wirePinOf } from '../pins/pin-query.js';
import type { Viewer } from '../sessions/sessions.js';
import type { WirePin } from '../wire/pin.js';
import { PAGE_PINS_LIMIT } from './read-board-pins.js';

/** Reads what a person has saved, newest first, as this viewer may see it. */
export type ReadSavedPins = (viewer: Viewer, userId: string) => readonly WirePin[];

/** Prepares the reading of people's saves: on boards that the viewer may see, and on no board. */
export function savedPinsReader(database: DatabaseSync): ReadSavedPins {
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
