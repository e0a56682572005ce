import type { Database } from '../database/database.js';
import { found, ResourceError } from '../errors/resource-error.js';
import { NEWEST } from '../feed/bookmark.js';
import { createBookmarks, offsetPage, type PageRequest, positionPage } from '../http/bookmarks.js';
import { type FindPerson, USER_COLUMNS } from '../people/find-person.js';
import type { Viewer } from '../sessions/sessions.js';
import { wireBoard } from '../wire/board.js';
import { type UserRow, wireUser } from '../wire/user.js';
import { BOARD_COLUMNS, type ListedRow } from './board-query.js';
import type { FindBoard } from './find-board.js';

type PersonRow = UserRow & { readonly position: number };

const COLLABORATOR_BOOKMARKS = createBookmarks('collaborators');
const RECEIVED_BOOKMARKS = createBookmarks('received-invites');
const FOLLOWER_BOOKMARKS = createBookmarks('followers');

/**
 * Creates the functions behind `BoardCollaboratorResource` and `BoardInviteResource` (S3 §4.10 §7). Call the writes inside a
 * transaction; a repeated one changes nothing.
 */
export function createCollaborators(
  database: Database,
  findBoard: FindBoard,
  people: FindPerson,
  now: () => number,
) {
  const listOf = (table: 'collaborators' | 'board_invites') => {
    const rows = database.query<PersonRow>(
      `SELECT users.rowid AS position, ${USER_COLUMNS} FROM users
       WHERE users.rowid > :after AND EXISTS (
         SELECT 1 FROM ${table} AS shared WHERE shared.board_id = :boardId AND shared.user_id = users.id)
       ORDER BY users.rowid LIMIT :limit`,
    );
    return (viewer: string | null, boardId: string, page: PageRequest) => {
      const read = (after: number, limit: number) => rows.all({ viewer, boardId, after, limit });
      return positionPage(COLLABORATOR_BOOKMARKS, 0, page, read, wireUser);
    };
  };
  const listCollaborators = listOf('collaborators');
  const listInvited = listOf('board_invites');
  const received = database.query<ListedRow & { readonly inviterId: string }>(
    `SELECT ${BOARD_COLUMNS}, board_invites.inviter_id AS inviterId
     FROM board_invites JOIN boards ON boards.id = board_invites.board_id
     WHERE board_invites.user_id = :viewer AND boards.deleted_at IS NULL
     ORDER BY board_invites.created_at DESC, boards.id DESC LIMIT :limit OFFSET :offset`,
  );
  const blocks = database.query(
    'SELECT 1 FROM user_blocks WHERE user_id = :invitedId AND blocked_id = :userId',
  );
  const isCollaborator = database.query(
    'SELECT 1 FROM collaborators WHERE board_id = :boardId AND user_id = :userId',
  );
  const invites = database.query<{ inviterId: string }>(
    'SELECT inviter_id AS inviterId FROM board_invites WHERE board_id = :boardId AND user_id = :userId',
  );
  const addInvite = database.prepare(
    'INSERT OR IGNORE INTO board_invites VALUES (:boardId, :invitedId, :userId, :now)',
  );
  const deleteInvite = database.prepare(
    'DELETE FROM board_invites WHERE board_id = :boardId AND user_id = :userId',
  );
  const add = database.prepare('INSERT OR IGNORE INTO collaborators VALUES (:boardId, :userId)');
  const remove = database.prepare(
    'DELETE FROM collaborators WHERE board_id = :boardId AND user_id = :userId',
  );

  return {
    list: ({ userId }: Viewer, boardId: string, page: PageRequest) => {
      findBoard.visible({ userId }, boardId);
      return listCollaborators(userId, boardId, page);
    },
    /** The invited people who have not responded, for the owner and collaborators. */
    listInvited: ({ userId }: Viewer, boardId: string, page: PageRequest) => {
      if (userId === null) throw new ResourceError('signInRequired');
      findBoard.shared(userId, boardId);
      return listInvited(userId, boardId, page);
    },
    /**
     * The boards that a person is invited to, the newest invitation first. A secret board is among them by its name and owner,
     * without its pins and their number: whoever decides must know what about.
     */
    listReceived: (userId: string, page: PageRequest) =>
      offsetPage(RECEIVED_BOOKMARKS, page, (range) =>
        received.all({ viewer: userId, ...range }).map((row) => ({
          ...wireBoard(row, people.byId(row.ownerId, userId)),
          inviter: wireUser(people.byId(row.inviterId, userId)),
        })),
      ),
    invite: (userId: string, boardId: string, invitedId: string): void => {
      const board = findBoard.shared(userId, boardId);
      found(people.find(invitedId), 'userNotFound');
      if (invitedId === board.ownerId)
        throw new ResourceError('invalidRequest', 'The owner of a board needs no invitation.');
      if (blocks.first({ invitedId, userId }) !== undefined)
        throw new ResourceError('notYours', 'This person cannot be invited.');
      if (isCollaborator.first({ boardId, userId: invitedId }) !== undefined) return;
      addInvite.run({ boardId, invitedId, userId, now: now() });
    },
    /** Throws `notInvited` unless the viewer is invited. */
    respond: (userId: string, boardId: string, isAccepted: boolean): void => {
      const isInvited = invites.first({ boardId, userId }) !== undefined;
      const hasJoined = isCollaborator.first({ boardId, userId }) !== undefined;
      // A repeated request finds what the first one left. It does not tell whether a secret board exists.
      if (!isInvited && isAccepted === hasJoined) return;
      if (!isInvited) throw new ResourceError('notInvited');
      deleteInvite.run({ boardId, userId });
      if (isAccepted) add.run({ boardId, userId });
    },
    /** The owner removes anybody, a collaborator only themself. What they saved to the board stays there. */
    remove: (userId: string, boardId: string, collaboratorId: string): void => {
      // Who leaves a secret board does not see it again, and a repeated request succeeds.
      if (collaboratorId !== userId) {
        const board = findBoard.visible({ userId }, boardId);
        if (board.ownerId !== userId)
          throw new ResourceError('notYours', 'Only the owner can remove other people.');
      }
      remove.run({ boardId, userId: collaboratorId });
    },
    /** The owner takes back any invitation, a collaborator the ones they sent. */
    removeInvite: (userId: string, boardId: string, invitedId: string): void => {
      const board = findBoard.shared(userId, boardId);
      const inviter = invites.first({ boardId, userId: invitedId })?.inviterId;
      if (board.ownerId !== userId && inviter !== undefined && inviter !== userId)
        throw new ResourceError('notYours', 'Only the owner can remove the invitations of others.');
      deleteInvite.run({ boardId, userId: invitedId });
    },
  };
}

