import { RouterLink } from '../../router/router-link.js';
import { pageMeta } from '../../head.js';
import { pageLoader } from '../../page.server.js';
import type { ListedConversation, NewsItem, NewsType } from '@tackboard/api-client';
import type { Pin, User } from '@tackboard/domain';
import { formatDate, isolate } from '@tackboard/domain/words';
import { PinGrid, useShownPins } from '@tackboard/pin-card';
import { type BoardInvitation, BoardInvitations } from '@tackboard/pin-card/boards';
import { profilePath } from '@tackboard/routes/paths';
import { Avatar } from '@tackboard/ui';
import { useLoaderData } from 'react-router';
import { useDemo } from '../../demo-context.js';
import { readInvitations } from '../boards/invitations.js';
import { useInvitations } from '../boards/use-invitations.js';
import { ConversationList } from './conversation-list.js';
import { groupNews } from './group-news.js';
import { textsIn, useTexts } from '../../words/texts.js';
import './news.css';

/** What is new for the viewer. */
export interface NewsData {
  readonly news: readonly NewsItem[];
  readonly conversations: readonly ListedConversation[];
  readonly invitations: readonly BoardInvitation[];
}

/** Invitations, conversations, saves of the viewer's Pins, and new Pins of people they follow (S1 §2, S3 §2.1). */
export default function News() {
  const { news, conversations, invitations } = useLoaderData<typeof loader>();
  const texts = useTexts('boards');
  const common = useTexts('common');
  const groups = groupNews(news);
  return (
    <div className="news">
      <h1>{common.news}</h1>
      <BoardInvitations invitations={invitations} {...useInvitations()} />
      {conversations.length === 0 ? null : <ConversationList conversations={conversations} />}
      {groups.map(({ key, items, person, type }) => (
        <NewsGroup key={key} items={items} person={person} type={type} />
      ))}
      {groups.length === 0 ? (
        <div className="note">
          <p>{texts.newsEmpty}</p>
          <RouterLink className="tb-button" data-variant="quiet" href="/today/">
            {texts.findPeople}
          </RouterLink>
        </div>
      ) : null}
    </div>
  );
}

interface NewsGroupProps {
  readonly type: NewsType;
  readonly person: User;
  readonly items: readonly NewsItem[];
}

function NewsGroup({ type, person, items }: NewsGroupProps) {
  const { language } = useDemo();
  const texts = useTexts('boards');
  const { username = '', fullName = username } = person;
  const pins = useShownPins(items.flatMap((item): readonly Pin[] => item.pins));
  if (pins.length === 0) return null;
  const [newest] = items;
  const did = texts.newsOf[type === 'saved' ? 'saved' : 'published'](pins.length);
  return (
    <section aria-label={`${isolate(fullName)} ${did}`}>
      <p className="news-line">
        <Avatar name={fullName} imageUrl={person.imageMediumUrl} />
        <span>
          <RouterLink href={profilePath(username)}>
            <bdi>{fullName}</bdi>
          </RouterLink>{' '}
          {did}
          {newest ? <small>{formatDate(newest.createdAt, language)}</small> : null}
        </span>
      </p>
      <PinGrid pins={pins} surface="NewsPage" hasNextPage={false} />
    </section>
  );
}

export const loader = pageLoader(
  'news/news',
  async ({ calls, user }): Promise<NewsData> => {
    const [news, conversations, invitations] = await Promise.all([
      calls.readNews(),
      calls.listConversations(),
      readInvitations({ calls, user }),
    ]);
    return { news, conversations: conversations.items, invitations };
  },
  { needsSignIn: true },
);

export { clientLoader } from '../../kept.js';

export const meta = pageMeta<typeof loader>((_, { language }) => ({
  title: textsIn('common', language).news,
  isPrivate: true,
}));
