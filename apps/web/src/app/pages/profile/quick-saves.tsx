import { isQuickSavesBoard } from '@tackboard/domain/save';
import { PinGrid } from '@tackboard/pin-card';
import { type PinFeedPage, usePinFeed } from '@tackboard/pin-card/feed';
import { useCallback } from 'react';
import { useDemo } from '../../demo-context.js';

interface QuickSavesProps {
  readonly personId: string;
  readonly initialPage: PinFeedPage;
  readonly isOwn: boolean;
}

/** The quick saves and the pins without a board of a person, page after page (S3 §6). */
export function QuickSaves({ personId, initialPage, isOwn }: QuickSavesProps) {
  const { ports, deleted } = useDemo();
  const feed = usePinFeed({
    key: `boardless ${personId}`,
    surface: 'BoardlessPins',
    initialPage,
    removedPinIds: deleted,
    fetchPage: useCallback(
      (bookmark, { signal }) =>
        ports.calls.readBoardlessPins({ userId: personId, bookmark, signal }),
      [personId, ports],
    ),
  });
  const { board } = initialPage.pins.find((pin) => isQuickSavesBoard(pin.board)) ?? {};
  return (
    <section aria-labelledby="quick-saves-heading">
      <div className="board-list-head">
        <h2 id="quick-saves-heading" className="profile-heading">
          Quick saves and Pins without a board
        </h2>
        {isOwn && board?.url !== undefined ? (
          <a className="tb-button" data-variant="quiet" href={board.url}>
            Organize quick saves
          </a>
        ) : null}
      </div>
      {initialPage.pins.length === 0 ? (
        <p className="profile-empty">
          {isOwn ? 'Every Pin you saved is on a board.' : 'There is nothing here yet.'}
        </p>
      ) : (
        <PinGrid {...feed} />
      )}
    </section>
  );
}