/** Creates the functions behind the followers of a board (S1 §9, S3 §7). */
export function createFollowers(database: Database, findBoard: FindBoard, now: () => number) {
  const followers = database.query<PersonRow>(
    `SELECT board_follows.follow_position AS position, ${USER_COLUMNS}
     FROM board_follows JOIN users ON users.id = board_follows.user_id
     WHERE board_follows.board_id = :boardId AND follow_position < :before
     ORDER BY follow_position DESC LIMIT :limit`,
  );
  const follow = database.prepare(
    'INSERT OR IGNORE INTO board_follows (board_id, user_id, created_at) VALUES (:boardId, :userId, :now)',
  );
  const unfollow = database.prepare(
    'DELETE FROM board_follows WHERE board_id = :boardId AND user_id = :userId',
  );
  return {
    /** The newest follower comes first. */
    list: ({ userId }: Viewer, boardId: string, page: PageRequest) => {
      findBoard.visible({ userId }, boardId);
      const read = (before: number, limit: number) =>
        followers.all({ viewer: userId, boardId, before, limit });
      return positionPage(FOLLOWER_BOOKMARKS, NEWEST, page, read, wireUser);
    },
    /** Follows or unfollows a board. Call it inside a transaction; a repeated one changes nothing. */
    setFollowed: (userId: string, boardId: string, isFollowed: boolean): void => {
      if (!isFollowed) {
        unfollow.run({ boardId, userId });
        return;
      }
      findBoard.visible({ userId }, boardId);
      follow.run({ boardId, userId, now: now() });
    },
  };
}
