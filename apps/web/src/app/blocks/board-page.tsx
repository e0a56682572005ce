import {
  type Board,
  type BoardSection,
  boardRoles,
  type Pin,
  type User,
  type Viewer,
} from '@tackboard/domain';
import { PinGrid, useShownPins } from '@tackboard/pin-card';
import {
  BoardActions,
  BoardHeader,
  BoardSections,
  SectionActions,
} from '@tackboard/pin-card/boards';
import { OrganiseBar, OrganisePins } from '@tackboard/pin-card/organise';
import { type ReactNode, useMemo } from 'react';

interface BoardPageProps {
  readonly viewer: Viewer;
  readonly board: Board & { readonly id: string };
  readonly pins: readonly Pin[];
  readonly sections: readonly BoardSection[];
  /** The section that the page is for; left out, it is for the board. */
  readonly section?: BoardSection | undefined;
  readonly collaborators: readonly User[];
  /** Whether the dialog of people opens with the page. */
  readonly opensPeople?: boolean;
  /** Shown in place of the grid without pins. `isShared`: the viewer may save to the board. */
  readonly empty: (isShared: boolean) => ReactNode;
  /** The board has changed on the server: read it again. */
  readonly onChanged: () => void;
  /** The board, or its section, is gone: leave its page. */
  readonly onDeleted: () => void;
}

/** A board, or a section of one, with its pins. Who shares it can organise them. */
export function BoardPage(props: BoardPageProps) {
  const { viewer, board, sections, section, collaborators, opensPeople = false } = props;
  const { empty, onChanged, onDeleted } = props;
  const pins = useShownPins(props.pins);
  const ids = useMemo(() => pins.map(({ id }) => id), [pins]);
  const { isOwn, isCollaborator } = boardRoles(board, viewer);
  const isShared = isOwn || isCollaborator;
  const grid = (
    <PinGrid pins={pins} surface="BaseBoardPinGrid" hasNextPage={false} empty={empty(isShared)} />
  );
  const edit = { board, onChanged, onDeleted };
  return (
    <>
      <BoardHeader
        board={board}
        sectionTitle={section?.title}
        pinCount={section ? pins.length : board.pinCount}
        collaborators={collaborators}
      >
        {section ? (
          <SectionActions {...edit} section={section} />
        ) : (
          <BoardActions {...edit} {...{ collaborators, opensPeople }} />
        )}
      </BoardHeader>
      {section ? null : <BoardSections {...{ board, sections, onChanged }} />}
      {isShared && pins.length > 0 ? (
        <OrganisePins
          boardId={board.id}
          {...(section?.id !== undefined && { sectionId: section.id })}
          loadedPinIds={ids}
          onOutcome={({ result }) => {
            if (result !== 'failed') onChanged();
          }}
        >
          <OrganiseBar className="board-organise" />
          {grid}
        </OrganisePins>
      ) : (
        grid
      )}
    </>
  );
}
