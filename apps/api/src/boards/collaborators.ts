import type { Database } from '../database/database.js';
import { ResourceError } from '../errors/resource-error.js';
import {
  createBookmarks,
  type PageRequest,
  positionPage,
  type WirePage,
} from '../http/bookmarks.js';
import { USER_COLUMNS } from '../people/user-query.js';
import type { Viewer } from '../sessions/sessions.js';
import { type UserRow, type WireUser, wireUser } from '../wire/user.js';
import type { FindBoard } from './find-board.js';

/** Reads and writes who shares a board. Call the writes inside a transaction; a repeated one changes nothing. */
export interface Collaborators {
  readonly list: (viewer: Viewer, boardId: string, page: PageRequest) => WirePage<WireUser>;
  /** The invited people who have not responded, for the owner and collaborators. */
  readonly listInvited: (viewer: Viewer, boardId: string, page: PageRequest) => WirePage<WireUser>;
  readonly invite: (userId: string, boardId: string, invitedId: string) => void;
  /** Throws `notInvited` unless the viewer is invited. */
  readonly respond: (userId: string, boardId: string, isAccepted: boolean) => void;
  /** The owner removes anybody, a collaborator only themself. What they saved to the board stays there. */
  readonly remove: (userId: string, boardId: string, collaboratorId: string) => void;
  /** The owner takes back any invitation, a collaborator the ones they sent. */
  readonly removeInvite: (userId: string, boardId: string, invitedId: string) => void;
}

type PersonRow = UserRow & { readonly position: number };

const BOOKMARKS = createBookmarks('collaborators');

/** Creates the functions behind `BoardCollaboratorResource` and `BoardInviteResource` (S3 §4.10 §7). */
export function createCollaborators(
  database: Database,
  findBoard: FindBoard,
  now: () => number,
): Collaborators {
  const pageSql = (table: 'collaborators' | 'board_invites'): string =>
    `SELECT users.rowid AS position, ${USER_COLUMNS} FROM users
     WHERE users.rowid > :after AND EXISTS (
       SELECT 1 FROM ${table} AS shared WHERE shared.board_id = :boardId AND shared.user_id = users.id)
     ORDER BY users.rowid LIMIT :limit`;
  const collaborators = database.query<PersonRow>(pageSql('collaborators'));
  const invited = database.query<PersonRow>(pageSql('board_invites'));
  const people = database.query<{ id: string }>('SELECT id FROM users WHERE id = :id');
  const blocks = database.query<{ id: string }>(
    'SELECT user_id AS id FROM user_blocks WHERE user_id = :invitedId AND blocked_id = :userId',
  );
  const isCollaborator = database.query<{ id: string }>(
    'SELECT user_id AS id FROM collaborators WHERE board_id = :boardId AND user_id = :userId',
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

  const list = (
    rows: typeof collaborators,
    { userId: viewer }: Viewer,
    boardId: string,
    page: PageRequest,
  ): WirePage<WireUser> =>
    positionPage(
      BOOKMARKS,
      0,
      page,
      (after, limit) => rows.all({ viewer, boardId, after, limit }),
      (row: PersonRow) => wireUser(row),
    );

  return {
    list: (viewer, boardId, page) => {
      findBoard.visible(viewer, boardId);
      return list(collaborators, viewer, boardId, page);
    },
    listInvited: (viewer, boardId, page) => {
      if (viewer.userId === null) throw new ResourceError('signInRequired');
      findBoard.shared(viewer.userId, boardId);
      return list(invited, viewer, boardId, page);
    },
    invite: (userId, boardId, invitedId) => {
      const board = findBoard.shared(userId, boardId);
      if (people.first({ id: invitedId }) === undefined) throw new ResourceError('userNotFound');
      if (invitedId === board.ownerId)
        throw new ResourceError('invalidRequest', 'The owner of a board needs no invitation.');
      if (blocks.first({ invitedId, userId }) !== undefined)
        throw new ResourceError('notYours', 'This person cannot be invited.');
      if (isCollaborator.first({ boardId, userId: invitedId }) !== undefined) return;
      addInvite.run({ boardId, invitedId, userId, now: now() });
    },
    respond: (userId, boardId, isAccepted) => {
      const isInvited = invites.first({ boardId, userId }) !== undefined;
      const hasJoined = isCollaborator.first({ boardId, userId }) !== undefined;
      // A repeated request finds what the first one left. It does not tell whether a secret board exists.
      if (!isInvited && isAccepted === hasJoined) return;
      if (!isInvited) throw new ResourceError('notInvited');
      deleteInvite.run({ boardId, userId });
      if (isAccepted) add.run({ boardId, userId });
    },
    remove: (userId, boardId, collaboratorId) => {
      // Who leaves a secret board does not see it again, and a repeated request succeeds.
      if (collaboratorId !== userId) {
        const board = findBoard.visible({ userId }, boardId);
        if (board.ownerId !== userId)
          throw new ResourceError('notYours', 'Only the owner can remove other people.');
      }
      remove.run({ boardId, userId: collaboratorId });
    },
    removeInvite: (userId, boardId, invitedId) => {
      const board = findBoard.shared(userId, boardId);
      const inviter = invites.first({ boardId, userId: invitedId })?.inviterId;
      if (board.ownerId !== userId && inviter !== undefined && inviter !== userId)
        throw new ResourceError('notYours', 'Only the owner can remove the invitations of others.');
      deleteInvite.run({ boardId, userId: invitedId });
    },
  };
}
