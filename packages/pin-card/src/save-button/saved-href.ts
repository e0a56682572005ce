import type { Board, BoardSection } from '@tackboard/domain';
import { savedTarget } from '@tackboard/domain/save';
import type { Paths } from '../client/paths.js';

/** Returns the address of a saved pin's section or board, or of the viewer's own profile (S1 §2). */
export function savedHref(
  paths: Pick<Paths, 'ownProfile'>,
  board: Board | undefined,
  section?: BoardSection,
): string {
  return board ? savedTarget(board, section) : paths.ownProfile();
}
