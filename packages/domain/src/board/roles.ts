import type { Viewer } from '../user/viewer.js';
import type { Board } from './board.js';

/** What a viewer is to a board (S3 §6). */
export interface BoardRoles {
  /** The viewer is signed in and owns it. */
  readonly isOwn: boolean;
  /** More than one person saves to it. */
  readonly isGroup: boolean;
  /** The viewer may save to it together with others. */
  readonly isCollaborator: boolean;
}

/** True when more than one person saves to a board: it has collaborators, or is set up for them (S3 §6). */
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

/** True for a board whose name and link stay out of attribution (S1 §5). */
export function isProtectedBoard(
  board: Pick<Board, 'privacy' | 'isProtected'> | undefined,
): boolean {
  return board?.isProtected === true || board?.privacy === 'protected';
}
