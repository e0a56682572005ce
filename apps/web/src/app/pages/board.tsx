import type { Board, Pin } from '@tackboard/domain';
import { decodeBoard, decodePinPage } from '@tackboard/domain/wire';
import { PinGrid } from '@tackboard/pin-card';
import { boardPath } from '@tackboard/routes/paths';
import { useDemo } from '../demo-context.js';
import { withoutDeleted } from '../use-deleted-pins.js';
import { definePage, notFound } from './define-page.js';

interface BoardData {
  readonly board: Board;
  readonly pins: readonly Pin[];
}

/** A board with its pins, newest first. */
function BoardPins({ data: { board, pins } }: { readonly data: BoardData }) {
  const shown = withoutDeleted(pins, useDemo().deleted);
  return (
    <>
      <h1 className="board-title" dir="auto">
        {board.name}
      </h1>
      {shown.length > 0 ? (
        <PinGrid pins={shown} surface="BaseBoardPinGrid" hasNextPage={false} />
      ) : (
        <p className="profile-empty">No Pins on this board yet.</p>
      )}
    </>
  );
}

export const boardPage = definePage({
  routes: ['board'],
  load({ api, viewer, decode, link }): BoardData {
    const { username, boardId } = link.params;
    const found = api.board(viewer, boardPath(username, boardId));
    const board = found && decodeBoard(found.board, decode);
    return board ? { board, pins: decodePinPage(found.pins, decode).pins } : notFound();
  },
  head: ({ board }, { link }) => ({
    title: board.name ?? 'Board',
    description: `Pins on the board “${board.name}”.`,
    canonical: boardPath(link.params.username, link.params.boardId),
  }),
  Component: BoardPins,
});
