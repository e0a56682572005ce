import type { ListedConversation } from '@tackboard/api-client';
import { chooseImage, type User } from '@tackboard/domain';
import { formatDate, isolate } from '@tackboard/domain/words';
import { PinGrid, useShownPins } from '@tackboard/pin-card';
import { profilePath } from '@tackboard/routes/paths';
import { Avatar } from '@tackboard/ui';
import { useDemo } from '../../demo-context.js';
import { RouterLink } from '../../router/router-link.js';
import { joinNames } from '../../words/join-names.js';
import { useTexts } from '../../words/texts.js';
import type { NewsGroup } from './group-news.js';

/** The names of the people of a conversation. */
export function namesOf(people: readonly User[]): readonly string[] {
  return people.map(({ fullName, username = '' }) => fullName ?? username);
}

interface ConversationListProps {
  readonly conversations: readonly ListedConversation[];
}

/** The conversations of the viewer, each with the pin that was sent last. */
export function ConversationList({ conversations }: ConversationListProps) {
  const texts = useTexts('boards');
  return (
    <section aria-labelledby="conversations-heading">
      <h2 id="conversations-heading" className="inset">
        {texts.conversations}
      </h2>
      <ul className="wrap inset conversations">
        {conversations.map(({ id, people, lastPin }) => {
          const picture = lastPin && chooseImage(lastPin.images, 'default')?.url;
          return (
            <li key={id}>
              <RouterLink className="row" href={`/conversation/${id}`}>
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

interface NewsOfPersonProps {
  readonly group: NewsGroup;
  readonly isFirst: boolean;
}

/** What one person did, with its pins. */
export function NewsOfPerson({ group: { type, person, items }, isFirst }: NewsOfPersonProps) {
  const { language } = useDemo();
  const texts = useTexts('boards');
  const { username = '', fullName = username } = person;
  const pins = useShownPins(items.flatMap((item) => item.pins));
  if (pins.length === 0) return null;
  const [newest] = items;
  const did = texts.newsOf[type === 'saved' ? 'saved' : 'published'](pins.length);
  return (
    <section aria-label={`${isolate(fullName)} ${did}`}>
      <p className="row inset">
        <Avatar name={fullName} imageUrl={person.imageMediumUrl} />
        <span>
          <RouterLink href={profilePath(username)}>
            <bdi>{fullName}</bdi>
          </RouterLink>{' '}
          {did}
          {newest ? <small>{formatDate(newest.createdAt, language)}</small> : null}
        </span>
      </p>
      <PinGrid pins={pins} surface="NewsPage" hasNextPage={false} isBelowFold={!isFirst} />
    </section>
  );
}
