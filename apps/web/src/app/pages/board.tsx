import { chooseImage, isSecretBoard } from '@tackboard/domain';
import { PinGrid, useShownPins, useTackboard } from '@tackboard/pin-card';
import { OrganiseBar, OrganisePins } from '@tackboard/pin-card/organise';
import { boardPath, sectionPath } from '@tackboard/routes/paths';
import { newRandomKey } from '@tackboard/machines';
import { useMemo } from 'react';
import { useDemo } from '../demo-context.js';
import { BoardActions } from './boards/board-actions.js';
import { BoardHead } from './boards/board-head.js';
import { BoardSections } from './boards/board-sections.js';
import { EditDelete } from './boards/edit-delete.js';
import { InvitationList } from './boards/invitation-list.js';
import { type BoardData, loadBoard, rolesOf } from './boards/load-board.js';
import { openSectionDialog } from './boards/open-section-dialog.js';
import { definePage } from './define-page.js';
import { BOARD_TEXTS } from '../words/boards.js';
import { textsIn, useTexts } from '../words/in-languages.js';
import { COMMON_TEXTS } from '../words/common.js';
import './boards/boards.css';
import './boards/board.css';

/** A board, or a section of one, with its pins, newest first. Who shares it can organise them. */
function BoardPins({ data }: { readonly data: BoardData }) {
  const { board, section, sections, collaborators, invited, invitation, isInviteLink } = data;
  const { opensPeople } = data;
  const { router, user } = useDemo();
  const texts = useTexts(BOARD_TEXTS);
  const common = useTexts(COMMON_TEXTS);
  const pins = useShownPins(data.pins);
  const ids = useMemo(() => pins.map(({ id }) => id), [pins]);
  const { isOwn, isCollaborator } = rolesOf(board, user?.id);
  const isShared = isOwn || isCollaborator;
  const grid =
    pins.length > 0 ? (
      <PinGrid pins={pins} surface="BaseBoardPinGrid" hasNextPage={false} />
    ) : (
      <div className="board-empty">
        <p>{isShared ? texts.nothingSaved : texts.stillEmpty}</p>
        <a className="tb-button" data-variant="quiet" href="/">
          {isShared ? common.findPins : common.seeHomeFeed}
        </a>
      </div>
    );
  return (
    <>
      <InvitationList
        invitations={invitation ? [invitation] : []}
        linkedBoardUrl={isInviteLink ? board.url : undefined}
      />
      <BoardHead
        board={board}
        title={section?.title ?? board.name ?? texts.board}
        pinCount={section ? pins.length : (board.pinCount ?? pins.length)}
        collaborators={collaborators}
      >
        {section ? (
          <SectionActions data={data} isShared={isShared} />
        ) : (
          <BoardActions {...{ board, collaborators, invited, opensPeople }} />
        )}
      </BoardHead>
      {section ? null : <BoardSections board={board} sections={sections} isShared={isShared} />}
      {isShared && pins.length > 0 ? (
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
      ) : (
        grid
      )}
    </>
  );
}

interface SectionActionsProps {
  readonly data: BoardData;
  readonly isShared: boolean;
}

/** Renames and deletes a section. */
function SectionActions({ data: { board, section }, isShared }: SectionActionsProps) {
  const { ports, router } = useDemo();
  const texts = useTexts(BOARD_TEXTS);
  const tackboard = useTackboard();
  const { id, title = '' } = section ?? {};
  if (id === undefined || !isShared) return null;
  const remove = async () => {
    const request = { boardId: board.id, sectionId: id };
    await ports.calls.deleteSection(request, { idempotencyKey: newRandomKey() });
    router.navigate(board.url ?? '/', { replace: true });
  };
  return (
    <EditDelete
      editText={texts.rename}
      onEdit={(anchor) =>
        openSectionDialog(tackboard, ports.calls, {
          anchor,
          boardId: board.id,
          section: { ...section, id },
          onDone: router.refresh,
        })
      }
      confirm={{
        title: texts.deleteTitle(title),
        description: texts.deleteSectionText,
        confirmText: texts.deleteSection,
        onConfirm: remove,
      }}
    />
  );
}

export const boardPage = definePage({
  routes: ['board', 'board-section'],
  load: loadBoard,
  head({ board, section, pins }, { language, link, origin }) {
    const texts = textsIn(BOARD_TEXTS, language);
    const { username, boardId } = link.params;
    const canonical =
      link.route === 'board-section'
        ? sectionPath(username, boardId, link.params.boardSectionId)
        : boardPath(username, boardId);
    const name = board.name ?? texts.board;
    const owner = board.owner?.fullName ?? username;
    const { pinCount } = textsIn(COMMON_TEXTS, language);
    return {
      title: section
        ? texts.sectionTitle(section.title ?? '', name, owner)
        : texts.boardTitle(name, owner),
      description: section
        ? texts.sectionDescription(pinCount(pins.length), section.title ?? '', name, owner)
        : texts.boardDescription(pinCount(board.pinCount ?? pins.length), name, owner),
      canonical,
      image: chooseImage(pins[0]?.images, 'closeup')?.url,
      isPrivate: isSecretBoard(board),
      jsonLd: {
        '@context': 'https://schema.org',
        '@type': 'CollectionPage',
        name: section?.title ?? name,
        url: new URL(canonical, origin).href,
        author: { '@type': 'Person', name: owner },
      },
    };
  },
  Component: BoardPins,
});
