export { parseQuery, QUERY_KEYS_MAX } from '@tackboard/routes/query';
export { SEARCH_ENGINES, type SearchEngine, searchEngineOf } from '@tackboard/routes/links';
export { DEBUG_KEY_PREFIX, requestsDebugPanel } from './debug-flags.js';
export { SEARCH_TABS, type SearchTab } from './search-tabs.js';
