import type { Topic } from '@tackboard/domain';

/** The areas that have pages of topics (S3 §2.1). */
export type ExploreArea = 'ideas' | 'videos' | 'shopping';

/** The page of a topic in an area: `/ideas/{interest}/{id}/`. */
export function topicPath(area: ExploreArea, { id, slug }: Pick<Topic, 'id' | 'slug'>): string {
  return `/${area}/${encodeURIComponent(slug)}/${encodeURIComponent(id)}/`;
}
