import type { Database } from '../database/database.js';
import { found } from '../errors/resource-error.js';
import type { Viewer } from '../sessions/sessions.js';
import { PIN_SQL, type PinRow, SAVED_COPY_SQL, VISIBLE_SQL, wirePinOf } from './pin-query.js';

/** Finds a published pin or a saved copy; `undefined` when it does not exist or the viewer may not see it. */
export type FindPin = ReturnType<typeof createFindPin>;

/** Creates the function that reads single pins. */
export function createFindPin(database: Database) {
  const published = database.query<PinRow>(
    `${PIN_SQL} WHERE pins.id = :id AND pins.deleted_at IS NULL AND ${VISIBLE_SQL}`,
  );
  const copies = database.query<PinRow>(
    `${SAVED_COPY_SQL} WHERE saves.id = :id AND saves.deleted_at IS NULL AND ${VISIBLE_SQL}`,
  );
  return ({ userId }: Viewer, id: string) => {
    const row = published.first({ viewer: userId, id }) ?? copies.first({ viewer: userId, id });
    // `rootId` is the id of the published pin, also for a saved copy.
    return row && { pin: wirePinOf(row, userId), rootId: row.rootId };
  };
}

/** Like {@link FindPin}. Throws `pinNotFound`. */
export function requirePin(findPin: FindPin, viewer: Viewer, id: string) {
  return found(findPin(viewer, id), 'pinNotFound', `There is no pin ${id}.`);
}
