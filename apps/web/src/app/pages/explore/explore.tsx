import { RouterLink } from '../../router/router-link.js';
import { pageMeta } from '../../head/head-meta.js';
import type { PageHandle } from '../../router/use-shown-page.js';
import { pageLoader, notFound } from '../../page.server.js';
import type { ExploreOptions, ExploreScope } from '@tackboard/api-client';
import { chooseImage, type Topic } from '@tackboard/domain';
import { FollowButton, type PinFeedPage } from '@tackboard/pin-card';
import { ExploreGrid } from './explore-grid.js';
import { type ExploreArea, topicPath } from './topic-path.js';
import { TopicTiles } from './topic-tiles.js';
import { COMMON_TEXTS, EXPLORE_TEXTS, textsIn, useTexts } from '../../words/texts.js';
import './explore.css';

interface ExploreData {
  readonly area: ExploreArea;
  /** The topic of the page; absent on the page of the whole area. */
  readonly topic?: Topic | undefined;
  readonly topics: readonly Topic[];
  readonly query: Pick<ExploreOptions, 'scope' | 'topicId'>;
  readonly pins: PinFeedPage;
}

const SCOPES: Readonly<Record<ExploreArea, ExploreScope>> = {
  ideas: 'pins',
  videos: 'videos',
  shopping: 'buyable_pins',
};

/** Ideas, videos or products: of all topics, or of one (S3 §2.1). */
export default function Explore({
  loaderData: { area, topic, topics, query, pins },
}: {
  readonly loaderData: ExploreData;
}) {
  const texts = useTexts(EXPLORE_TEXTS);
  const common = useTexts(COMMON_TEXTS);
  const title = texts.areas[area];
  const isEmpty = pins.pins.length === 0;
  return (
    <>
      <header className="explore-head">
        <h1>{topic?.name ?? title}</h1>
        {topic ? (
          <FollowButton
            kind="topic"
            followedId={topic.id}
            followedName={topic.name}
            isFollowed={topic.isFollowed}
          />
        ) : null}
      </header>
      {area === 'ideas' && !topic ? (
        <TopicTiles topics={topics} />
      ) : (
        <TopicLinks area={area} current={topic} topics={topics} />
      )}
      {isEmpty ? (
        <section className="explore-empty">
          <h2>{common.nothingYet}</h2>
          <p>
            {texts.nothingAbout(topic?.name ?? title)}{' '}
            <RouterLink href={topic ? topicPath('ideas', topic) : '/ideas/'}>
              {texts.seeIdeas}
            </RouterLink>
          </p>
        </section>
      ) : (
        <>
          {area === 'ideas' && !topic ? (
            <h2 className="explore-heading">{texts.newToday}</h2>
          ) : null}
          <ExploreGrid
            query={query}
            initialPage={pins}
            surface={area === 'shopping' ? 'ShoppingGrid' : 'TopicBestPins'}
          />
        </>
      )}
    </>
  );
}

interface TopicLinksProps {
  readonly area: ExploreArea;
  readonly current: Topic | undefined;
  readonly topics: readonly Topic[];
}

/** The topics of an area, in a row. */
function TopicLinks({ area, current, topics }: TopicLinksProps) {
  const texts = useTexts(EXPLORE_TEXTS);
  const common = useTexts(COMMON_TEXTS);
  return (
    <nav aria-label={common.topics} className="topic-links link-row">
      <ul>
        <li>
          <RouterLink
            className="pill-link"
            href={`/${area}/`}
            aria-current={current ? undefined : 'page'}
          >
            {texts.all}
          </RouterLink>
        </li>
        {topics.map((topic) => (
          <li key={topic.id}>
            <RouterLink
              className="pill-link"
              href={topicPath(area, topic)}
              aria-current={topic.id === current?.id ? 'page' : undefined}
            >
              {topic.name}
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const loader = pageLoader(
  'explore/explore',
  async ({ calls, link }): Promise<ExploreData> => {
    const area = link.route.split('-')[0] as ExploreArea;
    const id = 'id' in link.params ? link.params.id : undefined;
    const [topics, [topic]] = await Promise.all([
      calls.listTopics({ scope: SCOPES[area] }),
      id === undefined ? [] : calls.listTopics({ id }),
    ]);
    if (id !== undefined && !topic) notFound();
    const query = { scope: SCOPES[area], topicId: topic?.id };
    return { area, topic, topics, query, pins: await calls.explorePins(query) };
  },
);

export { clientLoader } from '../../kept.js';

export const handle: PageHandle = { keepsScroll: true };

export const meta = pageMeta(
  'explore/explore',
  ({ area, topic, pins }: ExploreData, { language, origin }) => {
    const texts = textsIn(EXPLORE_TEXTS, language);
    const title = texts.areas[area];
    const { homeDescription } = textsIn(COMMON_TEXTS, language);
    const canonical = topic ? topicPath(area, topic) : `/${area}/`;
    return {
      title: topic ? `${topic.name}: ${title}` : title,
      description: topic ? texts.about(title, topic.name) : homeDescription,
      canonical,
      image: topic?.pictures[0] ?? chooseImage(pins.pins[0]?.images, 'bot')?.url,
      jsonLd: {
        '@context': 'https://schema.org',
        '@type': 'CollectionPage',
        name: topic?.name ?? title,
        url: `${origin}${canonical}`,
      },
    };
  },
);
