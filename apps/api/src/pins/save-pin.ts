import type { Database } from '../database/database.js';
import { ResourceError } from '../errors/resource-error.js';
import { newId } from '../seed/ids.js';
import { wireBoardTarget } from '../wire/board.js';
import type { FindPin } from './read-pin.js';

/** The pin to save, and where. */
export interface SaveRequest {
  readonly pinId: string;
  readonly boardId: string | null;
  readonly sectionId: string | null;
}

/** A saved copy: its id and its board, `null` for the profile (S1 §7). */
export interface SavedPin {
  readonly id: string;
  readonly board: ReturnType<typeof wireBoardTarget> | null;
  /** Present if it was saved to a section. */
  readonly section?: { readonly id: string; readonly title: string; readonly slug: string };
}

/** Saves a pin for a viewer. Call it inside a transaction. */
export type SavePin = (userId: string, request: SaveRequest) => SavedPin;

/**
 * Creates the function behind `RepinResource/create`. A viewer has at most one copy of a pin on each board: saving it again
 * returns that copy. Saving a copy saves the published pin behind it.
 */
export function createSavePin(database: Database, findPin: FindPin, now: () => number): SavePin {
  const boards = database.query<Parameters<typeof wireBoardTarget>[0]>(
    `SELECT id, name, url, layout FROM boards WHERE id = :boardId AND deleted_at IS NULL AND (owner_id = :userId
       OR EXISTS (SELECT 1 FROM collaborators WHERE board_id = boards.id AND user_id = :userId))`,
  );
  const boardOfOthers = database.query<{ id: string }>(
    "SELECT id FROM boards WHERE id = :boardId AND privacy <> 'secret' AND deleted_at IS NULL",
  );
  const sections = database.query<{ id: string; title: string; slug: string }>(
    'SELECT id, title, slug FROM sections WHERE id = :sectionId AND board_id = :boardId AND deleted_at IS NULL',
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
  // Later than every other board, even if the clock is behind: the order of saves decides.
  const touch = database.prepare(
    `UPDATE boards SET last_pinned_at = max(:now, 1 + (SELECT max(last_pinned_at) FROM boards))
     WHERE id = :boardId`,
  );

  return (userId, { pinId, boardId, sectionId }) => {
    const found = findPin({ userId }, pinId);
    if (found === undefined) throw new ResourceError('pinNotFound', `There is no pin ${pinId}.`);
    const board = boardId === null ? undefined : boards.first({ boardId, userId });
    if (boardId !== null && board === undefined) {
      if (boardOfOthers.first({ boardId }) === undefined) throw new ResourceError('boardNotFound');
      throw new ResourceError(
        'notYours',
        'Only the owner and collaborators of a board can save to it.',
      );
    }
    const section = sectionId === null ? undefined : sections.first({ sectionId, boardId });
    if (sectionId !== null && section === undefined) throw new ResourceError('sectionNotFound');

    const before = existing.first({ userId, rootId: found.rootId, boardId });
    const id = before?.id ?? newId();
    if (before === undefined) {
      insert.run({ id, userId, rootId: found.rootId, boardId, sectionId, now: now() });
      if (boardId !== null) touch.run({ now: now(), boardId });
    } else if (sectionId !== null) {
      move.run({ id, sectionId });
    }
    return {
      id,
      board: board === undefined ? null : wireBoardTarget(board),
      ...(section === undefined ? {} : { section }),
    };
  };
}
