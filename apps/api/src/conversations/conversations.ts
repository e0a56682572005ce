import type { Database } from '../database/database.js';
import { ResourceError } from '../errors/resource-error.js';
import { NOT_BLOCKED_SQL, USER_COLUMNS } from '../people/find-person.js';
import type { Range } from '../http/bookmarks.js';
import { type FindPin, requirePin } from '../pins/read-pin.js';
import { offeredSql } from '../pins/visible.js';
import { newId } from '../seed/ids.js';
import { wireDate } from '../wire/board.js';
import { type UserRow, wireUser } from '../wire/user.js';

/** Number of pins of a conversation: there are no further pages. */
const MAX_PINS = 200;

interface Row {
  readonly id: string;
  readonly messageId: string;
  readonly senderId: string;
  readonly pinId: string;
  readonly createdAt: number;
}

/** Creates the conversations of a database. */
export function createConversations(database: Database, findPin: FindPin, now: () => number) {
  const receivers = database.query<{ id: string }>(
    `SELECT id FROM users WHERE id IN (SELECT value FROM json_each(:ids)) AND ${NOT_BLOCKED_SQL}`,
  );
  const byPeople = database.query<{ id: string; senderId: string; pinId: string }>(
    `SELECT conversations.id, messages.sender_id AS senderId, messages.pin_id AS pinId
     FROM conversations JOIN messages ON messages.position = conversations.last_message
     WHERE people = :people`,
  );
  const addConversation = database.prepare(
    'INSERT INTO conversations (id, people, last_message) VALUES (:id, :people, 0)',
  );
  const addPerson = database.prepare(
    'INSERT INTO conversation_people (user_id, conversation_id) VALUES (:userId, :id)',
  );
  const addMessage = database.prepare(
    `INSERT INTO messages (id, conversation_id, sender_id, pin_id, created_at)
     VALUES (:messageId, :id, :userId, :pinId, :now)`,
  );
  const touch = database.prepare(
    'UPDATE conversations SET last_message = :position WHERE id = :id',
  );
  const rows = database.query<Row>(
    `SELECT conversations.id, messages.id AS messageId, messages.sender_id AS senderId,
       messages.pin_id AS pinId, messages.created_at AS createdAt
     FROM conversation_people JOIN conversations ON conversations.id = conversation_people.conversation_id
     JOIN messages ON messages.position = conversations.last_message
     WHERE conversation_people.user_id = :userId
     ORDER BY conversations.last_message DESC LIMIT :limit OFFSET :offset`,
  );
  const sentPins = database.query<{ pinId: string }>(
    `SELECT messages.pin_id AS pinId FROM messages JOIN pins ON pins.id = messages.pin_id
     WHERE conversation_id = :id AND ${offeredSql('p2p')}
     GROUP BY messages.pin_id ORDER BY max(messages.position) DESC LIMIT ${MAX_PINS}`,
  );
  const membership = database.query(
    'SELECT 1 FROM conversation_people WHERE conversation_id = :id AND user_id = :userId',
  );
  const others = database.query<UserRow>(
    `SELECT ${USER_COLUMNS} FROM conversation_people JOIN users ON users.id = conversation_people.user_id
     WHERE conversation_id = :id AND users.id <> :viewer ORDER BY users.full_name`,
  );

  const conversationOf = (people: readonly string[]): string => {
    const id = newId();
    addConversation.run({ id, people: people.join(',') });
    for (const userId of people) addPerson.run({ userId, id });
    return id;
  };

  return {
    /** Sends a pin (S3 §4.12). Call it inside a transaction. Sending the same pin again at once sends nothing. */
    send: (userId: string, sentId: string, receiverIds: readonly string[]) => {
      const pinId = requirePin(findPin, { userId }, sentId).rootId;
      const wanted = [...new Set(receiverIds)].filter((id) => id !== userId);
      const reached = receivers.all({ viewer: userId, ids: JSON.stringify(wanted) });
      if (wanted.length === 0 || reached.length < wanted.length)
        throw new ResourceError('userNotFound', 'The pin cannot be sent to all of these people.');
      const people = [userId, ...wanted].toSorted((a, b) => (a < b ? -1 : 1));
      const before = byPeople.first({ people: people.join(',') });
      if (before?.senderId === userId && before.pinId === pinId) return { id: before.id };
      const id = before?.id ?? conversationOf(people);
      const message = { messageId: newId(), id, userId, pinId, now: now() };
      const { lastInsertRowid } = addMessage.run(message);
      touch.run({ id, position: lastInsertRowid });
      return { id };
    },
    /** The conversations of a person, each with its last message. */
    list: (userId: string, range: Range) =>
      rows.all({ userId, ...range }).map((row) => ({
        id: row.id,
        type: 'conversation',
        users: others.all({ id: row.id, viewer: userId }).map(wireUser),
        last_message: {
          id: row.messageId,
          type: 'message',
          sender_id: row.senderId,
          created_at: wireDate(row.createdAt),
          // The pin is read for this viewer: they may not see the sender's secret board.
          pin: findPin({ userId }, row.pinId)?.pin ?? null,
        },
      })),
    /**
     * A conversation with its pins that the viewer may see, the newest first; each once. Throws `conversationNotFound` for
     * somebody who takes no part.
     */
    read: (userId: string, id: string) => {
      const isMember = membership.first({ id, userId }) !== undefined;
      if (!isMember)
        throw new ResourceError('conversationNotFound', `There is no conversation ${id}.`);
      const pins = sentPins
        .all({ id, viewer: userId })
        .flatMap(({ pinId }) => findPin({ userId }, pinId)?.pin ?? []);
      const users = others.all({ id, viewer: userId }).map(wireUser);
      return { id, type: 'conversation', users, pins };
    },
  };
}
