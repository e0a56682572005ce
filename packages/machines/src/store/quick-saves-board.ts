import type { Board, CreateBoard, ReadUserState, Viewer, WriteOptions } from '@tackboard/domain';
import {
  QUICK_SAVES_BOARD_STATE,
  QUICK_SAVES_LAYOUT,
  quickSavesBoardRequest,
} from '@tackboard/domain/card';

/** What finding the quick-saves board needs: who looks, at the moment of the tap, and what a new board is called. */
export interface QuickSavesBoardPorts {
  readonly createBoard: CreateBoard;
  /** Reads the id of the board that was made before. Without it, or when it fails, the server finds the board. */
  readonly readUserState?: ReadUserState | undefined;
  readonly viewer: () => Pick<Viewer, 'id' | 'username'>;
  readonly name: () => string;
}

/**
 * A port `findQuickSavesBoard` of the store: reads the id of the viewer's quick-saves board, and makes or returns the board
 * when there is none (S3 §4.9.4).
 */
export function quickSavesBoardFinder({
  createBoard,
  readUserState,
  viewer,
  name,
}: QuickSavesBoardPorts): (options: WriteOptions) => Promise<Board> {
  return async (options) => {
    const { signal } = options;
    const read = readUserState?.(QUICK_SAVES_BOARD_STATE, { ...(signal && { signal }) });
    const id = await read?.catch(() => undefined);
    // A save to it returns its url.
    if (id !== undefined) return { id, name: name(), layout: QUICK_SAVES_LAYOUT };
    return createBoard(quickSavesBoardRequest(viewer(), name()), options);
  };
}
