import { RouterLink } from '../../router/router-link.js';
import { isQuickSavesBoard } from '@tackboard/domain';
import { type PinFeedPage, PinGrid, usePinFeed } from '@tackboard/pin-card';
import { useCallback } from 'react';
import { useDemo } from '../../demo-context.js';
import { useTexts } from '../../words/texts.js';

interface QuickSavesProps {
  readonly personId: string;
  readonly initialPage: PinFeedPage;
  readonly isOwn: boolean;
}

/** The quick saves and the pins without a board of a person, page after page (S3 §6). */
export function QuickSaves({ personId, initialPage, isOwn }: QuickSavesProps) {
  const { calls } = useDemo();
  const texts = useTexts('boards');
  const common = useTexts('common');
  const feed = usePinFeed({
    key: `boardless ${personId}`,
    surface: 'BoardlessPins',
    initialPage,
    fetchPage: useCallback(
      (bookmark, { signal }) => calls.readBoardlessPins({ userId: personId, bookmark, signal }),
      [calls, personId],
    ),
  });
  const { board } = initialPage.pins.find((pin) => isQuickSavesBoard(pin.board)) ?? {};
  return (
    <section aria-labelledby="quick-saves-heading">
      <div className="profile-head">
        <h2 id="quick-saves-heading">{texts.quickSavesHeading}</h2>
        {isOwn && board?.url !== undefined ? (
          <RouterLink className="tb-button" data-variant="quiet" href={board.url}>
            {texts.organizeQuickSaves}
          </RouterLink>
        ) : null}
      </div>
      {initialPage.pins.length === 0 ? (
        <p className="note">{common.nothingYet}</p>
      ) : (
        <PinGrid {...feed} />
      )}
    </section>
  );
}
