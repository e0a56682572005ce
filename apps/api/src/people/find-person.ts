import { columns, type Fields } from '../database/columns.js';
import type { Database } from '../database/database.js';
import { found } from '../errors/resource-error.js';
import type { UserRow } from '../wire/user.js';

/** The fields of a person in `table`, for `:viewer`. */
export function userFields(table: string): Fields<UserRow> {
  return {
    id: `${table}.id`,
    username: `${table}.username`,
    fullName: `${table}.full_name`,
    imageSmall: `${table}.image_small`,
    imageMedium: `${table}.image_medium`,
    isMerchant: `${table}.is_merchant`,
    verifiedSite: `${table}.verified_site`,
    followedByMe: `EXISTS (SELECT 1 FROM user_follows WHERE user_id = :viewer AND followed_id = ${table}.id)`,
    blockedByMe: `EXISTS (SELECT 1 FROM user_blocks WHERE user_id = :viewer AND blocked_id = ${table}.id)`,
  };
}

/** Selects a `UserRow` of `users` for `:viewer`. */
export const USER_COLUMNS = columns(userFields('users'));

/** The condition for people in `users` who did not block `:viewer`, and whom `:viewer` did not block. */
export const NOT_BLOCKED_SQL = `(:viewer IS NULL OR NOT EXISTS (
  SELECT 1 FROM user_blocks WHERE (user_id = :viewer AND blocked_id = users.id)
    OR (user_id = users.id AND blocked_id = :viewer)))`;

/** Finds people by their ids and usernames. */
export type FindPerson = ReturnType<typeof createFindPerson>;

/** Creates the functions that find people. */
export function createFindPerson(database: Database) {
  const people = database.query<UserRow>(`SELECT ${USER_COLUMNS} FROM users WHERE id = :id`);
  const named = database.query<{ id: string }>('SELECT id FROM users WHERE username = :username');
  const all = database.query<UserRow>(`SELECT ${USER_COLUMNS} FROM users ORDER BY rowid`);
  const find = (id: string, viewer: string | null = null) => people.first({ id, viewer });
  return {
    /** Returns a person as the viewer sees them; `undefined` when there is none. */
    find,
    /** Like `find`. Throws `userNotFound`. */
    byId: (id: string, viewer: string | null = null) =>
      found(find(id, viewer), 'userNotFound', `There is no user ${id}.`),
    /** Returns the id of a person. Usernames are the same in upper and lower case. Throws `userNotFound`. */
    idOf: (username: string) =>
      found(named.first({ username }), 'userNotFound', `There is no user ${username}.`).id,
    /** Lists all people, as a visitor sees them. */
    all: () => all.all({ viewer: null }),
  };
}
