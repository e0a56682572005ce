import type { Database } from '../database/database.js';
import type { Range } from '../http/bookmarks.js';
import { BOARD_COLUMNS, type ListedRow, type WireListedBoard } from '../boards/board-query.js';
import { NOT_BLOCKED_SQL, USER_COLUMNS } from '../people/find-person.js';
import { visibleSql } from '../pins/visible.js';
import type { Viewer } from '../sessions/sessions.js';
import { type UserRow, wireUser } from '../wire/user.js';

/** A pattern of LIKE for texts that contain `text`, in which nothing has a meaning of its own. */
function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
}

/**
 * Creates the search of people by a part of their name. The viewer, and who blocked whom, are left out. Those whom the viewer
 * follows come first.
 */
export function createSearchPeople(database: Database) {
  const people = database.query<UserRow>(
    `SELECT ${USER_COLUMNS} FROM users
     WHERE (full_name LIKE :pattern ESCAPE '\\' OR username LIKE :pattern ESCAPE '\\')
       AND users.id IS NOT :viewer AND ${NOT_BLOCKED_SQL}
     ORDER BY followedByMe DESC, full_name COLLATE NOCASE LIMIT :limit OFFSET :offset`,
  );
  return ({ userId }: Viewer, text: string, range: Range) =>
    people.all({ viewer: userId, pattern: containing(text), ...range }).map(wireUser);
}

/**
 * Creates the search of boards by a part of their name, the newest first. Secret ones are found by their owner and
 * collaborators only.
 */
export function createSearchBoards(database: Database, wireListedBoard: WireListedBoard) {
  const boards = database.query<ListedRow>(
    `SELECT ${BOARD_COLUMNS} FROM boards
     WHERE boards.name LIKE :pattern ESCAPE '\\' AND boards.deleted_at IS NULL
       AND ${visibleSql('boards')}
     ORDER BY boards.last_pinned_at DESC LIMIT :limit OFFSET :offset`,
  );
  return ({ userId }: Viewer, text: string, range: Range) =>
    boards
      .all({ viewer: userId, pattern: containing(text), ...range })
      .map((row) => wireListedBoard(row, userId));
}
