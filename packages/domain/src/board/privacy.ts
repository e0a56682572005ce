import type { Board } from './board.js';

/**
 * Whether only its owner and collaborators may see a board (S1 §3). A privacy that the kit does not know counts as secret;
 * a board without one is public.
 */
export function isSecretBoard(board: Pick<Board, 'privacy'> | undefined): boolean {
  const { privacy = 'public' } = board ?? {};
  return privacy !== 'public' && privacy !== 'protected';
}

/** Whether a board is protected (S1 §5): attribution shows neither its name nor a link to it. */
export function isProtectedBoard(
  board: Pick<Board, 'privacy' | 'isProtected'> | undefined,
): boolean {
  return board?.isProtected === true || board?.privacy === 'protected';
}
