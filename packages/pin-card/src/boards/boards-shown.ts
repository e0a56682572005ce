import {
  type Board,
  type BoardPrivacy,
  type BoardSort,
  hasSecretBoards,
  isQuickSavesBoard,
  isSecretBoard,
  type Viewer,
} from '@tackboard/domain';
import type { BoardWords } from '@tackboard/domain/words';

/** What a list of boards shows, and in which order (S3 §3 §4.13). Boards are in no order of their own, so none is `custom`. */
export interface BoardsQuery {
  readonly sort: Exclude<BoardSort, 'custom'>;
  readonly privacy: BoardPrivacy | 'all';
}

/** The orders of a list of boards, by name (S3 §4.13). */
export const sortNames = (words: BoardWords): Readonly<Record<BoardsQuery['sort'], string>> => ({
  last_pinned_to: words.lastSavedTo(),
  alphabetical: words.alphabetical(),
  newest: words.newest(),
  oldest: words.oldest(),
  group_boards_at_top: words.groupBoardsFirst(),
});

/**
 * The filters to choose from, by name: secret boards only where the viewer has some, or already looks at some (S3 §6). `owner`
 * is the viewer on their own profile.
 */
export function privacyNames(
  words: BoardWords,
  owner: Pick<Viewer, 'secretBoardCount'> | undefined,
  { query, boards }: { readonly query: BoardsQuery; readonly boards: readonly Board[] },
): Readonly<Partial<Record<BoardsQuery['privacy'], string>>> {
  const offersSecret =
    (owner !== undefined && hasSecretBoards(owner)) ||
    query.privacy === 'secret' ||
    boards.some(isSecretBoard);
  return {
    all: words.allBoards(),
    public: words.publicBoards(),
    protected: words.protected(),
    ...(offersSecret && { secret: words.secret() }),
  };
}

/** The boards without that of quick saves, for those who do not see it (S3 §6). */
export function shownBoards(boards: readonly Board[], showsQuickSaves: boolean): readonly Board[] {
  return showsQuickSaves ? boards : boards.filter((board) => !isQuickSavesBoard(board));
}
