import { BOARD_PRIVACIES, BOARD_SORTS } from '@tackboard/domain';
import type { BoardsQuery } from '@tackboard/pin-card/boards';

const DEFAULTS: BoardsQuery = { sort: 'last_pinned_to', privacy: 'all' };

/** Reads the query of a list; a value that does not exist is the default. */
export function readBoardListQuery(query: URLSearchParams): BoardsQuery {
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
export function boardListPath(path: string, { sort, privacy }: BoardsQuery): string {
  const query = new URLSearchParams({
    ...(sort === DEFAULTS.sort ? {} : { sort }),
    ...(privacy === DEFAULTS.privacy ? {} : { privacy }),
  });
  return query.size === 0 ? path : `${path}?${query}`;
}
