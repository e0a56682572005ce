import type { Board } from './board.js';
import type { BoardSort } from './boards-list.js';
import { usableLocale } from '../words/locale.js';
import { isGroupBoard } from './roles.js';

/** A board with the times that lists are sorted by, in milliseconds since 1970 (S3 §4.13). */
export interface SortableBoard extends Pick<
  Board,
  'collaboratorCount' | 'isCollaborative' | 'name'
> {
  readonly createdAt?: number;
  readonly lastPinnedAt?: number;
}

/**
 * Sorts boards (S3 §4.13). `custom` keeps the order received. Boards without the time come last. Ties keep the order
 * received.
 */
export function sortBoards<Item extends SortableBoard>(
  boards: readonly Item[],
  sort: BoardSort,
  locale?: string,
): readonly Item[] {
  switch (sort) {
    case 'alphabetical': {
      const collator = new Intl.Collator(usableLocale(locale), {
        numeric: true,
        sensitivity: 'base',
      });
      return boards.toSorted((one, other) => collator.compare(one.name ?? '', other.name ?? ''));
    }
    case 'last_pinned_to':
      return boards.toSorted((one, other) => later(one.lastPinnedAt, other.lastPinnedAt));
    case 'newest':
      return boards.toSorted((one, other) => later(one.createdAt, other.createdAt));
    case 'oldest':
      return boards.toSorted((one, other) => earlier(one.createdAt, other.createdAt));
    case 'group_boards_at_top':
      return boards.toSorted(
        (one, other) => Number(isGroupBoard(other)) - Number(isGroupBoard(one)),
      );
    case 'custom':
      return boards;
  }
}

function later(one = -Infinity, other = -Infinity): number {
  return one === other ? 0 : other - one;
}

function earlier(one = Infinity, other = Infinity): number {
  return one === other ? 0 : one - other;
}
