import type { Board, BoardSection, SavedInfo } from '@tackboard/domain';
import { safeUrl } from '@tackboard/routes/links';
import type { Paths } from '../client/paths.js';

/** The input of {@link savedInfo}. */
interface SavedPlace {
  readonly board?: Board | undefined;
  readonly section?: BoardSection | undefined;
  readonly copyId?: string | undefined;
  /** Whose profile has the pins without a board. Default: the address of the viewer's own profile. */
  readonly username?: string | undefined;
}

/** Returns where a pin is saved: in a section, on a board or on the viewer's profile. */
export function savedInfo(
  paths: Pick<Paths, 'board' | 'ownProfile' | 'savedProfile' | 'section'>,
  { board, section, copyId, username }: SavedPlace,
): SavedInfo & { readonly url: string } {
  const title = section?.title ?? board?.name;
  const place = { boardId: board?.id, localPinId: copyId, title };
  const boardUrl = board && safeUrl(paths.board(board));
  if (!board || boardUrl === undefined) {
    const url = username === undefined ? paths.ownProfile() : paths.savedProfile(username);
    return { ...place, type: 'profile', url };
  }
  const sectionUrl = section?.slug && safeUrl(paths.section(board, section));
  return sectionUrl
    ? { ...place, type: 'section', url: sectionUrl }
    : { ...place, type: 'board', url: boardUrl };
}
