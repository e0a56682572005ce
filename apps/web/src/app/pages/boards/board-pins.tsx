import { boardRoles, type Pin } from '@tackboard/domain';
import { PinGrid } from '@tackboard/pin-card';
import { OrganiseBar, OrganisePins } from '@tackboard/pin-card/organise';
import { useMemo } from 'react';
import { useDemo } from '../../demo-context.js';
import { RouterLink } from '../../router/router-link.js';
import { useTexts } from '../../words/texts.js';
import type { BoardData } from './load-board.server.js';

interface BoardPinsProps extends Pick<BoardData, 'board' | 'section'> {
  readonly pins: readonly Pin[];
}

/** The pins of a board or section, which those who share the board organise. */
export function BoardPins({ board, section, pins }: BoardPinsProps) {
  const { router, user } = useDemo();
  const common = useTexts('common');
  const ids = useMemo(() => pins.map(({ id }) => id), [pins]);
  const { isOwn, isCollaborator } = boardRoles(board, { ...user, isAuth: user !== undefined });
  const isShared = isOwn || isCollaborator;
  const grid = (
    <PinGrid
      pins={pins}
      surface="BaseBoardPinGrid"
      hasNextPage={false}
      empty={
        <div className="note">
          <p>{common.nothingYet}</p>
          <RouterLink className="tb-button" data-variant="quiet" href="/">
            {isShared ? common.findPins : common.seeHomeFeed}
          </RouterLink>
        </div>
      }
    />
  );
  if (!isShared || pins.length === 0) return grid;
  return (
    <OrganisePins
      boardId={board.id}
      {...(section?.id !== undefined && { sectionId: section.id })}
      loadedPinIds={ids}
      onOutcome={({ result }) => {
        if (result !== 'failed') router.refresh();
      }}
    >
      <OrganiseBar className="board-organise" />
      {grid}
    </OrganisePins>
  );
}
