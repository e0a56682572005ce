import type { Board, CreateBoard, WriteOptions } from '@tackboard/domain';
import { quickSavesBoardRequest } from '@tackboard/domain/save';
import type { Viewer } from '@tackboard/domain/user';

/** What finding the quick-saves board needs: who looks, at the moment of the tap, and what a new board is called. */
export interface QuickSavesBoardPorts {
  readonly createBoard: CreateBoard;
  readonly viewer: () => Pick<Viewer, 'id' | 'username'>;
  readonly name: () => string;
}

/** A port `findQuickSavesBoard` of the store: makes the viewer's quick-saves board or returns it (S3 §4.9). */
export function quickSavesBoardFinder({
  createBoard,
  viewer,
  name,
}: QuickSavesBoardPorts): (options: WriteOptions) => Promise<Board> {
  return (options) => createBoard(quickSavesBoardRequest(viewer(), name()), options);
}
