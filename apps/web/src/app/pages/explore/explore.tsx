import type { PinFeedPage } from '@tackboard/pin-card/feed';
import { FollowButton } from '@tackboard/pin-card/follow-button';
import { explorePins, type ExploreQuery, listTopics, type Topic } from '../../reads/explore.js';
import { definePage, notFound } from '../define-page.js';
import { ExploreGrid } from './explore-grid.js';
import { type ExploreArea, topicPath } from './topic-path.js';
import { TopicTiles } from './topic-tiles.js';
import './explore.css';

interface ExploreData {
  readonly area: ExploreArea;
  /** The topic of the page; absent on the page of the whole area. */
  readonly topic?: Topic | undefined;
  readonly topics: readonly Topic[];
  readonly query: ExploreQuery;
  readonly pins: PinFeedPage;
}

const AREAS: Readonly<
  Record<
    ExploreArea,
    { readonly scope: ExploreQuery['scope']; readonly title: string; readonly text: string }
  >
> = {
  ideas: { scope: 'pins', title: 'Ideas', text: 'Pick a topic, and see what people make of it.' },
  videos: { scope: 'videos', title: 'Videos', text: 'Short videos of how things are made.' },
  shopping: { scope: 'buyable_pins', title: 'Shop', text: 'Things from the shops of makers.' },
};

/** Ideas, videos or products: of all topics, or of one (S3 §2.1). */
function Explore({ data: { area, topic, topics, query, pins } }: { readonly data: ExploreData }) {
  const { title, text } = AREAS[area];
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
        ) : (
          <p>{text}</p>
        )}
      </header>
      {area === 'ideas' && !topic ? (
        <TopicTiles topics={topics} />
      ) : (
        <TopicLinks area={area} current={topic} topics={topics} />
      )}
      {isEmpty ? (
        <section className="explore-empty">
          <h2>Nothing here yet</h2>
          <p>
            There is nothing about {topic?.name ?? title} at the moment.{' '}
            <a href={topic ? topicPath('ideas', topic) : '/ideas/'}>See its ideas</a> instead.
          </p>
        </section>
      ) : (
        <>
          {area === 'ideas' && !topic ? <h2 className="explore-heading">New today</h2> : null}
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
  return (
    <nav aria-label="Topics" className="topic-links link-row">
      <ul>
        <li>
          <a className="pill-link" href={`/${area}/`} aria-current={current ? undefined : 'page'}>
            All
          </a>
        </li>
        {topics.map((topic) => (
          <li key={topic.id}>
            <a
              className="pill-link"
              href={topicPath(area, topic)}
              aria-current={topic.id === current?.id ? 'page' : undefined}
            >
              {topic.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const explorePage = definePage({
  routes: ['ideas', 'ideas-interest', 'videos', 'videos-category', 'shopping', 'shopping-category'],
  keepsScroll: true,
  async load({ client, link }): Promise<ExploreData> {
    const area = link.route.split('-')[0] as ExploreArea;
    const topics = await listTopics(client);
    const id = 'id' in link.params ? link.params.id : undefined;
    const topic = topics.find((one) => one.id === id);
    if (id !== undefined && !topic) notFound();
    const query = { scope: AREAS[area].scope, topicId: topic?.id };
    return { area, topic, topics, query, pins: await explorePins(client, query) };
  },
  head({ area, topic, pins }, { origin }) {
    const { title, text } = AREAS[area];
    const canonical = topic ? topicPath(area, topic) : `/${area}/`;
    return {
      title: topic ? `${topic.name}: ${title}` : title,
      description: topic ? `${title} about ${topic.name}.` : text,
      canonical,
      image: topic?.pictures[0] ?? pins.pins[0]?.images?.['736x']?.url,
      jsonLd: {
        '@context': 'https://schema.org',
        '@type': 'CollectionPage',
        name: topic?.name ?? title,
        url: `${origin}${canonical}`,
      },
    };
  },
  Component: Explore,
});
