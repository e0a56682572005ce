import type { DatabaseSync } from 'node:sqlite';
import { query } from '../database/database.js';
import { USER_COLUMNS } from '../people/user-query.js';
import type { Viewer } from '../sessions/sessions.js';
import { wireBoardTarget } from '../wire/board.js';
import { type UserRow, type WireUser, wireUser } from '../wire/user.js';

/** A board that the viewer is invited to share, and who invites them. */
export interface WireInvitation {
  readonly board: ReturnType<typeof wireBoardTarget>;
  readonly inviter: WireUser;
}

/** Reads the viewer's open invitations, newest first; none for a visitor. */
export type ReadInvitations = (viewer: Viewer) => readonly WireInvitation[];

type InvitationRow = UserRow & Record<'boardId' | 'boardLayout' | 'boardName' | 'boardUrl', string>;

/** Creates the function that reads invitations to boards, secret ones too: who is invited may know to what. */
export function createReadInvitations(database: DatabaseSync): ReadInvitations {
  const invitations = query<InvitationRow>(
    database,
    `SELECT boards.id AS boardId, boards.name AS boardName, boards.url AS boardUrl, boards.layout AS boardLayout,
       ${USER_COLUMNS}
     FROM board_invites
     JOIN boards ON boards.id = board_invites.board_id AND boards.deleted_at IS NULL
     JOIN users ON users.id = board_invites.inviter_id
     WHERE board_invites.user_id = :viewer
     ORDER BY board_invites.created_at DESC, boards.id`,
  );
  return ({ userId }) =>
    userId === null
      ? []
      : invitations.all({ viewer: userId }).map((row) => ({
          board: wireBoardTarget({
            id: row.boardId,
            name: row.boardName,
            url: row.boardUrl,
            layout: row.boardLayout,
          }),
          inviter: wireUser(row),
        }));
}
