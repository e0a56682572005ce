import type { Database } from '../database/database.js';
import { found, ResourceError } from '../errors/resource-error.js';
import { visibleSql } from '../pins/visible.js';
import type { Viewer } from '../sessions/sessions.js';
import { BOARD_COLUMNS, type ListedRow } from './board-query.js';

/** Finds boards for a viewer, and says what the viewer may do with them. */
export type FindBoard = ReturnType<typeof createFindBoard>;

/** Creates the functions that find boards. */
export function createFindBoard(database: Database) {
  const visibleBoard = database.query<ListedRow>(
    `SELECT ${BOARD_COLUMNS} FROM boards
     WHERE boards.id = :boardId AND boards.deleted_at IS NULL AND ${visibleSql('boards')}`,
  );
  const boardAt = database.query<{ id: string }>(
    'SELECT id FROM boards WHERE url = :url COLLATE NOCASE AND deleted_at IS NULL',
  );
  const ownBoard = database.query<{ isDeleted: 0 | 1 }>(
    'SELECT deleted_at IS NOT NULL AS isDeleted FROM boards WHERE id = :boardId AND owner_id = :userId',
  );
  const visible = ({ userId }: Viewer, boardId: string, name = boardId) =>
    found(
      visibleBoard.first({ viewer: userId, boardId }),
      'boardNotFound',
      `There is no board ${name}.`,
    );
  return {
    /** Returns a board that the viewer may see. Throws `boardNotFound`. */
    visible,
    /** Like `visible`, by the owner's username and the name of the board in addresses. */
    visibleAt: (viewer: Viewer, username: string, slug: string): ListedRow => {
      const [owner, name] = [username, slug].map((text) => encodeURIComponent(text.toWellFormed()));
      const url = `/${owner}/${name}/`;
      // A secret board is missed in the same words as one that is not there.
      const board = found(boardAt.first({ url }), 'boardNotFound', `There is no board ${url}.`);
      return visible(viewer, board.id, url);
    },
    /**
     * Says whether a board of the viewer is deleted, so that a repeated delete succeeds. Throws `notYours` unless the viewer
     * owns the board, `boardNotFound` for one they may not see.
     */
    own: (userId: string, boardId: string): { readonly isDeleted: boolean } => {
      const row = ownBoard.first({ boardId, userId });
      if (row !== undefined) return { isDeleted: row.isDeleted === 1 };
      visible({ userId }, boardId);
      throw new ResourceError('notYours', 'Only the owner of a board can do this.');
    },
    /** Like `visible`, for the owner and collaborators. Throws `notYours`. */
    shared: (userId: string, boardId: string): ListedRow => {
      const row = visible({ userId }, boardId);
      if (row.ownerId === userId || row.collaboratedByMe === 1) return row;
      throw new ResourceError(
        'notYours',
        'Only the owner and collaborators of a board can do this.',
      );
    },
  };
}
