import type { Board, BoardSection } from '@tackboard/domain';
import { safeUrl } from '@tackboard/routes/links';
import type { Paths } from '../client/paths.js';

/** Returns the address of a saved pin's section or board, or of the viewer's own profile (S1 §2). */
export function savedHref(
  paths: Pick<Paths, 'board' | 'ownProfile' | 'section'>,
  board: Board | undefined,
  section?: BoardSection,
): string {
  const boardHref = board && safeUrl(paths.board(board));
  if (!board || boardHref === undefined) return paths.ownProfile();
  return (section?.slug && safeUrl(paths.section(board, section))) || boardHref;
}
