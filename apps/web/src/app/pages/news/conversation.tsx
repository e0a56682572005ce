import { PinGrid, useShownPins } from '@tackboard/pin-card';
import { Avatar, ChevronStartIcon } from '@tackboard/ui';
import { useLoaderData } from 'react-router';
import { pageMeta } from '../../head.js';
import { pageLoader } from '../../page.server.js';
import { RouterLink } from '../../router/router-link.js';
import { joinNames } from '../../words/join-names.js';
import { textsIn, useTexts } from '../../words/texts.js';
import { namesOf } from './news-parts.js';
import './news.css';

/** The pins that people sent each other, the newest first. Their cards have no menu (S1 §6). */
export default function Conversation() {
  const { people, pins } = useLoaderData<typeof loader>();
  const texts = useTexts('boards');
  const common = useTexts('common');
  return (
    <div className="news">
      <header className="page-head">
        <RouterLink href="/notifications/" className="row">
          <ChevronStartIcon width="20" height="20" />
          <bdi>{common.news}</bdi>
        </RouterLink>
        <Avatar name={namesOf(people).join(', ')} imageUrl={people[0]?.imageMediumUrl} />
        <h1 dir="auto">{joinNames(namesOf(people))}</h1>
        <p>{common.pinCount(useShownPins(pins).length)}</p>
      </header>
      <PinGrid
        pins={pins}
        surface="ConversationView"
        hasNextPage={false}
        empty={<p className="note">{texts.conversationEmpty}</p>}
      />
    </div>
  );
}

export const loader = pageLoader(
  'news/conversation',
  ({ calls, link }) => calls.readConversation({ conversationId: link.params.id }),
  { needsSignIn: true },
);

export { clientLoader } from '../../kept.js';

export const meta = pageMeta<typeof loader>(({ people }, { language }) => ({
  title: textsIn('boards', language).conversationWith(namesOf(people)),
  isPrivate: true,
}));
