import type { Database } from '../database/database.js';
import type { Viewer } from '../sessions/sessions.js';
import type { WirePin } from '../wire/pin.js';
import { PIN_SQL, type PinRow, SAVED_COPY_SQL, VISIBLE_SQL, wirePinOf } from './pin-query.js';

/** A pin that the viewer may see. `rootId` is the id of the published pin, also for a saved copy. */
export interface FoundPin {
  readonly pin: WirePin;
  readonly rootId: string;
}

/** Finds a published pin or a saved copy; `undefined` when it does not exist or the viewer may not see it. */
export type FindPin = (viewer: Viewer, id: string) => FoundPin | undefined;

/** Creates the function that reads single pins. */
export function createFindPin(database: Database): FindPin {
  const published = database.query<PinRow>(
    `${PIN_SQL} WHERE pins.id = :id AND pins.deleted_at IS NULL AND ${VISIBLE_SQL}`,
  );
  const copies = database.query<PinRow>(
    `${SAVED_COPY_SQL} WHERE saves.id = :id AND saves.deleted_at IS NULL AND ${VISIBLE_SQL}`,
  );
  return (viewer, id) => {
    const parameters = { viewer: viewer.userId, id };
    const row = published.first(parameters) ?? copies.first(parameters);
    if (row === undefined) return undefined;
    return { pin: wirePinOf(row, viewer.userId), rootId: row.rootId };
  };
}
