import type { Pin, Topic } from '@tackboard/domain';
import type { PinFeedPage } from '@tackboard/pin-card';
import { notFound, type RequestOf } from '../../page.server.js';
import { EXPLORE_PAGES, type ExploreName, type ExploreQuery } from './explore-paths.js';

/** A page to explore. */
export interface ExploreData {
  readonly name: ExploreName;
  /** The topic of the page. */
  readonly topic?: Topic | undefined;
  /** The topics whose pages are beside it. */
  readonly links: readonly Topic[];
  /** The topics that it shows with their pictures. */
  readonly tiles: readonly Topic[];
  readonly articles: readonly Pin[];
  readonly query: ExploreQuery;
  readonly pins: PinFeedPage;
}

const TODAY_ARTICLES = 3;
const TODAY_TOPICS = 6;

/** Reads a page to explore. */
export async function loadExplore({
  calls,
  link,
}: RequestOf<'explore/explore'>): Promise<ExploreData> {
  const isToday = link.landingType === 'today';
  const name = (isToday ? link.route : link.route.split('-')[0]) as ExploreName;
  const id = 'id' in link.params ? link.params.id : undefined;
  const { scope, order } = EXPLORE_PAGES[name].query;
  const [topics, [topic], articles] = await Promise.all([
    calls.listTopics(isToday ? {} : { scope }),
    id === undefined ? [] : calls.listTopics({ id }),
    name === 'today'
      ? calls.explorePins({ scope: 'articles', pageSize: TODAY_ARTICLES })
      : undefined,
  ]);
  if (id !== undefined && !topic) notFound();
  const query = { scope, order, topicId: topic?.id };
  return {
    name,
    topic,
    links: isToday || (name === 'ideas' && !topic) ? [] : topics,
    tiles:
      name === 'today' ? topics.slice(0, TODAY_TOPICS) : name === 'ideas' && !topic ? topics : [],
    articles: articles?.pins ?? [],
    query,
    pins: await calls.explorePins(query),
  };
}
