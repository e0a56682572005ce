import type { Database } from '../database/database.js';
import type { FindBoard } from '../boards/find-board.js';
import { ResourceError } from '../errors/resource-error.js';
import type { WirePin } from '../wire/pin.js';
import type { FindPin } from './read-pin.js';

/** Changes of a published pin; absent values stay. */
export interface PinChanges {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly altText?: string | null | undefined;
  readonly link?: string | null | undefined;
  /** Another board, or null for the profile. The section is then `sectionId`, or none. */
  readonly boardId?: string | null | undefined;
  readonly sectionId: string | null;
}

/** Edits a pin that the viewer published. Call it inside a transaction. */
export type EditPin = (userId: string, pinId: string, changes: PinChanges) => WirePin;

interface OwnRow {
  readonly title: string;
  readonly description: string;
  readonly altText: string | null;
  readonly link: string | null;
}

/**
 * Creates the function behind `PinResource/update`. Throws `notYours` for a pin that somebody else published and
 * `pinNotFound` for an id the viewer may not see; the id of a saved copy names no published pin.
 */
export function createEditPin(database: Database, findBoard: FindBoard, findPin: FindPin): EditPin {
  const ownPin = database.query<OwnRow>(
    `SELECT title, description, alt_text AS altText, link FROM pins
     WHERE id = :pinId AND pinner_id = :userId AND deleted_at IS NULL`,
  );
  const sections = database.query<{ id: string }>(
    'SELECT id FROM sections WHERE id = :sectionId AND board_id = :boardId AND deleted_at IS NULL',
  );
  const update = database.prepare(
    `UPDATE pins SET title = :title, description = :description, alt_text = :altText, link = :link
     WHERE id = :pinId`,
  );
  const move = database.prepare(
    `UPDATE pins SET board_id = :boardId, section_id = :sectionId, is_listed = :isListed
     WHERE id = :pinId`,
  );

  return (userId, pinId, { boardId, sectionId, ...texts }) => {
    const old = ownPin.first({ pinId, userId });
    if (old === undefined) {
      if (findPin({ userId }, pinId)?.rootId !== pinId)
        throw new ResourceError('pinNotFound', `There is no published pin ${pinId}.`);
      throw new ResourceError('notYours', 'Only the person who published a pin can edit it.');
    }
    if (boardId !== undefined) {
      const board = boardId === null ? undefined : findBoard.shared(userId, boardId);
      if (sectionId !== null && sections.first({ sectionId, boardId }) === undefined)
        throw new ResourceError('sectionNotFound');
      move.run({ pinId, boardId, sectionId, isListed: Number(board?.privacy !== 'secret') });
    }
    const { title = old.title, description = old.description } = texts;
    const { altText = old.altText, link = old.link } = texts;
    update.run({ pinId, title, description, altText, link });
    const found = findPin({ userId }, pinId);
    if (found === undefined) throw new ResourceError('pinNotFound', `The pin ${pinId} is deleted.`);
    return found.pin;
  };
}
