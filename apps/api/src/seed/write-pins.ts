import type { DatabaseSync } from 'node:sqlite';
import { wireExtras } from '../wire/extras.js';
import { wireUser } from '../wire/user.js';
import { boardId, personId, SEED_TIME_MS } from './content.js';
import type { SeedMedia } from './derive-media.js';
import { seededId } from './ids.js';
import { BOARDS, PEOPLE } from './people.js';
import type { SeedPin } from './seed-pin.js';

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
