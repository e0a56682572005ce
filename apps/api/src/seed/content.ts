import type { Database } from '../database/database.js';
import type { SeedMedia } from './derive-media.js';
import { seededId } from './ids.js';
import { BOARDS, LINKS, PEOPLE, SAVES } from './seeds.js';

/** The time of the newest seeded row: a constant, so that the rows are the same on any day. */
export const SEED_TIME_MS = Date.UTC(2025, 5, 2, 9, 30);

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The id of a seeded person. */
export function personId(username: string): string {
  return seededId('user', username);
}

/** The id of a seeded board. */
export function boardId(owner: string, slug: string): string {
  return seededId('board', `${owner}/${slug}`);
}

/** The id of a seeded section. */
function sectionId(board: string, slug: string): string {
  return seededId('section', `${board}/${slug}`);
}

/** The row of a seeded person, with their pictures. */
export function personRow(person: (typeof PEOPLE)[number], { pictures }: SeedMedia) {
  const { username, fullName, face } = person;
  const { files } = pictures[face];
  return {
    id: personId(username),
    username,
    fullName,
    imageSmall: files['60x60']?.file ?? '',
    imageMedium: files['136x136']?.file ?? '',
    isMerchant: Number(person.isMerchant === true),
    verifiedSite: person.verifiedSite ?? null,
  };
}

/** Writes the people. */
export function seedPeople(database: Database, media: SeedMedia): void {
  const insert = database.prepare(
    `INSERT INTO users (id, username, full_name, image_small, image_medium, is_merchant, verified_site, gender, is_employee, created_at)
     VALUES (:id, :username, :fullName, :imageSmall, :imageMedium, :isMerchant, :verifiedSite, :gender, :isEmployee, :createdAt)`,
  );
  PEOPLE.forEach((person, index) => {
    insert.run({
      ...personRow(person, media),
      gender: person.gender,
      isEmployee: Number(person.isEmployee === true),
      createdAt: SEED_TIME_MS - (400 + index * 37) * DAY_MS,
    });
  });
}

/** How old the accounts of new people are when the server starts: on their first day (S3 §9). */
const NEW_ACCOUNT_AGE_MS = 60 * MINUTE_MS;

/** Makes the accounts of new people new again. */
export function renewAccounts(database: Database, now: number): void {
  const renew = database.prepare('UPDATE users SET created_at = :createdAt WHERE id = :id');
  for (const { username, isNew } of PEOPLE) {
    if (isNew === true) renew.run({ id: personId(username), createdAt: now - NEW_ACCOUNT_AGE_MS });
  }
}

/** The path of the player in the frame of "The loom at work". */
const PLAYER_PATH = '/player/loom-at-work';

/** Moves the player of a seeded embed to the origin that pages may frame now: its port may be another one at each start. */
export function renewEmbeds(database: Database, framedOrigin: string | undefined): void {
  if (framedOrigin === undefined) return;
  database
    .prepare("UPDATE pins SET extras = json_set(extras, '$.embed.src', :src) WHERE id = :id")
    .run({ id: seededId('pin', 'loom-at-work'), src: `${framedOrigin}${PLAYER_PATH}` });
}

/** Writes the boards with their collaborators and sections. An owner's first board is the one saved to last. */
export function seedBoards(database: Database): void {
  const insert = database.prepare(
    `INSERT INTO boards (id, owner_id, name, url, privacy, layout, position, created_at, last_pinned_at)
     VALUES (:id, :ownerId, :name, :url, :privacy, :layout, :position, :createdAt, :lastPinnedAt)`,
  );
  const collaborate = database.prepare(
    'INSERT INTO collaborators (board_id, user_id) VALUES (:boardId, :userId)',
  );
  const section = database.prepare(
    'INSERT INTO sections (id, board_id, title, slug) VALUES (:id, :boardId, :title, :slug)',
  );
  BOARDS.forEach((board, position) => {
    const id = boardId(board.owner, board.slug);
    insert.run({
      id,
      ownerId: personId(board.owner),
      name: board.name,
      url: `/${board.owner}/${board.slug}/`,
      privacy: board.privacy ?? 'public',
      layout: board.layout ?? 'default',
      position,
      createdAt: SEED_TIME_MS - (300 - position * 2) * DAY_MS,
      lastPinnedAt: SEED_TIME_MS - position * DAY_MS - 7 * MINUTE_MS,
    });
    for (const username of board.collaborators ?? []) {
      collaborate.run({ boardId: id, userId: personId(username) });
    }
    for (const { title, slug } of board.sections ?? []) {
      section.run({ id: sectionId(board.slug, slug), boardId: id, title, slug });
    }
  });
}

