import type { ClientCalls } from '@tackboard/api-client';
import type { Board } from '@tackboard/domain';
import type { Tackboard } from '@tackboard/pin-card';

interface BoardDialogOptions {
  readonly anchor: HTMLElement;
  /** The board to edit; absent for a new one. */
  readonly board?: Board;
  /** Called with the board as it is now. */
  readonly onDone: (board: Board) => void;
}

/** Opens the form of a board in a dialog. Its code loads at the press. */
export function openBoardDialog(
  { layers }: Pick<Tackboard, 'layers'>,
  calls: Pick<ClientCalls, 'createBoard' | 'editBoard'>,
  { anchor, ...props }: BoardDialogOptions,
): void {
  layers.open({
    load: () => import('./board-dialog.js').then(({ BoardDialog }) => BoardDialog),
    props: { ...props, calls },
    anchor,
  });
}
