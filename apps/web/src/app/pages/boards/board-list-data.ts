import { type Board, isQuickSavesBoard } from '@tackboard/domain';
import type { BoardListQuery } from './board-list-query.js';

/** The first page of a list of boards. */
export interface BoardListData {
  readonly query: BoardListQuery;
  readonly boards: readonly Board[];
  /** Absent on the last page. */
  readonly bookmark?: string | undefined;
}

/** The boards without that of quick saves, for those who do not see it (S3 §6). */
export function shownBoards(boards: readonly Board[], showsQuickSaves: boolean): readonly Board[] {
  return showsQuickSaves ? boards : boards.filter((board) => !isQuickSavesBoard(board));
}

/** Whether a list has no board to show: neither on its first page nor on a later one. */
export function isEmptyList(
  { boards, bookmark }: Pick<BoardListData, 'boards' | 'bookmark'>,
  showsQuickSaves: boolean,
): boolean {
  return bookmark === undefined && shownBoards(boards, showsQuickSaves).length === 0;
}
