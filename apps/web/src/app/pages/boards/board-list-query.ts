import {
  type Board,
  BOARD_PRIVACIES,
  BOARD_SORTS,
  type BoardPrivacy,
  type BoardSort,
  hasSecretBoards,
  isSecretBoard,
  type Viewer,
} from '@tackboard/domain';

/** The demo has no way to arrange boards, so it does not offer the order `custom` (S3 §4.13). */
type OfferedSort = Exclude<BoardSort, 'custom'>;

/** What a list of boards shows, and in which order (S3 §3 §4.13). */
export interface BoardListQuery {
  readonly sort: OfferedSort;
  readonly privacy: BoardPrivacy | 'all';
}

const DEFAULTS: BoardListQuery = { sort: 'last_pinned_to', privacy: 'all' };

/** The filters to choose from: secret boards only where the viewer has some, or already looks at some (S3 §6). */
export function privacyNames(
  names: Readonly<Record<BoardListQuery['privacy'], string>>,
  viewer: Pick<Viewer, 'secretBoardCount'> | undefined,
  list: { readonly query: BoardListQuery; readonly boards: readonly Board[] },
): Readonly<Partial<typeof names>> {
  const { secret, ...others } = names;
  const isOffered =
    (viewer !== undefined && hasSecretBoards(viewer)) ||
    list.query.privacy === 'secret' ||
    list.boards.some(isSecretBoard);
  return isOffered ? { ...others, secret } : others;
}

/** Reads the query of a list; a value that does not exist is the default. */
export function readBoardListQuery(query: URLSearchParams): BoardListQuery {
  const sort = query.get('sort');
  const privacy = query.get('privacy');
  return {
    sort:
      BOARD_SORTS.filter((name) => name !== 'custom').find((name) => name === sort) ??
      DEFAULTS.sort,
    privacy: BOARD_PRIVACIES.find((name) => name === privacy) ?? DEFAULTS.privacy,
  };
}

/** Returns the path of a list; what is the default stays out of it. */
export function boardListPath(path: string, { sort, privacy }: BoardListQuery): string {
  const query = new URLSearchParams({
    ...(sort === DEFAULTS.sort ? {} : { sort }),
    ...(privacy === DEFAULTS.privacy ? {} : { privacy }),
  });
  return query.size === 0 ? path : `${path}?${query}`;
}
