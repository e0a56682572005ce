/** What a search looks for (S3 §9). */
export const SEARCH_TABS = [
  'pins',
  'buyable_pins',
  'my_pins',
  'videos',
  'boards',
  'users',
  'idea_pins',
  'my_content',
  'shop_tool',
] as const;

/** What a search looks for (S3 §9). */
export type SearchTab = (typeof SEARCH_TABS)[number];

/** The search engines that are recognised in a referrer (S3 §9). */
export const REFERRER_SEARCH_ENGINES = [
  'Google',
  'Bing',
  'Yahoo',
  'Yandex',
  'Rakuten',
  'Naver',
  'AMP cache',
  'DuckDuckGo',
] as const;

/** A search engine that is recognised in a referrer (S3 §9). */
export type ReferrerSearchEngine = (typeof REFERRER_SEARCH_ENGINES)[number];