/** The time between two seeded saves. */
const SAVE_GAP_MS = 17 * MINUTE_MS;

/** Writes the copies that people have saved. The order of the boards stays as it was written. */
export function seedSaves(database: Database): void {
  const insert = database.prepare(
    `INSERT INTO saves (id, user_id, pin_id, board_id, section_id, created_at)
     VALUES (:id, :userId, :pinId, :boardId, :sectionId, :createdAt)`,
  );
  const saves = SAVES.flatMap(({ owner, board, section, pins }) =>
    pins.map((pin) => ({ owner, board, section, pin })),
  );
  saves.forEach(({ owner, board, section, pin }, index) => {
    insert.run({
      id: seededId('save', `${owner}/${board ?? ''}/${pin}`),
      userId: personId(owner),
      pinId: seededId('pin', pin),
      boardId: board === undefined ? null : boardId(owner, board),
      sectionId: section === undefined || board === undefined ? null : sectionId(board, section),
      createdAt: SEED_TIME_MS - (saves.length - index) * SAVE_GAP_MS,
    });
  });
}

const MESSAGE_GAP_MS = 3 * MINUTE_MS;

/** Writes whom and what people follow, where they live, and what they sent each other. */
export function seedLinks(database: Database): void {
  const { follows, boardFollows, countries, conversation } = LINKS;
  const follow = database.prepare('INSERT INTO user_follows VALUES (:userId, :followedId, :now)');
  for (const [username, followed] of follows) {
    follow.run({ userId: personId(username), followedId: personId(followed), now: SEED_TIME_MS });
  }
  const followBoard = database.prepare(
    'INSERT INTO board_follows (board_id, user_id, created_at) VALUES (:boardId, :userId, :now)',
  );
  for (const [username, owner, slug] of boardFollows) {
    const ids = { boardId: boardId(owner, slug), userId: personId(username) };
    followBoard.run({ ...ids, now: SEED_TIME_MS });
  }
  const live = database.prepare(
    'INSERT INTO accounts (user_id, country) VALUES (:userId, :country)',
  );
  for (const [username, country] of countries) live.run({ userId: personId(username), country });
  const id = seededId('conversation', conversation.people.join('/'));
  const people = conversation.people.map((username) => personId(username));
  database
    .prepare('INSERT INTO conversations (id, people, last_message) VALUES (:id, :people, 0)')
    .run({ id, people: people.toSorted((a, b) => (a < b ? -1 : 1)).join(',') });
  const join = database.prepare('INSERT INTO conversation_people VALUES (:userId, :id)');
  for (const userId of people) join.run({ userId, id });
  const send = database.prepare(
    `INSERT INTO messages (id, conversation_id, sender_id, pin_id, created_at)
     VALUES (:messageId, :id, :senderId, :pinId, :createdAt)`,
  );
  conversation.sent.forEach(([sender, pin], index) =>
    send.run({
      messageId: seededId('message', `${sender}/${pin}`),
      id,
      senderId: personId(sender),
      pinId: seededId('pin', pin),
      createdAt: SEED_TIME_MS + index * MESSAGE_GAP_MS,
    }),
  );
  database
    .prepare('UPDATE conversations SET last_message = (SELECT max(position) FROM messages)')
    .run({});
}
