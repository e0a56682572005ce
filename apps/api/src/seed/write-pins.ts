import type { Database } from '../database/database.js';
import type { VideoName } from '../media/video.js';
import { wireImages } from '../wire/images.js';
import { mediaUrl, wireUser } from '../wire/user.js';
import { wireVideo } from '../wire/video.js';
import { boardId, personId, personRow, SEED_TIME_MS } from './content.js';
import type { SeedMedia } from './derive-media.js';
import { seededId } from './ids.js';
import { BOARDS, LINKS, PEOPLE, type PictureName, REMOVED_PINS, type SeedPin } from './seeds.js';

/** The time between two seeded pins. */
const PIN_GAP_MS = 11 * 60_000;

/** What stands in braces in the extras of a pin: a kind, the name of what it is about, and the poster of a video. */
const REFERENCE = /^\{(\w+)(?: (\w+))?(?: (\w+))?\}$/;

/** Creates the function that puts what the media folder contains into the extras of a pin. */
function createFillExtras(media: SeedMedia) {
  const { pictures, videos, gif } = media;
  const picture = (name: string) => pictures[name as PictureName];
  const person = (name: string) => PEOPLE.find(({ username }) => username === name)!;
  const filled = (_: string, value: unknown): unknown => {
    const [, kind, name = '', poster = ''] = REFERENCE.exec(String(value)) ?? [];
    switch (kind) {
      case undefined:
        return value;
      case 'gif':
        return mediaUrl(gif.file);
      case 'person':
        return wireUser(personRow(person(name), media));
      case 'video':
        return wireVideo(videos[name as VideoName], picture(poster), '').video_list;
      case 'signature':
        return picture(name).signature;
      case 'images':
        return wireImages(picture(name).files);
      default:
        return wireImages(picture(name).files)[kind];
    }
  };
  return (extras: NonNullable<SeedPin['extras']>): string =>
    JSON.stringify(JSON.parse(JSON.stringify(extras), filled));
}

/** Creates the function that writes a pin at a feed position; 1 is the oldest. */
export function createWritePin(
  database: Database,
  media: SeedMedia,
  newestPosition: number,
): (pin: SeedPin, position: number) => void {
  const insert = database.prepare(
    `INSERT INTO pins (feed_position, id, pinner_id, board_id, picture, title, description, alt_text, link, created_at, extras, is_listed)
     VALUES (:position, :id, :pinnerId, :boardId, :picture, :title, :description, :altText, :link, :createdAt, :extras, :isListed)`,
  );
  const fillExtras = createFillExtras(media);
  const secret = new Set(
    BOARDS.filter((board) => board.privacy === 'secret').map((board) =>
      boardId(board.owner, board.slug),
    ),
  );
  return (pin, position) => {
    const onBoard =
      pin.by === undefined || pin.board === undefined ? null : boardId(pin.by, pin.board);
    insert.run({
      position,
      id: seededId('pin', pin.slug),
      pinnerId: pin.by === undefined ? null : personId(pin.by),
      boardId: onBoard,
      picture: media.pictures[pin.picture].signature,
      title: pin.title ?? '',
      description: pin.description ?? '',
      altText: pin.alt ?? null,
      link: pin.link ?? null,
      createdAt: SEED_TIME_MS - (newestPosition - position) * PIN_GAP_MS,
      extras: pin.extras === undefined ? null : fillExtras(pin.extras),
      isListed: onBoard !== null && secret.has(onBoard) ? 0 : 1,
    });
  };
}

const DAY_MS = 24 * 60 * 60_000;

/** Writes pins that are not shown, or not in full: a story without its pages, one that was deleted, and those that were taken down. */
export function seedRemovedPins(
  database: Database,
  write: (pin: SeedPin, position: number) => void,
): void {
  const unlist = database.prepare('UPDATE pins SET is_listed = 0, deleted_at = :at WHERE id = :id');
  const remove = database.prepare('INSERT INTO pin_removals VALUES (:id, :reason, :at)');
  // They are older than all others, and in no feed.
  REMOVED_PINS.forEach((pin, index) => {
    write(pin, -index);
    const at = pin.isDeletedStory ? null : SEED_TIME_MS - 3 * DAY_MS;
    unlist.run({ id: seededId('pin', pin.slug), at });
  });
  LINKS.removals.forEach(({ pin, reason }, index) => {
    const at = SEED_TIME_MS - (index + 3) * DAY_MS;
    remove.run({ id: seededId('pin', pin), reason, at });
  });
}
