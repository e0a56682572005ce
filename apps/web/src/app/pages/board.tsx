import { type PageHead, pageMeta } from '../head.js';
import { pageLoader } from '../page.server.js';
import type { PageHandle } from '../router/use-shown-page.js';
import { chooseImage, isSecretBoard } from '@tackboard/domain';
import { boardWords } from '@tackboard/domain/words';
import { BoardInvitations } from '@tackboard/pin-card/boards';
import { savedProfilePath } from '@tackboard/routes/paths';
import { useLoaderData } from 'react-router';
import { BoardPage } from '../blocks/board-page.js';
import { useDemo } from '../demo-context.js';
import { LinkButton } from '../router/router-link.js';
import { useInvitations } from './boards/use-invitations.js';
import { loadBoard } from './boards/load-board.server.js';
import { textsIn, useTexts } from '../words/texts.js';
import { kitWordsIn } from '../words/kit-words.js';
import './boards/board.css';

/** A board, or a section of one, with its pins, newest first. Who shares it can organise them. */
export default function BoardRoute() {
  const data = useLoaderData<typeof loader>();
  const { board, section, invitation, isInviteLink } = data;
  const { router, user } = useDemo();
  const texts = useTexts('common');
  const after = section ? board.url : savedProfilePath(user?.username ?? null);
  return (
    <>
      <BoardInvitations
        invitations={invitation ? [invitation] : []}
        {...useInvitations(isInviteLink ? board.url : undefined)}
      />
      <BoardPage
        {...data}
        viewer={{ ...user, isAuth: user !== undefined }}
        empty={(isShared) => (
          <div className="note">
            <p>{texts.nothingYet}</p>
            <LinkButton href="/">{isShared ? texts.findPins : texts.seeHomeFeed}</LinkButton>
          </div>
        )}
        onChanged={router.refresh}
        onDeleted={() => router.navigate(after ?? '/', { replace: true })}
      />
    </>
  );
}

export const loader = pageLoader('board', loadBoard);

export { clientLoader } from '../kept.js';

const head: PageHead<typeof loader> = (
  { board, section, pins, canonical, ownerName: owner },
  { language, origin, words },
) => {
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
};

export const meta = pageMeta(head);

export const handle: PageHandle = { head };
