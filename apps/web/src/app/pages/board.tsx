import { pageMeta } from '../head.js';
import { pageLoader } from '../page.server.js';
import { chooseImage, isSecretBoard } from '@tackboard/domain';
import { boardWords } from '@tackboard/domain/words';
import { useShownPins } from '@tackboard/pin-card';
import {
  BoardActions,
  BoardHeader,
  BoardInvitations,
  BoardSections,
  SectionActions,
} from '@tackboard/pin-card/boards';
import { savedProfilePath } from '@tackboard/routes/paths';
import { useLoaderData } from 'react-router';
import { useDemo } from '../demo-context.js';
import { useInvitations } from './boards/use-invitations.js';
import { BoardPins } from './boards/board-pins.js';
import { loadBoard } from './boards/load-board.server.js';
import { textsIn } from '../words/texts.js';
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
      <BoardPins {...{ board, section, pins }} />
    </>
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
