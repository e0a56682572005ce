import type { Sections } from '../boards/sections.js';
import type { Database } from '../database/database.js';
import { ResourceError } from '../errors/resource-error.js';
import { newId } from '../seed/ids.js';
import { type TargetRow, wireBoardTarget } from '../wire/board.js';
import { VISIBLE_SQL } from './pin-query.js';
import { type FindPin, requirePin } from './read-pin.js';

/** The pin to save, and where. */
export interface SaveRequest {
  readonly pinId: string;
  readonly boardId: string | null;
  readonly sectionId: string | null;
}

/** Makes a board the one that was saved to last, even if the clock is behind: the order of saves decides. */
export const TOUCH_BOARD_SQL = `
  UPDATE boards SET last_pinned_at = max(:now, 1 + (SELECT max(last_pinned_at) FROM boards))
  WHERE id = :boardId`;

/** Saves a pin for a viewer. Call it inside a transaction. */
export type SavePin = ReturnType<typeof createSavePin>;

/**
 * Creates the function behind `RepinResource/create`. A viewer has at most one copy of a pin on each board: saving it again
 * returns that copy. Saving a copy saves the published pin behind it.
 */
export function createSavePin(
  database: Database,
  sections: Sections,
  findPin: FindPin,
  now: () => number,
) {
  const boards = database.query<TargetRow>(
    `SELECT id, name, url, layout FROM boards WHERE id = :boardId AND deleted_at IS NULL AND (owner_id = :userId
       OR EXISTS (SELECT 1 FROM collaborators WHERE board_id = boards.id AND user_id = :userId))`,
  );
  const boardOfOthers = database.query(
    "SELECT 1 FROM boards WHERE id = :boardId AND privacy <> 'secret' AND deleted_at IS NULL",
  );
  const existing = database.query<{ id: string }>(
    `SELECT id FROM saves WHERE user_id = :userId AND pin_id = :rootId
       AND ifnull(board_id, '') = ifnull(:boardId, '') AND deleted_at IS NULL`,
  );
  const insert = database.prepare(
    `INSERT INTO saves (id, user_id, pin_id, board_id, section_id, created_at)
     VALUES (:id, :userId, :rootId, :boardId, :sectionId, :now)`,
  );
  const move = database.prepare('UPDATE saves SET section_id = :sectionId WHERE id = :id');
  const touch = database.prepare(TOUCH_BOARD_SQL);

  return (userId: string, { pinId, boardId, sectionId }: SaveRequest) => {
    const { rootId } = requirePin(findPin, { userId }, pinId);
    const board = boardId === null ? undefined : boards.first({ boardId, userId });
    if (boardId !== null && board === undefined) {
      if (boardOfOthers.first({ boardId }) === undefined) throw new ResourceError('boardNotFound');
      throw new ResourceError(
        'notYours',
        'Only the owner and collaborators of a board can save to it.',
      );
    }
    const section = sections.target(boardId, sectionId);
    const before = existing.first({ userId, rootId, boardId });
    const id = before?.id ?? newId();
    if (before === undefined) {
      insert.run({ id, userId, rootId, boardId, sectionId, now: now() });
      touch.run({ now: now(), boardId });
    } else if (sectionId !== null) {
      move.run({ id, sectionId });
    }
    return {
      id,
      /** `null` for the profile (S1 §7). */
      board: board === undefined ? null : wireBoardTarget(board),
      ...(section === undefined ? {} : { section }),
    };
  };
}

/** Which saved copies to remove. */
export interface UnsaveRequest {
  /** A copy, or the pin that was saved. */
  readonly pinId: string;
  /** With the id of a pin: only the copy on this board. `null` removes every copy. */
  readonly boardId: string | null;
}

/**
 * Creates the function behind `PinResource/delete`. It writes to the viewer's own rows of `saves` and to nothing else,
 * so no request, repeated or stale, can delete a published pin. Call it inside a transaction. Which copies are removed depends
 * on the id:
 *
 * - the viewer's own copy: that copy;
 * - a published pin, or somebody else's copy of it: the viewer's copy on `boardId`, or every copy without one.
 *
 * When the copies are already gone, and when the viewer published the pin and never saved it, nothing changes. Throws
 * `copyMoved` when the viewer's copies are on other boards and `boardId` never had one: the page is out of date, and
 * success would say that nothing is saved. Throws `notYours` for a pin the viewer never saved and `pinNotFound` for an id
 * the viewer may not see.
 */
export function createUnsavePin(database: Database, findPin: FindPin, now: () => number) {
  const ownCopy = database.query('SELECT 1 FROM saves WHERE id = :pinId AND user_id = :userId');
  const anyOwnCopy = database.query(
    'SELECT 1 FROM saves WHERE user_id = :userId AND pin_id = :pinId LIMIT 1',
  );
  // A deleted copy on the board counts: then the request is a repeated one.
  const movedCopy = database.query(
    `SELECT 1 FROM saves WHERE user_id = :userId AND pin_id = :pinId AND deleted_at IS NULL AND NOT EXISTS
       (SELECT 1 FROM saves WHERE user_id = :userId AND pin_id = :pinId AND board_id = :boardId) LIMIT 1`,
  );
  // Also finds deleted copies: a page that still shows one can be unsaved from.
  const visibleCopy = database.query<{ publishedId: string }>(
    `SELECT saves.pin_id AS publishedId FROM saves LEFT JOIN boards AS board ON board.id = saves.board_id
     WHERE saves.id = :pinId AND ${VISIBLE_SQL}`,
  );
  const ownPin = database.query('SELECT 1 FROM pins WHERE id = :pinId AND pinner_id = :userId');
  const removeCopy = database.prepare(
    'UPDATE saves SET deleted_at = :now WHERE id = :pinId AND deleted_at IS NULL',
  );
  const removeCopies = database.prepare(
    `UPDATE saves SET deleted_at = :now WHERE user_id = :userId AND pin_id = :pinId AND deleted_at IS NULL
       AND (:boardId IS NULL OR board_id = :boardId)`,
  );

  return (userId: string, { pinId, boardId }: UnsaveRequest): void => {
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
    if (copy === undefined) requirePin(findPin, { userId }, pinId);
    throw new ResourceError('notYours', 'You have not saved this pin.');
  };
}
