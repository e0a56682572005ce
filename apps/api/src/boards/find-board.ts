import type { Database } from '../database/database.js';
import { ResourceError } from '../errors/resource-error.js';
import { visibleSql } from '../pins/visible.js';
import type { Viewer } from '../sessions/sessions.js';
import { BOARD_COLUMNS, type ListedRow } from './board-query.js';

/** A board of the viewer for a write. `isDeleted` lets a repeated delete succeed. */
export interface OwnBoard {
  readonly id: string;
  readonly isDeleted: boolean;
}

/** Finds boards for a viewer, and says what the viewer may do with them. */
export interface FindBoard {
  /** Returns a board that the viewer may see. Throws `boardNotFound`. */
  readonly visible: (viewer: Viewer, boardId: string) => ListedRow;
  /** Like `visible`, by the owner's username and the name of the board in addresses. */
  readonly visibleAt: (viewer: Viewer, username: string, slug: string) => ListedRow;
  /** Throws `notYours` unless the viewer owns the board, `boardNotFound` for one they may not see. */
  readonly own: (userId: string, boardId: string) => OwnBoard;
  /** Like `visible`, for the owner and collaborators. Throws `notYours`. */
  readonly shared: (userId: string, boardId: string) => ListedRow;
}

/** Creates the functions that find boards. */
export function createFindBoard(database: Database): FindBoard {
  const visibleBoard = database.query<ListedRow>(
    `SELECT ${BOARD_COLUMNS} FROM boards
     WHERE boards.id = :boardId AND boards.deleted_at IS NULL AND ${visibleSql('boards')}`,
  );
  const boardAt = database.query<{ id: string }>(
    'SELECT id FROM boards WHERE url = :url COLLATE NOCASE AND deleted_at IS NULL',
  );
  const ownBoard = database.query<{ id: string; deletedAt: number | null }>(
    'SELECT id, deleted_at AS deletedAt FROM boards WHERE id = :boardId AND owner_id = :userId',
  );
  const visible = ({ userId }: Viewer, boardId: string, name = boardId): ListedRow => {
    const row = visibleBoard.first({ viewer: userId, boardId });
    if (row === undefined) throw new ResourceError('boardNotFound', `There is no board ${name}.`);
    return row;
  };
  return {
    visible,
    visibleAt: (viewer, username, slug) => {
      const [owner, name] = [username, slug].map((text) => encodeURIComponent(text.toWellFormed()));
      const url = `/${owner}/${name}/`;
      const board = boardAt.first({ url });
      // A secret board is missed in the same words as one that is not there.
      if (board === undefined)
        throw new ResourceError('boardNotFound', `There is no board ${url}.`);
      return visible(viewer, board.id, url);
    },
    own: (userId, boardId) => {
      const row = ownBoard.first({ boardId, userId });
      if (row !== undefined) return { id: row.id, isDeleted: row.deletedAt !== null };
      visible({ userId }, boardId);
      throw new ResourceError('notYours', 'Only the owner of a board can do this.');
    },
    shared: (userId, boardId) => {
      const row = visible({ userId }, boardId);
      if (row.ownerId === userId || row.collaboratedByMe === 1) return row;
      throw new ResourceError(
        'notYours',
        'Only the owner and collaborators of a board can do this.',
      );
    },
  };
}

/** Throws `boardNotFound` for a board of the viewer that is deleted already. */
export function requireKept({ id, isDeleted }: OwnBoard): void {
  if (isDeleted) throw new ResourceError('boardNotFound', `The board ${id} is deleted.`);
}
