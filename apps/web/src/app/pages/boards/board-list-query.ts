import {
  BOARD_PRIVACIES,
  BOARD_SORTS,
  type BoardPrivacy,
  type BoardSort,
} from '@tackboard/domain/board';

/** What a list of boards shows, and in which order (S3 §3 §4.13). */
export interface BoardListQuery {
  readonly sort: BoardSort;
  readonly privacy: BoardPrivacy | 'all';
}

const DEFAULTS: BoardListQuery = { sort: 'last_pinned_to', privacy: 'all' };

/** The orders with their names. */
export const SORT_NAMES: Readonly<Record<BoardSort, string>> = {
  last_pinned_to: 'Last saved to',
  alphabetical: 'A to Z',
  newest: 'Newest',
  oldest: 'Oldest',
  group_boards_at_top: 'Group boards first',
  custom: 'Your own order',
};

/** The filters with their names. */
export const PRIVACY_NAMES: Readonly<Record<BoardListQuery['privacy'], string>> = {
  all: 'All boards',
  public: 'Public',
  protected: 'Protected',
  secret: 'Secret',
};

/** Reads the query of a list; a value that does not exist is the default. */
export function readBoardListQuery(query: URLSearchParams): BoardListQuery {
  const sort = query.get('sort');
  const privacy = query.get('privacy');
  return {
    sort: BOARD_SORTS.find((name) => name === sort) ?? DEFAULTS.sort,
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
