import type { Viewer } from '../user/viewer.js';
import type { Board } from './board.js';

/** What a viewer is to a board (S3 §6). */
export interface BoardRoles {
  /** The viewer is its signed-in owner. */
  readonly isOwn: boolean;
  /** More than one user saves to it. */
  readonly isGroup: boolean;
  /** The viewer may save to it together with others. */
  readonly isCollaborator: boolean;
}

/** Whether several users save to a board (S3 §6): it has collaborators, or is set up for them. */
export function isGroupBoard(
  board: Pick<Board, 'isCollaborative' | 'collaboratorCount'> | undefined,
): boolean {
  return board?.isCollaborative === true || (board?.collaboratorCount ?? 0) > 0;
}

/**
 * What a viewer is to a board (S3 §6): own for its signed-in owner; a collaborator when invited, or as the owner of a
 * group board.
 */
export function boardRoles(
  board: Board | undefined,
  viewer: Pick<Viewer, 'id' | 'isAuth'>,
): BoardRoles {
  const ownerId = board?.owner?.id;
  const isOwn = viewer.isAuth && ownerId !== undefined && ownerId === viewer.id;
  const isGroup = isGroupBoard(board);
  return { isOwn, isGroup, isCollaborator: board?.collaboratedByMe === true || (isGroup && isOwn) };
}
