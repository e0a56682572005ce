import type { Database } from '../database/database.js';
import { ResourceError } from '../errors/resource-error.js';
import { VISIBLE_SQL } from './pin-query.js';
import type { FindPin } from './read-pin.js';

/** Which saved copies to remove. */
export interface UnsaveRequest {
  /** A copy, or the pin that was saved. */
  readonly pinId: string;
  /** With the id of a pin: only the copy on this board. `null` removes every copy. */
  readonly boardId: string | null;
}

/** Removes a viewer's own copies of a pin. Call it inside a transaction. */
export type UnsavePin = (userId: string, request: UnsaveRequest) => void;

/**
 * Creates the function behind `PinResource/delete`. It writes to the viewer's own rows of `saves` and to nothing else,
 * so no request, repeated or stale, can delete a published pin. Which copies are removed depends on the id:
 *
 * - the viewer's own copy: that copy;
 * - a published pin, or somebody else's copy of it: the viewer's copy on `boardId`, or every copy without one.
 *
 * When the copies are already gone, and when the viewer published the pin and never saved it, nothing changes. Throws
 * `copyMoved` when the viewer's copies are on other boards and `boardId` never had one: the page is out of date, and
 * success would say that nothing is saved. Throws `notYours` for a pin the viewer never saved and `pinNotFound` for an id
 * the viewer may not see.
 */
export function createUnsavePin(
  database: Database,
  findPin: FindPin,
  now: () => number,
): UnsavePin {
  const ownCopy = database.query<{ id: string }>(
    'SELECT id FROM saves WHERE id = :pinId AND user_id = :userId',
  );
  const anyOwnCopy = database.query<{ id: string }>(
    'SELECT id FROM saves WHERE user_id = :userId AND pin_id = :pinId LIMIT 1',
  );
  // A deleted copy on the board counts: then the request is a repeated one.
  const movedCopy = database.query<{ id: string }>(
    `SELECT id FROM saves WHERE user_id = :userId AND pin_id = :pinId AND deleted_at IS NULL AND NOT EXISTS
       (SELECT 1 FROM saves WHERE user_id = :userId AND pin_id = :pinId AND board_id = :boardId) LIMIT 1`,
  );
  // Also finds deleted copies: a page that still shows one can be unsaved from.
  const visibleCopy = database.query<{ publishedId: string }>(
    `SELECT saves.pin_id AS publishedId FROM saves LEFT JOIN boards AS board ON board.id = saves.board_id
     WHERE saves.id = :pinId AND ${VISIBLE_SQL}`,
  );
  const ownPin = database.query<{ id: string }>(
    'SELECT id FROM pins WHERE id = :pinId AND pinner_id = :userId',
  );
  const removeCopy = database.prepare(
    'UPDATE saves SET deleted_at = :now WHERE id = :pinId AND deleted_at IS NULL',
  );
  const removeCopies = database.prepare(
    `UPDATE saves SET deleted_at = :now WHERE user_id = :userId AND pin_id = :pinId AND deleted_at IS NULL
       AND (:boardId IS NULL OR board_id = :boardId)`,
  );

  return (userId, { pinId, boardId }) => {
    if (ownCopy.first({ pinId, userId }) !== undefined) {
      removeCopy.run({ now: now(), pinId });
      return;
    }
    const copy = visibleCopy.first({ pinId, viewer: userId });
    const publishedId = copy?.publishedId ?? pinId;
    if (anyOwnCopy.first({ userId, pinId: publishedId }) !== undefined) {
      if (boardId !== null && movedCopy.first({ userId, pinId: publishedId, boardId }))
        throw new ResourceError('copyMoved', `There is no copy on the board ${boardId}.`);
      removeCopies.run({ now: now(), userId, pinId: publishedId, boardId });
      return;
    }
    if (ownPin.first({ pinId: publishedId, userId }) !== undefined) return;
    if (copy === undefined && findPin({ userId }, pinId) === undefined)
      throw new ResourceError('pinNotFound', `There is no pin ${pinId}.`);
    throw new ResourceError('notYours', 'You have not saved this pin.');
  };
}
