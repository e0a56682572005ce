import type { DatabaseSync } from 'node:sqlite';
import { query } from '../database/database.js';
import { PIN_SQL, type PinRow, VISIBLE_SQL, wirePinOf } from '../pins/pin-query.js';
import type { Viewer } from '../sessions/sessions.js';
import type { WirePin } from '../wire/pin.js';
import { PAGE_PINS_LIMIT } from './read-board-pins.js';

/** Reads the pins that a person has published and the viewer may see, newest first. */
export type ReadCreatedPins = (viewer: Viewer, userId: string) => readonly WirePin[];

/** Creates the function that reads what a person has published (S3 §2.1). */
export function createReadCreatedPins(database: DatabaseSync): ReadCreatedPins {
  const created = query<PinRow>(
    database,
    `${PIN_SQL} WHERE pins.pinner_id = :userId AND pins.deleted_at IS NULL AND ${VISIBLE_SQL}
     ORDER BY pins.feed_position DESC LIMIT :limit`,
  );
  return (viewer, userId) =>
    created
      .all({ viewer: viewer.userId, userId, limit: PAGE_PINS_LIMIT })
      .map((row) => wirePinOf(row, viewer.userId));
}
