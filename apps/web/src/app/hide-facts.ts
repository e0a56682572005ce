import type { HideFacts, Pin } from '@tackboard/domain';
import type { NewsItem } from '@tackboard/api-client';
import { newsIdOf } from './pages/news/group-news.js';
import type { SearchData } from './pages/search/load-search.server.js';
import type { ShownPage } from './router/router.js';

/**
 * The query and tab of a search page, on which a pin is hidden for this query only, or the news item that the pin is in
 * (S3 §4.3 §7).
 */
export function hideFacts({ kind, data }: Pick<ShownPage, 'data' | 'kind'>, pin: Pin): HideFacts {
  if (kind === 'search') {
    const { text, scope } = (data as SearchData).query;
    return text === '' ? {} : { query: text, pinType: scope };
  }
  if (kind !== 'notifications') return {};
  const { news } = data as { readonly news: readonly NewsItem[] };
  return { newsId: newsIdOf(news, pin.id) };
}
