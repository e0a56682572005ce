import type { DatabaseSync } from 'node:sqlite';
import { boardId, personId, SEED_TIME_MS } from './content.js';
import { seededId } from './ids.js';

/** Whom a person follows. */
const FOLLOWS = [
  ['emilrask', 'ilsethorne'],
  ['emilrask', 'kilnandco'],
  ['emilrask', 'marenkjaer'],
  ['ninaberg', 'lenaadler'],
] as const;

/** Who follows a board: its owner and slug. */
const BOARD_FOLLOWS = [
  ['noramalik', 'openprints', 'flight'],
  ['ilsethorne', 'openprints', 'flight'],
  ['hedgeandgarden', 'openprints', 'flight'],
] as const;

/** The countries of people who have chosen one. */
const COUNTRIES = [['emilrask', 'DK']] as const;

/** Pins that two people sent each other, oldest first: the sender and the slug of the pin. */
const CONVERSATION = {
  people: ['emilrask', 'ninaberg'],
  sent: [
    ['ninaberg', 'airplane'],
    ['emilrask', 'alps'],
    ['ninaberg', 'peaks-dawn'],
    ['ninaberg', 'four-contours-story'],
    ['ninaberg', 'canyon-boat'],
  ],
} as const;

const MESSAGE_GAP_MS = 3 * 60_000;

/** Writes whom and what people follow, where they live, and what they sent each other. */
export function seedLinks(database: DatabaseSync): void {
  const follow = database.prepare('INSERT INTO user_follows VALUES (:userId, :followedId, :now)');
  for (const [username, followed] of FOLLOWS) {
    follow.run({ userId: personId(username), followedId: personId(followed), now: SEED_TIME_MS });
  }
  const followBoard = database.prepare(
    'INSERT INTO board_follows (board_id, user_id, created_at) VALUES (:boardId, :userId, :now)',
  );
  for (const [username, owner, slug] of BOARD_FOLLOWS) {
    const ids = { boardId: boardId(owner, slug), userId: personId(username) };
    followBoard.run({ ...ids, now: SEED_TIME_MS });
  }
  const live = database.prepare(
    'INSERT INTO accounts (user_id, country) VALUES (:userId, :country)',
  );
  for (const [username, country] of COUNTRIES) live.run({ userId: personId(username), country });
  const id = seededId('conversation', CONVERSATION.people.join('/'));
  const people = CONVERSATION.people.map((username) => personId(username));
  database
    .prepare('INSERT INTO conversations (id, people, last_message) VALUES (:id, :people, 0)')
    .run({ id, people: people.toSorted((a, b) => (a < b ? -1 : 1)).join(',') });
  const join = database.prepare('INSERT INTO conversation_people VALUES (:userId, :id)');
  for (const userId of people) join.run({ userId, id });
  const send = database.prepare(
    `INSERT INTO messages (id, conversation_id, sender_id, pin_id, created_at)
     VALUES (:messageId, :id, :senderId, :pinId, :createdAt)`,
  );
  CONVERSATION.sent.forEach(([sender, pin], index) =>
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
