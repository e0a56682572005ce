import type { ExploreOptions } from '@tackboard/api-client';
import type { Pin, Surface, Topic } from '@tackboard/domain';

/** The pins of a page to explore. */
export type ExploreQuery = Pick<ExploreOptions, 'order' | 'scope' | 'topicId'>;

interface ExplorePage {
  readonly path: string;
  readonly surface: Surface;
  readonly query: ExploreQuery;
}

const pageOf = (path: string, surface: Surface, query: ExploreQuery): ExplorePage => ({
  path,
  surface,
  query,
});

/** The areas, which have pages of topics too, and the tabs of today, by their routes (S3 §2.1). */
export const EXPLORE_PAGES = {
  ideas: pageOf('/ideas/', 'TopicBestPins', { scope: 'pins' }),
  videos: pageOf('/videos/', 'TopicBestPins', { scope: 'videos' }),
  shopping: pageOf('/shopping/', 'ShoppingGrid', { scope: 'buyable_pins' }),
  today: pageOf('/today/', 'TodayArticleFeed', { scope: 'pins' }),
  'today-best': pageOf('/today/best/', 'TodayArticleFeed', { scope: 'pins', order: 'popular' }),
  'today-trending': pageOf('/today/trending/', 'TodayArticleFeed', {
    scope: 'pins',
    order: 'trending',
  }),
  'today-popular': pageOf('/today/popular/', 'TodayArticleFeed', {
    scope: 'videos',
    order: 'popular',
  }),
  'today-shop': pageOf('/today/shop/', 'TodayArticleFeed', { scope: 'buyable_pins' }),
};

/** The name of one of {@link EXPLORE_PAGES}. */
export type ExploreName = keyof typeof EXPLORE_PAGES;

/** The page of a topic in an area: `/ideas/{interest}/{id}/`. */
export const topicPath = (area: ExploreName, { id, slug }: Pick<Topic, 'id' | 'slug'>): string =>
  `${EXPLORE_PAGES[area].path}${encodeURIComponent(slug)}/${encodeURIComponent(id)}/`;

/** The page of an article (S3 §2.1): `/today/article/{words}-{pinId}/`. */
export function articlePath({ id, richMetadata }: Pick<Pin, 'id' | 'richMetadata'>): string {
  const words = (richMetadata?.article?.name ?? '').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `/today/article/${[...words.slice(0, 8), ''].join('-')}${encodeURIComponent(id)}/`;
}
