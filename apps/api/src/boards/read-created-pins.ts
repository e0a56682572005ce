import type { DatabaseSync } from 'node:sqlite';
import { query } from '../database/database.js';
import { PIN_SQL, type PinRow, VISIBLE_SQL, wirePinOf } from '../pins/pin-query.js';
import type { ReadPersonPins } from './read-saved-pins.js';

/** Creates the function that reads what a person has published and the viewer may see, newest first (S3 §2.1). */
export function createReadCreatedPins(database: DatabaseSync): ReadPersonPins {
  const created = query<PinRow>(
    database,
    `${PIN_SQL} WHERE pins.pinner_id = :userId AND pins.deleted_at IS NULL AND ${VISIBLE_SQL}
     ORDER BY pins.feed_position DESC LIMIT :limit OFFSET :offset`,
  );
  return (viewer, userId, range) =>
    created
      .all({ viewer: viewer.userId, userId, ...range })
      .map((row) => wirePinOf(row, viewer.userId));
}
