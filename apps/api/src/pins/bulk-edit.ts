import type { Database } from '../database/database.js';
import type { FindBoard } from '../boards/find-board.js';
import type { Sections } from '../boards/sections.js';
import type { SavePin } from './saved-pins.js';

/** Selects pins of a board (S3 §7). */
export interface PinSelection {
  readonly boardId: string;
  /** Only the pins of this section. */
  readonly sectionId: string | null;
  /** Ids of copies and of published pins. `all` selects each pin of the board or section. */
  readonly pinIds: readonly string[] | 'all';
}

/** Where the selected pins go. */
export interface BulkTarget {
  readonly boardId: string;
  readonly sectionId: string | null;
}

/** How long a removed copy can be put back, in milliseconds. */
const RESTORE_MAX_AGE_MS = 10 * 60_000;

interface SelectedRow {
  readonly id: string;
  readonly rootId: string;
  readonly userId: string | null;
  readonly isCopy: number;
}

/**
 * Creates the functions behind `BulkEditResource` and `BulkEditSelectAllResource` (S1 §9, S3 §7), which edit many pins of a
 * board at once. Call each inside a transaction; a repeated one changes nothing. They return the ids of the pins that were
 * changed, without those that the viewer may not change, or that are gone.
 */
export function createBulkEdit(
  database: Database,
  findBoard: FindBoard,
  sections: Sections,
  savePin: SavePin,
  now: () => number,
) {
  const onBoard = database.query<SelectedRow>(
    `SELECT id, pin_id AS rootId, user_id AS userId, 1 AS isCopy FROM saves
     WHERE board_id = :boardId AND deleted_at IS NULL AND (:sectionId IS NULL OR section_id = :sectionId)
     UNION ALL
     SELECT id, id, pinner_id, 0 FROM pins
     WHERE board_id = :boardId AND deleted_at IS NULL AND (:sectionId IS NULL OR section_id = :sectionId)`,
  );
  const removeCopy = database.prepare(
    'UPDATE saves SET deleted_at = :now WHERE id = :id AND deleted_at IS NULL',
  );
  const removed = database.query<{ id: string; rootId: string; userId: string }>(
    `SELECT saves.id, pin_id AS rootId, user_id AS userId FROM saves
     JOIN pins ON pins.id = saves.pin_id AND pins.deleted_at IS NULL
     WHERE saves.board_id = :boardId AND saves.deleted_at >= :since
       AND saves.id IN (SELECT value FROM json_each(:ids))`,
  );
  const restoreCopy = database.prepare('UPDATE saves SET deleted_at = NULL WHERE id = :id');
  const copyAt = database.query<{ id: string }>(
    `SELECT id FROM saves WHERE user_id = :userId AND pin_id = :rootId AND board_id = :boardId
       AND deleted_at IS NULL AND id <> :id`,
  );
  const moveCopy = database.prepare(
    'UPDATE saves SET board_id = :boardId, section_id = :sectionId WHERE id = :id',
  );
  const movePin = database.prepare(
    `UPDATE pins SET board_id = :boardId, section_id = :sectionId,
       is_listed = (SELECT privacy <> 'secret' FROM boards WHERE id = :boardId)
     WHERE id = :id`,
  );

  const select = (userId: string, { boardId, sectionId, pinIds }: PinSelection): SelectedRow[] => {
    findBoard.shared(userId, boardId);
    sections.target(boardId, sectionId);
    const wanted = pinIds === 'all' ? undefined : new Set(pinIds);
    // By the id of a pin as well as of a copy: cards know both.
    return onBoard
      .all({ boardId, sectionId })
      .filter(({ id, rootId }) => wanted === undefined || wanted.has(id) || wanted.has(rootId));
  };

  const changed = (rows: readonly { readonly id: string }[]) => ({
    pin_ids: rows.map(({ id }) => id),
  });

  /** Moves the viewer's own copies and published pins. */
  const move = (userId: string, selection: PinSelection, { boardId, sectionId }: BulkTarget) => {
    const own = select(userId, selection).filter((row) => row.userId === userId);
    findBoard.shared(userId, boardId);
    sections.target(boardId, sectionId);
    for (const { id, rootId, isCopy } of own) {
      if (isCopy === 0) movePin.run({ id, boardId, sectionId });
      // The viewer has one copy of a pin on each board: the moved one ends in the one that is there.
      else if (copyAt.first({ userId, rootId, boardId, id })) removeCopy.run({ id, now: now() });
      else moveCopy.run({ id, boardId, sectionId });
    }
    return changed(own);
  };

  return {
    move,
    /**
     * Removes copies from the board: the viewer's own, and on the viewer's own board everybody's. Published pins stay; each is
     * deleted by a call of its own.
     */
    remove: (userId: string, selection: PinSelection) => {
      const isOwner = findBoard.shared(userId, selection.boardId).ownerId === userId;
      const removable = select(userId, selection).filter(
        (row) => row.isCopy === 1 && (isOwner || row.userId === userId),
      );
      for (const { id } of removable) removeCopy.run({ id, now: now() });
      return changed(removable);
    },
    /**
     * Puts copies back that were removed from the board in the last 10 minutes: the viewer's own, and on the viewer's own board
     * everybody's.
     */
    restore: (userId: string, boardId: string, copyIds: readonly string[]) => {
      const isOwner = findBoard.shared(userId, boardId).ownerId === userId;
      const since = now() - RESTORE_MAX_AGE_MS;
      const restorable = removed
        .all({ boardId, since, ids: JSON.stringify(copyIds) })
        .filter((row) => isOwner || row.userId === userId)
        // The pin was saved again meanwhile: there is one copy on each board.
        .filter((row) => copyAt.first({ ...row, boardId }) === undefined);
      for (const { id } of restorable) restoreCopy.run({ id });
      return changed(restorable);
    },
    /** Saves the selected pins to the target too. Returns the ids of the new copies. */
    copy: (userId: string, selection: PinSelection, target: BulkTarget) => {
      const { boardId } = target;
      const created = select(userId, selection).flatMap(({ id, rootId }) => {
        const isKnown = copyAt.first({ userId, rootId, boardId, id: '' }) !== undefined;
        const copy = savePin(userId, { pinId: id, ...target });
        return isKnown ? [] : [copy];
      });
      return changed(created);
    },
    /** Creates a section of the board, or uses the one of this title, and moves the pins into it. */
    createSection: (userId: string, selection: PinSelection, title: string) => {
      const { boardId } = selection;
      const { id } = sections.create(userId, boardId, title);
      return move(userId, selection, { boardId, sectionId: id });
    },
  };
}
