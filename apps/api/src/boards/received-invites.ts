import type { Database } from '../database/database.js';
import {
  createBookmarks,
  offsetPage,
  type PageRequest,
  type Range,
  type WirePage,
} from '../http/bookmarks.js';
import { USER_COLUMNS } from '../people/user-query.js';
import { wireBoard } from '../wire/board.js';
import { type UserRow, type WireUser, wireUser } from '../wire/user.js';
import { BOARD_COLUMNS, type ListedRow } from './board-query.js';

/** A board that a person is invited to, and who invites them. */
type ReceivedInvite = ReturnType<typeof wireBoard> & { readonly inviter: WireUser };

/** Lists the boards that a person is invited to, the newest invitation first. */
export type ReceivedInvites = (userId: string, page: PageRequest) => WirePage<ReceivedInvite>;

const BOOKMARKS = createBookmarks('received-invites');

/**
 * Creates the list of a person's own invitations. A secret board is among them by its name and owner, without its pins and
 * their number: whoever decides must know what about.
 */
export function createReceivedInvites(database: Database): ReceivedInvites {
  const boards = database.query<ListedRow & { readonly inviterId: string }>(
    `SELECT ${BOARD_COLUMNS}, board_invites.inviter_id AS inviterId
     FROM board_invites JOIN boards ON boards.id = board_invites.board_id
     WHERE board_invites.user_id = :viewer AND boards.deleted_at IS NULL
     ORDER BY board_invites.created_at DESC, boards.id DESC LIMIT :limit OFFSET :skip`,
  );
  const people = database.query<UserRow>(`SELECT ${USER_COLUMNS} FROM users WHERE id = :id`);
  const personOf = (id: string, viewer: string): UserRow => {
    const person = people.first({ id, viewer });
    if (person === undefined) throw new Error(`There is no person ${id}.`);
    return person;
  };
  const read = (viewer: string, { offset: skip, limit }: Range): readonly ReceivedInvite[] =>
    boards.all({ viewer, limit, skip }).map((row) => ({
      ...wireBoard(row, personOf(row.ownerId, viewer)),
      inviter: wireUser(personOf(row.inviterId, viewer)),
    }));
  return (userId, page) => offsetPage(BOOKMARKS, page, (range) => read(userId, range));
}
