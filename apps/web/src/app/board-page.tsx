import type { Board, Pin } from '@tackboard/domain';
import { PinGrid } from '@tackboard/pin-card';

interface BoardPageProps {
  readonly board: Board;
  readonly pins: readonly Pin[];
}

/** A board with its pins, newest first. */
export function BoardPage({ board, pins }: BoardPageProps) {
  return (
    <>
      <h1 className="board-title" dir="auto">
        {board.name}
      </h1>
      {pins.length > 0 ? (
        <PinGrid pins={pins} surface="BaseBoardPinGrid" hasNextPage={false} />
      ) : (
        <p className="profile-empty">No Pins on this board yet.</p>
      )}
    </>
  );
}
