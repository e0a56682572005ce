import { RouterLink } from '../../router/router-link.js';
import { pageMeta } from '../../head/head-meta.js';
import { pageLoader } from '../../page.server.js';
import type { FeedSignals } from '@tackboard/api-client';
import type { Topic } from '@tackboard/domain';
import { FollowButton } from '@tackboard/pin-card';
import { profilePath, TUNE_HOME_FEED_PATH } from '@tackboard/routes/paths';
import { Avatar } from '@tackboard/ui';
import type { ReactNode } from 'react';
import { topicPath } from '../explore/topic-path.js';
import { HiddenPin } from './hidden-pin.js';
import { COMMON_TEXTS, MAKING_TEXTS, textsIn, useTexts } from '../../words/texts.js';
import './making.css';
import './tune.css';

interface TuneData extends FeedSignals {
  readonly topics: readonly Topic[];
}

/** What shapes the home feed: each signal can be turned off, and on again (S1 §2, S3 §4.3 §4.4). */
export default function Tune({
  loaderData: { topics, people, boards, hiddenPins },
}: {
  readonly loaderData: TuneData;
}) {
  const texts = useTexts(MAKING_TEXTS);
  const common = useTexts(COMMON_TEXTS);
  return (
    <div className="making tune">
      <header>
        <h1>{texts.tune}</h1>
      </header>
      <Signals
        id="topics"
        title={common.topics}
        isEmpty={topics.length === 0}
        empty={common.nothingYet}
        link={<RouterLink href="/topics/">{texts.findTopics}</RouterLink>}
      >
        {topics.map(({ id, name, isFollowed, pictures: [picture], ...topic }) => (
          <li key={id} className="tune-row">
            <RouterLink href={topicPath('ideas', { id, ...topic })} className="tune-name">
              {picture === undefined ? null : (
                <img src={picture} alt="" width="48" height="48" loading="lazy" decoding="async" />
              )}
              <bdi>{name}</bdi>
            </RouterLink>
            <FollowButton
              kind="topic"
              followedId={id}
              followedName={name}
              isFollowed={isFollowed}
            />
          </li>
        ))}
      </Signals>
      <Signals
        id="people"
        title={texts.people}
        isEmpty={people.length === 0}
        empty={common.nothingYet}
      >
        {people.map(({ id, username, fullName = username, imageMediumUrl }) =>
          id === undefined || username === undefined || fullName === undefined ? null : (
            <li key={id} className="tune-row">
              <RouterLink href={profilePath(username)} className="tune-name">
                <Avatar name={fullName} imageUrl={imageMediumUrl} />
                <bdi>{fullName}</bdi>
              </RouterLink>
              <FollowButton kind="user" followedId={id} followedName={fullName} isFollowed />
            </li>
          ),
        )}
      </Signals>
      <Signals
        id="boards"
        title={texts.boards}
        isEmpty={boards.length === 0}
        empty={common.nothingYet}
      >
        {boards.map(({ id, name, url, owner }) =>
          id === undefined || name === undefined ? null : (
            <li key={id} className="tune-row">
              <span className="tune-board">
                <RouterLink href={url ?? ''} className="tune-name">
                  <bdi>{name}</bdi>
                </RouterLink>
                <small>{owner?.fullName}</small>
              </span>
              <FollowButton kind="board" followedId={id} followedName={name} isFollowed />
            </li>
          ),
        )}
      </Signals>
      <Signals
        id="hidden"
        title={texts.hiddenPins}
        isEmpty={hiddenPins.length === 0}
        empty={common.nothingYet}
      >
        {hiddenPins.map((pin) => (
          <HiddenPin key={pin.id} pin={pin} />
        ))}
      </Signals>
    </div>
  );
}

interface SignalsProps {
  readonly id: string;
  readonly title: string;
  readonly isEmpty: boolean;
  /** What to do while there are none. */
  readonly empty: string;
  readonly link?: ReactNode;
  readonly children: ReactNode;
}

function Signals({ id, title, isEmpty, empty, link, children }: SignalsProps) {
  return (
    <section aria-labelledby={`tune-${id}`}>
      <h2 id={`tune-${id}`}>{title}</h2>
      {isEmpty ? <p>{empty}</p> : <ul>{children}</ul>}
      {link}
    </section>
  );
}

export const loader = pageLoader(
  'making/tune',
  async ({ calls }): Promise<TuneData> => {
    const [topics, signals] = await Promise.all([calls.listTopics(), calls.readFeedSignals()]);
    return { ...signals, topics: topics.filter(({ isFollowed }) => isFollowed) };
  },
  { needsSignIn: true },
);

export { clientLoader } from '../../kept.js';

export const meta = pageMeta('making/tune', (_: TuneData, { language }) => ({
  title: textsIn(MAKING_TEXTS, language).tune,
  canonical: TUNE_HOME_FEED_PATH,
  isPrivate: true,
}));
