import { BoardInvitations } from '@tackboard/pin-card/boards';
import { useLoaderData } from 'react-router';
import { pageMeta } from '../../head.js';
import { pageLoader } from '../../page.server.js';
import { LinkButton } from '../../router/router-link.js';
import { textsIn, useTexts } from '../../words/texts.js';
import { readInvitations } from '../boards/invitations.js';
import { useInvitations } from '../boards/use-invitations.js';
import { groupNews } from './group-news.js';
import { ConversationList, NewsOfPerson } from './news-parts.js';
import './news.css';

/** Invitations, conversations, saves of the viewer's Pins, and new Pins of people they follow (S1 §2, S3 §2.1). */
export default function News() {
  const { news, conversations, invitations } = useLoaderData<typeof loader>();
  const texts = useTexts('boards');
  const common = useTexts('common');
  const groups = groupNews(news);
  return (
    <div className="news">
      <h1 className="inset">{common.news}</h1>
      <BoardInvitations invitations={invitations} {...useInvitations()} />
      {conversations.length > 0 ? <ConversationList conversations={conversations} /> : null}
      {groups.map((group, index) => (
        <NewsOfPerson key={group.key} group={group} isFirst={index === 0} />
      ))}
      {groups.length === 0 ? (
        <div className="note">
          <p>{texts.newsEmpty}</p>
          <LinkButton href="/today/">{texts.findPeople}</LinkButton>
        </div>
      ) : null}
    </div>
  );
}

export const loader = pageLoader(
  'news/news',
  async ({ calls, user }) => {
    const [news, { items: conversations }, invitations] = await Promise.all([
      calls.readNews(),
      calls.listConversations(),
      readInvitations({ calls, user }),
    ]);
    return { news, conversations, invitations };
  },
  { needsSignIn: true },
);

export { clientLoader } from '../../kept.js';

export const meta = pageMeta<typeof loader>((_, { language }) => ({
  title: textsIn('common', language).news,
  isPrivate: true,
}));
