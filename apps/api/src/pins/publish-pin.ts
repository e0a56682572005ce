import type { Database } from '../database/database.js';
import { ResourceError } from '../errors/resource-error.js';
import type { FindBoard } from '../boards/find-board.js';
import type { Picture } from '../media/picture.js';
import type { UploadedVideo } from '../media/read-video.js';
import { newId } from '../seed/ids.js';
import type { WirePin } from '../wire/pin.js';
import { wireVideo } from '../wire/video.js';
import type { EditPin } from './edit-pin.js';
import type { FindPin } from './read-pin.js';

/** A pin to publish (S3 §7). */
export interface NewPin {
  /** Without a board the pin is on the profile only. */
  readonly boardId: string | null;
  readonly sectionId: string | null;
  /** Of a video it is the poster. */
  readonly picture: Picture;
  readonly video: UploadedVideo | null;
  readonly title: string;
  readonly description: string;
  readonly altText: string | null;
  /** The page that the picture is from. */
  readonly link: string | null;
  /** Identifies the pin on the viewer's device, until it has an id. */
  readonly guid: string | null;
}

/** Publishes a pin. Call it inside a transaction. */
export type PublishPin = (userId: string, pin: NewPin) => WirePin;

/**
 * Creates the function behind `PinResource/create`. A repeated request publishes no second pin, without a key too: the same
 * `guid` changes and returns its pin, and without one the same picture on the same board returns its pin.
 */
export function createPublishPin(
  database: Database,
  findBoard: FindBoard,
  findPin: FindPin,
  editPin: EditPin,
  now: () => number,
): PublishPin {
  const byGuid = database.query<{ id: string }>(
    'SELECT id FROM pins WHERE pinner_id = :userId AND guid = :guid',
  );
  const byPicture = database.query<{ id: string }>(
    `SELECT id FROM pins WHERE pinner_id = :userId AND board_id IS :boardId AND picture = :signature
       AND guid IS NULL AND deleted_at IS NULL`,
  );
  const sections = database.query<{ id: string }>(
    'SELECT id FROM sections WHERE id = :sectionId AND board_id = :boardId AND deleted_at IS NULL',
  );
  const addPicture = database.prepare(
    `INSERT OR IGNORE INTO pictures (signature, dominant_color, width, height, files)
     VALUES (:signature, :dominantColor, :width, :height, :files)`,
  );
  const insert = database.prepare(
    `INSERT INTO pins (id, pinner_id, board_id, section_id, picture, title, description, alt_text, link, created_at, is_listed, guid, extras)
     VALUES (:id, :userId, :boardId, :sectionId, :signature, :title, :description, :altText, :link, :now, :isListed, :guid, :extras)`,
  );
  const touch = database.prepare(
    `UPDATE boards SET last_pinned_at = max(:now, 1 + (SELECT max(last_pinned_at) FROM boards)) WHERE id = :boardId`,
  );

  const read = (userId: string, id: string): WirePin => {
    const found = findPin({ userId }, id);
    if (found === undefined) throw new ResourceError('pinNotFound', `The pin ${id} is deleted.`);
    return found.pin;
  };

  return (userId, { boardId, sectionId, picture, video, guid, ...texts }) => {
    const board = boardId === null ? undefined : findBoard.shared(userId, boardId);
    if (sectionId !== null && sections.first({ sectionId, boardId }) === undefined)
      throw new ResourceError('sectionNotFound');
    const { signature, dominantColor, width, height, files } = picture;
    const published =
      guid === null
        ? byPicture.first({ userId, boardId, signature })
        : byGuid.first({ userId, guid });
    if (published !== undefined && guid !== null)
      return editPin(userId, published.id, { ...texts, boardId, sectionId });
    if (published !== undefined) return read(userId, published.id);

    addPicture.run({ signature, dominantColor, width, height, files: JSON.stringify(files) });
    const id = newId();
    const isListed = Number(board?.privacy !== 'secret');
    const { title, description, altText, link } = texts;
    const row = {
      title,
      description,
      altText,
      link,
      boardId,
      sectionId,
      signature,
      isListed,
      guid,
      extras: video && JSON.stringify({ videos: wireVideo(video, picture, video.signature) }),
    };
    insert.run({ ...row, id, userId, now: now() });
    touch.run({ now: now(), boardId });
    return read(userId, id);
  };
}
