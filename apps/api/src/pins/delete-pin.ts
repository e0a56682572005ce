import type { Database } from '../database/database.js';
import { ResourceError } from '../errors/resource-error.js';
import type { FindPin } from './read-pin.js';

/** Deletes a pin that the viewer published. Call it inside a transaction. */
export type DeletePin = (userId: string, pinId: string) => void;

/**
 * Creates the function behind `PublishedPinResource/delete`. The row is only marked: people who saved the pin keep their
 * copies, and deleting it a second time changes nothing. Throws `notYours` for a pin that somebody else published and
 * `pinNotFound` for an id the viewer may not see; the id of a saved copy names no published pin.
 */
export function createDeletePin(
  database: Database,
  findPin: FindPin,
  now: () => number,
): DeletePin {
  const ownPin = database.query<{ id: string }>(
    'SELECT id FROM pins WHERE id = :pinId AND pinner_id = :userId',
  );
  const markDeleted = database.prepare(
    'UPDATE pins SET deleted_at = :now WHERE id = :pinId AND deleted_at IS NULL',
  );

  return (userId, pinId) => {
    if (ownPin.first({ pinId, userId }) !== undefined) {
      markDeleted.run({ now: now(), pinId });
      return;
    }
    if (findPin({ userId }, pinId)?.rootId !== pinId)
      throw new ResourceError('pinNotFound', `There is no published pin ${pinId}.`);
    throw new ResourceError('notYours', 'Only the person who published a pin can delete it.');
  };
}
