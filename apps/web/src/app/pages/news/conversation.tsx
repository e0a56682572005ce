import type { ConversationPins } from '@tackboard/api-client';
import { PinGrid } from '@tackboard/pin-card';
import { Avatar } from '@tackboard/ui';
import { ChevronStartIcon } from '@tackboard/ui/icons';
import { useDemo } from '../../demo-context.js';
import { withoutDeleted } from '../../use-deleted-pins.js';
import { definePage } from '../define-page.js';
import { pinCountText } from '../pin-count-text.js';
import { namesOf } from './conversation-list.js';
import './news.css';

/** The pins that people sent each other, the newest first. Their cards have no menu (S1 §6). */
function Conversation({ data: { people, pins } }: { readonly data: ConversationPins }) {
  const shown = withoutDeleted(pins, useDemo().deleted);
  return (
    <div className="news">
      <header className="conversation-head">
        <a href="/notifications/" className="up-link">
          <ChevronStartIcon width="20" height="20" />
          <bdi>News</bdi>
        </a>
        <Avatar name={namesOf(people)} imageUrl={people[0]?.imageMediumUrl} />
        <h1 dir="auto">{namesOf(people)}</h1>
        <p>{pinCountText(shown.length)}</p>
      </header>
      {shown.length === 0 ? (
        <div className="news-empty">
          <p>You can't see what was sent here: it is on a secret board, or it was deleted.</p>
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
  head: ({ people }) => ({ title: `Conversation with ${namesOf(people)}`, isPrivate: true }),
  Component: Conversation,
});
