import type { ListedConversation } from '@tackboard/api-client';
import { chooseImage, type User } from '@tackboard/domain';
import { Avatar } from '@tackboard/ui';
import { BOARD_TEXTS } from '../../words/boards.js';
import { useTexts } from '../../words/in-languages.js';

interface ConversationListProps {
  readonly conversations: readonly ListedConversation[];
}

/** The conversations of the viewer, each with the pin that was sent last. */
export function ConversationList({ conversations }: ConversationListProps) {
  const texts = useTexts(BOARD_TEXTS);
  return (
    <section aria-labelledby="conversations-heading">
      <h2 id="conversations-heading">{texts.conversations}</h2>
      <ul className="conversations">
        {conversations.map(({ id, people, lastPin }) => {
          const picture = lastPin && chooseImage(lastPin.images, 'default')?.url;
          return (
            <li key={id}>
              <a href={`/conversation/${id}`}>
                <Avatar name={namesOf(people)} imageUrl={people[0]?.imageMediumUrl} />
                <bdi>{namesOf(people)}</bdi>
                {picture ? <img src={picture} alt="" width="48" height="48" /> : null}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The names of people in a row. */
export function namesOf(people: readonly User[]): string {
  return people.map(({ fullName, username = '' }) => fullName ?? username).join(', ');
}
