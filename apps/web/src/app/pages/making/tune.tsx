import { FollowButton } from '@tackboard/pin-card';
import { profilePath, TUNE_HOME_FEED_PATH } from '@tackboard/routes/paths';
import { Avatar } from '@tackboard/ui';
import { useLoaderData } from 'react-router';
import { pageMeta } from '../../head.js';
import { pageLoader } from '../../page.server.js';
import { RouterLink } from '../../router/router-link.js';
import { textsIn, useTexts } from '../../words/texts.js';
import { topicPath } from '../explore/explore-paths.js';
import { FollowTopic } from '../explore/topic-tiles.js';
import { HiddenPin } from './hidden-pin.js';
import { TunePanel, TuneRow } from './tune-row.js';

/** What shapes the home feed: each signal can be turned off, and on again (S1 §2, S3 §4.3 §4.4). */
export default function Tune() {
  const { topics, people, boards, hiddenPins } = useLoaderData<typeof loader>();
  const texts = { ...useTexts('common'), ...useTexts('making') };
  return (
    <div className="column">
      <h1>{texts.tune}</h1>
      <TunePanel
        title={texts.topics}
        more={<RouterLink href="/topics/">{texts.findTopics}</RouterLink>}
      >
        {topics.map((topic) => (
          <TuneRow
            key={topic.id}
            href={topicPath('ideas', topic)}
            name={topic.name}
            picture={topic.pictures[0]}
          >
            <FollowTopic topic={topic} />
          </TuneRow>
        ))}
      </TunePanel>
      <TunePanel title={texts.people}>
        {people.map(({ id = '', username = '', fullName = username, imageMediumUrl }) => (
          <TuneRow
            key={id}
            href={profilePath(username)}
            name={fullName}
            avatar={<Avatar name={fullName} imageUrl={imageMediumUrl} />}
          >
            <FollowButton kind="user" followedId={id} followedName={fullName} isFollowed />
          </TuneRow>
        ))}
      </TunePanel>
      <TunePanel title={texts.boards}>
        {boards.map(({ id = '', name = '', url = '', owner }) => (
          <TuneRow key={id} href={url} name={name} detail={owner?.fullName}>
            <FollowButton kind="board" followedId={id} followedName={name} isFollowed />
          </TuneRow>
        ))}
      </TunePanel>
      <TunePanel title={texts.hiddenPins}>
        {hiddenPins.map((pin) => (
          <HiddenPin key={pin.id} pin={pin} />
        ))}
      </TunePanel>
    </div>
  );
}

export const loader = pageLoader(
  'making/tune',
  async ({ calls }) => {
    const [topics, signals] = await Promise.all([calls.listTopics(), calls.readFeedSignals()]);
    return { ...signals, topics: topics.filter(({ isFollowed }) => isFollowed) };
  },
  { needsSignIn: true },
);

export { clientLoader } from '../../kept.js';

export const meta = pageMeta<typeof loader>((_, { language }) => ({
  title: textsIn('making', language).tune,
  canonical: TUNE_HOME_FEED_PATH,
  isPrivate: true,
}));
