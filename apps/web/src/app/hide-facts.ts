import type { HideFacts, Pin } from '@tackboard/domain';
import { classify } from '@tackboard/routes';
import { newsIdOf } from './pages/news/group-news.js';
import type { NewsData } from './pages/news/news.js';
import type { ShownPage } from './router/router.js';

/**
 * The query and tab of a search page, on which a pin is hidden for this query only, or the news item that the pin is in
 * (S3 §4.3 §7).
 */
export function hideFacts({ path, data }: Pick<ShownPage, 'data' | 'path'>, pin: Pin): HideFacts {
  const { pathname, searchParams } = new URL(path, 'http://site.invalid');
  const { landingType, params } = classify(pathname);
  const query = searchParams.get('q');
  if (landingType === 'search' && query) {
    return { query, pinType: 'tab' in params ? params.tab : 'pins' };
  }
  if (!/^\/notifications\/?$/.test(pathname)) return {};
  return { newsId: newsIdOf((data as NewsData).news, pin.id) };
}
