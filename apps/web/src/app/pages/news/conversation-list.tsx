import { RouterLink } from '../../router/router-link.js';
import type { ListedConversation } from '@tackboard/api-client';
import { chooseImage, type User } from '@tackboard/domain';
import { Avatar } from '@tackboard/ui';
import { useTexts } from '../../words/texts.js';
import { joinNames } from '../../words/join-names.js';

interface ConversationListProps {
  readonly conversations: readonly ListedConversation[];
}

/** The conversations of the viewer, each with the pin that was sent last. */
export function ConversationList({ conversations }: ConversationListProps) {
  const texts = useTexts('boards');
  return (
    <section aria-labelledby="conversations-heading">
      <h2 id="conversations-heading">{texts.conversations}</h2>
      <ul className="conversations">
        {conversations.map(({ id, people, lastPin }) => {
          const picture = lastPin && chooseImage(lastPin.images, 'default')?.url;
          return (
            <li key={id}>
              <RouterLink href={`/conversation/${id}`}>
                <Avatar name={namesOf(people).join(', ')} imageUrl={people[0]?.imageMediumUrl} />
                <bdi>{joinNames(namesOf(people))}</bdi>
                {picture ? <img src={picture} alt="" width="48" height="48" /> : null}
              </RouterLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The names of the people of a conversation. */
export function namesOf(people: readonly User[]): readonly string[] {
  return people.map(({ fullName, username = '' }) => fullName ?? username);
}
