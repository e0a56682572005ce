import { RouterLink } from '../router/router-link.js';
import { pageMeta } from '../head.js';
import { pageLoader } from '../page.server.js';
import { boardRoles, chooseImage, isSecretBoard } from '@tackboard/domain';
import { boardWords } from '@tackboard/domain/words';
import { PinGrid, useShownPins } from '@tackboard/pin-card';
import {
  BoardActions,
  BoardHeader,
  BoardInvitations,
  BoardSections,
  SectionActions,
} from '@tackboard/pin-card/boards';
import { OrganiseBar, OrganisePins } from '@tackboard/pin-card/organise';
import { savedProfilePath } from '@tackboard/routes/paths';
import { useMemo } from 'react';
import { useLoaderData } from 'react-router';
import { useDemo } from '../demo-context.js';
import { useInvitations } from './boards/use-invitations.js';
import { type BoardData, loadBoard } from './boards/load-board.server.js';
import { textsIn, useTexts } from '../words/texts.js';
import { kitWordsIn } from '../words/kit-words.js';
import './boards/board.css';

/** A board, or a section of one, with its pins, newest first. Who shares it can organise them. */
export default function BoardPage() {
  const data = useLoaderData<typeof loader>();
  const { board, section, sections, collaborators, invitation, isInviteLink, opensPeople } = data;
  const { router, user } = useDemo();
  const pins = useShownPins(data.pins);
  const leave = (url: string) => () => router.navigate(url, { replace: true });
  return (
    <>
      <BoardInvitations
        invitations={invitation ? [invitation] : []}
        {...useInvitations(isInviteLink ? board.url : undefined)}
      />
      <BoardHeader
        board={board}
        sectionTitle={section?.title}
        pinCount={section ? pins.length : board.pinCount}
        collaborators={collaborators}
      >
        {section ? (
          <SectionActions
            board={board}
            section={section}
            onChanged={router.refresh}
            onDeleted={leave(board.url ?? '/')}
          />
        ) : (
          <BoardActions
            board={board}
            collaborators={collaborators}
            opensPeople={opensPeople}
            onChanged={router.refresh}
            onDeleted={leave(savedProfilePath(user?.username ?? null))}
          />
        )}
      </BoardHeader>
      {section ? null : (
        <BoardSections board={board} sections={sections} onChanged={router.refresh} />
      )}
      <Pins data={{ ...data, pins }} />
    </>
  );
}

/** The pins of the page, which those who share the board organise. */
function Pins({ data: { board, section, pins } }: { readonly data: BoardData }) {
  const { router, user } = useDemo();
  const common = useTexts('common');
  const ids = useMemo(() => pins.map(({ id }) => id), [pins]);
  const { isOwn, isCollaborator } = boardRoles(board, { ...user, isAuth: user !== undefined });
  const isShared = isOwn || isCollaborator;
  if (pins.length === 0) {
    return (
      <div className="note">
        <p>{common.nothingYet}</p>
        <RouterLink className="tb-button" data-variant="quiet" href="/">
          {isShared ? common.findPins : common.seeHomeFeed}
        </RouterLink>
      </div>
    );
  }
  const grid = <PinGrid pins={pins} surface="BaseBoardPinGrid" hasNextPage={false} />;
  if (!isShared) return grid;
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

export const loader = pageLoader('board', loadBoard);

export { clientLoader } from '../kept.js';

export const meta = pageMeta<typeof loader>(
  ({ board, section, pins, canonical, ownerName: owner }, { language, origin, words }) => {
    const texts = textsIn('boards', language);
    const name = board.name ?? kitWordsIn(words, 'boards', boardWords).board();
    const { pinCount } = textsIn('common', language);
    const title = section
      ? texts.sectionTitle(section.title ?? '', name, owner)
      : texts.boardTitle(name, owner);
    return {
      title,
      description: `${title}: ${pinCount(section ? pins.length : (board.pinCount ?? pins.length))}`,
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
);
