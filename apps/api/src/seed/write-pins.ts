import type { DatabaseSync } from 'node:sqlite';
import { wireExtras } from '../wire/extras.js';
import { wireUser } from '../wire/user.js';
import { boardId, personId, SEED_TIME_MS } from './content.js';
import type { SeedMedia } from './derive-media.js';
import { seededId } from './ids.js';
import { BOARDS, LINKS, PEOPLE, REMOVED_PINS, type SeedPin } from './seeds.js';

/** The time between two seeded pins. */
const PIN_GAP_MS = 11 * 60_000;

/** Looks up what a pin refers to. */
function createLookups(media: SeedMedia) {
  return {
    picture: (name: SeedPin['picture']) => media.pictures[name],
    videos: media.videos,
    gif: media.gif,
    person: (username: string) => {
      const person = PEOPLE.find((candidate) => candidate.username === username);
      if (person === undefined) throw new RangeError(`There is no person "${username}".`);
      const { files } = media.pictures[person.face];
      return wireUser({
        id: personId(username),
        username,
        fullName: person.fullName,
        imageSmall: files['60x60']?.file ?? '',
        imageMedium: files['136x136']?.file ?? '',
        isMerchant: person.isMerchant === true ? 1 : 0,
        verifiedSite: person.verifiedSite ?? null,
      });
    },
  };
}

/** Creates the function that writes a pin at a feed position; 1 is the oldest. */
export function createWritePin(
  database: DatabaseSync,
  media: SeedMedia,
  newestPosition: number,
): (pin: SeedPin, position: number) => void {
  const insert = database.prepare(
    `INSERT INTO pins (feed_position, id, pinner_id, board_id, picture, title, description, alt_text, link, created_at, extras, is_listed)
     VALUES (:position, :id, :pinnerId, :boardId, :picture, :title, :description, :altText, :link, :createdAt, :extras, :isListed)`,
  );
  const lookups = createLookups(media);
  const secret = new Set(
    BOARDS.filter((board) => board.privacy === 'secret').map((board) =>
      boardId(board.owner, board.slug),
    ),
  );
  return (pin, position) => {
    const onBoard =
      pin.by === undefined || pin.board === undefined ? null : boardId(pin.by, pin.board);
    const extras = wireExtras(pin, lookups);
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
      extras: extras === undefined ? null : JSON.stringify(extras),
      isListed: onBoard !== null && secret.has(onBoard) ? 0 : 1,
    });
  };
}

const DAY_MS = 24 * 60 * 60_000;

/** Writes pins that are not shown, or not in full: a story without its pages, one that was deleted, and those that were taken down. */
export function seedRemovedPins(
  database: DatabaseSync,
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
