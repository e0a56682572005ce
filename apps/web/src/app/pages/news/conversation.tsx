import type { ConversationPins } from '@tackboard/api-client';
import { PinGrid, useShownPins } from '@tackboard/pin-card';
import { Avatar, ChevronStartIcon } from '@tackboard/ui';
import { definePage } from '../define-page.js';
import { namesOf } from './conversation-list.js';
import { BOARD_TEXTS, COMMON_TEXTS, textsIn, useTexts } from '../../words/texts.js';
import { joinNames } from '../../words/join-names.js';
import './news.css';

/** The pins that people sent each other, the newest first. Their cards have no menu (S1 §6). */
function Conversation({ data: { people, pins } }: { readonly data: ConversationPins }) {
  const texts = useTexts(BOARD_TEXTS);
  const common = useTexts(COMMON_TEXTS);
  const shown = useShownPins(pins);
  return (
    <div className="news">
      <header className="conversation-head">
        <a href="/notifications/" className="up-link">
          <ChevronStartIcon width="20" height="20" />
          <bdi>{common.news}</bdi>
        </a>
        <Avatar name={namesOf(people).join(', ')} imageUrl={people[0]?.imageMediumUrl} />
        <h1 dir="auto">{joinNames(namesOf(people))}</h1>
        <p>{common.pinCount(shown.length)}</p>
      </header>
      {shown.length === 0 ? (
        <div className="news-empty">
          <p>{texts.conversationEmpty}</p>
        </div>
      ) : (
        <PinGrid pins={shown} surface="ConversationView" hasNextPage={false} />
      )}
    </div>
  );
}

export const conversationPage = definePage({
  routes: ['conversation'],
  needsSignIn: true,
  load: ({ calls, link }) => calls.readConversation({ conversationId: link.params.id }),
  head: ({ people }, { language }) => ({
    title: textsIn(BOARD_TEXTS, language).conversationWith(namesOf(people)),
    isPrivate: true,
  }),
  Component: Conversation,
});
