import type { DatabaseSync } from 'node:sqlite';
import { query } from '../database/database.js';
import { ResourceError } from '../errors/resource-error.js';

/** What a viewer asks to delete: a pin or copy of their own, or a pin they have saved. */
export interface DeleteRequest {
  readonly pinId: string;
  readonly boardId: string | null;
}

/** Deletes for a viewer. To be called inside a transaction. */
export type DeletePin = (userId: string, request: DeleteRequest) => void;

/**
 * Prepares deleting. Rows are marked, not removed: a published pin lives on in other people's copies, and a second
 * delete of the same thing is told from a first one of somebody else's.
 *
 * - the id of the viewer's own copy: that copy goes;
 * - the id of the viewer's own pin: a copy that lies where `boardId` says (without one: on the profile) goes first, so
 *   that to unsave never loses the pin itself; else the pin goes, unless `boardId` names another board than its own;
 * - the id of somebody else's pin that the viewer has saved: the copy on `boardId` goes, or every copy without one;
 * - the id of what the viewer deleted before: nothing is left to do;
 * - anything else that belongs to others is refused.
 */
export function pinDeleter(database: DatabaseSync, now: () => number): DeletePin {
  const copies = query<{ userId: string }>(
    database,
    'SELECT user_id AS userId FROM saves WHERE id = :pinId',
  );
  const pins = query<{ pinnerId: string | null; boardId: string | null }>(
    database,
    'SELECT pinner_id AS pinnerId, board_id AS boardId FROM pins WHERE id = :pinId',
  );
  const everSaved = query<{ id: string }>(
    database,
    'SELECT id FROM saves WHERE user_id = :userId AND pin_id = :pinId LIMIT 1',
  );
  const deleteCopy = database.prepare(
    'UPDATE saves SET deleted_at = :now WHERE id = :pinId AND deleted_at IS NULL',
  );
  const deleteCopies = database.prepare(
    `UPDATE saves SET deleted_at = :now WHERE user_id = :userId AND pin_id = :pinId AND deleted_at IS NULL
       AND (:boardId IS NULL OR board_id = :boardId)`,
  );
  const deleteCopyThere = database.prepare(
    `UPDATE saves SET deleted_at = :now WHERE user_id = :userId AND pin_id = :pinId AND deleted_at IS NULL
       AND board_id IS :boardId`,
  );
  const deletePin = database.prepare(
    'UPDATE pins SET deleted_at = :now WHERE id = :pinId AND deleted_at IS NULL',
  );

  return (userId, { pinId, boardId }) => {
    const copy = copies.first({ pinId });
    if (copy !== undefined) {
      if (copy.userId !== userId)
        throw new ResourceError('notYours', 'This pin was saved by somebody else.');
      deleteCopy.run({ now: now(), pinId });
      return;
    }
    const pin = pins.first({ pinId });
    if (pin === undefined) throw new ResourceError('pinNotFound', `There is no pin ${pinId}.`);
    if (pin.pinnerId === userId && (boardId === null || boardId === pin.boardId)) {
      const { changes } = deleteCopyThere.run({ now: now(), userId, pinId, boardId });
      if (changes === 0) deletePin.run({ now: now(), pinId });
      return;
    }
    if (everSaved.first({ userId, pinId }) === undefined) {
      throw new ResourceError(
        'notYours',
        'This pin belongs to somebody else, and you have not saved it.',
      );
    }
    deleteCopies.run({ now: now(), userId, pinId, boardId });
  };
}
