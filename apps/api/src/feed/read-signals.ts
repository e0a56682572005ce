import type { Database } from '../database/database.js';
import { BOARD_COLUMNS, type ListedRow, type WireListedBoard } from '../boards/board-query.js';
import { USER_COLUMNS } from '../people/find-person.js';
import { PIN_SQL, type PinRow, VISIBLE_SQL, wirePinOf } from '../pins/pin-query.js';
import { visibleSql } from '../pins/visible.js';
import { type UserRow, wireUser } from '../wire/user.js';

/** The most people, boards and pins that are listed, the latest first. */
const MAX_LISTED = 100;

/** Creates the function that reads what tunes a home feed: whom and what a person follows, and the pins they hid (S1 §2). */
export function createReadSignals(database: Database, wireListedBoard: WireListedBoard) {
  const people = database.query<UserRow>(
    `SELECT ${USER_COLUMNS} FROM user_follows JOIN users ON users.id = followed_id
     WHERE user_id = :viewer ORDER BY user_follows.created_at DESC LIMIT ${MAX_LISTED}`,
  );
  const boards = database.query<ListedRow>(
    `SELECT ${BOARD_COLUMNS} FROM board_follows JOIN boards ON boards.id = board_id
     WHERE user_id = :viewer AND boards.deleted_at IS NULL AND ${visibleSql('boards')}
     ORDER BY follow_position DESC LIMIT ${MAX_LISTED}`,
  );
  const pins = database.query<PinRow>(
    `${PIN_SQL} JOIN hidden_pins ON hidden_pins.pin_id = pins.id
     WHERE hidden_pins.user_id = :viewer AND hidden_pins.place = 'feed'
       AND pins.deleted_at IS NULL AND ${VISIBLE_SQL}
     ORDER BY hidden_pins.created_at DESC LIMIT ${MAX_LISTED}`,
  );
  return (viewer: string) => ({
    users: people.all({ viewer }).map(wireUser),
    boards: boards.all({ viewer }).map((row) => wireListedBoard(row, viewer)),
    hidden_pins: pins.all({ viewer }).map((row) => wirePinOf(row, viewer)),
  });
}
