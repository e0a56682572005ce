import type { FindBoard } from '../boards/find-board.js';
import type { Sections } from '../boards/sections.js';
import type { Database } from '../database/database.js';
import { found, ResourceError } from '../errors/resource-error.js';
import type { Picture, Pictures } from '../media/picture.js';
import type { UploadedVideo } from '../media/read-video.js';
import { newId } from '../seed/ids.js';
import type { WirePin } from '../wire/pin.js';
import { wireVideo } from '../wire/video.js';
import type { FindPin } from './read-pin.js';
import { TOUCH_BOARD_SQL } from './saved-pins.js';

/** The texts of a published pin. */
interface PinTexts {
  readonly title: string;
  readonly description: string;
  readonly altText: string | null;
  /** The page that the picture is from. */
  readonly link: string | null;
}

/** A pin to publish (S3 §7). */
export interface NewPin extends PinTexts {
  /** Without a board the pin is on the profile only. */
  readonly boardId: string | null;
  readonly sectionId: string | null;
  /** Of a video it is the poster. */
  readonly picture: Picture;
  readonly video: UploadedVideo | null;
  /** Identifies the pin on the viewer's device, until it has an id. */
  readonly guid: string | null;
}

/** Changes of a published pin; absent values stay. */
export type PinChanges = { readonly [Field in keyof PinTexts]?: PinTexts[Field] | undefined } & {
  /** Another board, or null for the profile. The section is then `sectionId`, or none. */
  readonly boardId?: string | null | undefined;
  readonly sectionId: string | null;
};

/** Creates the functions that publish, edit and delete pins. Call each inside a transaction. */
export function createPublishedPins(
  database: Database,
  findBoard: FindBoard,
  sections: Sections,
  findPin: FindPin,
  pictures: Pictures,
  now: () => number,
) {
  const byGuid = database.query<{ id: string }>(
    'SELECT id FROM pins WHERE pinner_id = :userId AND guid = :guid',
  );
  const byPicture = database.query<{ id: string }>(
    `SELECT id FROM pins WHERE pinner_id = :userId AND board_id IS :boardId AND picture = :signature
       AND guid IS NULL AND deleted_at IS NULL`,
  );
  const insert = database.prepare(
    `INSERT INTO pins (id, pinner_id, board_id, section_id, picture, title, description, alt_text, link, created_at, is_listed, guid, extras)
     VALUES (:id, :userId, :boardId, :sectionId, :signature, :title, :description, :altText, :link, :now, :isListed, :guid, :extras)`,
  );
  const touch = database.prepare(TOUCH_BOARD_SQL);
  const ownPin = database.query<PinTexts & { readonly isDeleted: 0 | 1 }>(
    `SELECT title, description, alt_text AS altText, link, deleted_at IS NOT NULL AS isDeleted
     FROM pins WHERE id = :pinId AND pinner_id = :userId`,
  );
  const update = database.prepare(
    `UPDATE pins SET title = :title, description = :description, alt_text = :altText, link = :link
     WHERE id = :pinId`,
  );
  const move = database.prepare(
    `UPDATE pins SET board_id = :boardId, section_id = :sectionId, is_listed = :isListed
     WHERE id = :pinId`,
  );
  const markDeleted = database.prepare(
    'UPDATE pins SET deleted_at = :now WHERE id = :pinId AND deleted_at IS NULL',
  );

  const read = (userId: string, id: string): WirePin =>
    found(findPin({ userId }, id), 'pinNotFound', `The pin ${id} is deleted.`).pin;

  /** Whether a pin on the board is in feeds and search. Throws unless the viewer may put pins on it. */
  const isListedOn = (userId: string, boardId: string | null, sectionId: string | null) => {
    const board = boardId === null ? undefined : findBoard.shared(userId, boardId);
    sections.target(boardId, sectionId);
    return Number(board?.privacy !== 'secret');
  };

  /** The error for a pin that the viewer did not publish; the id of a saved copy names no published pin. */
  const notOwn = (userId: string, pinId: string, verb: 'edit' | 'delete') =>
    findPin({ userId }, pinId)?.rootId === pinId
      ? new ResourceError('notYours', `Only the person who published a pin can ${verb} it.`)
      : new ResourceError('pinNotFound', `There is no published pin ${pinId}.`);

  /**
   * Behind `PinResource/update`. Throws `notYours` for a pin that somebody else published and `pinNotFound` for an id the
   * viewer may not see.
   */
  const edit = (userId: string, pinId: string, changes: PinChanges): WirePin => {
    const { boardId, sectionId, ...texts } = changes;
    const old = ownPin.first({ pinId, userId });
    if (old === undefined || old.isDeleted === 1) throw notOwn(userId, pinId, 'edit');
    if (boardId !== undefined) {
      const isListed = isListedOn(userId, boardId, sectionId);
      move.run({ pinId, boardId, sectionId, isListed });
    }
    const { title = old.title, description = old.description } = texts;
    const { altText = old.altText, link = old.link } = texts;
    update.run({ pinId, title, description, altText, link });
    return read(userId, pinId);
  };

  return {
    edit,
    /**
     * Behind `PinResource/create`. A repeated request publishes no second pin, without a key too: the same `guid` changes and
     * returns its pin, and without one the same picture on the same board returns its pin.
     */
    publish: (userId: string, pin: NewPin): WirePin => {
      const { boardId, sectionId, picture, video, guid, title, description, altText, link } = pin;
      const isListed = isListedOn(userId, boardId, sectionId);
      const texts = { title, description, altText, link };
      const { signature } = picture;
      if (guid !== null) {
        const published = byGuid.first({ userId, guid });
        if (published) return edit(userId, published.id, { ...texts, boardId, sectionId });
      } else {
        const published = byPicture.first({ userId, boardId, signature });
        if (published) return read(userId, published.id);
      }
      pictures.add(picture);
      const id = newId();
      const place = { boardId, sectionId, isListed };
      const extras =
        video && JSON.stringify({ videos: wireVideo(video, picture, video.signature) });
      insert.run({ id, userId, ...texts, ...place, signature, guid, extras, now: now() });
      touch.run({ now: now(), boardId });
      return read(userId, id);
    },
    /**
     * Behind `PublishedPinResource/delete`. The row is only marked: people who saved the pin keep their copies, and deleting it
     * a second time changes nothing. Throws like `edit`.
     */
    remove: (userId: string, pinId: string): void => {
      if (ownPin.first({ pinId, userId }) === undefined) throw notOwn(userId, pinId, 'delete');
      markDeleted.run({ now: now(), pinId });
    },
  };
}
