export { asksForDebugPanel, DEBUG_KEY_PREFIX, QUERY_KEYS_LIMIT, queryValues } from './query.js';
export { referrerSearchEngine } from './referrer.js';
export { REFERRER_SEARCH_ENGINES, type ReferrerSearchEngine, SEARCH_TABS, type SearchTab } from './search-tabs.js';
