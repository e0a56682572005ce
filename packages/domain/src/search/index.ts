export { DEBUG_KEY_PREFIX, requestsDebugPanel } from './debug-flags.js';
export { SEARCH_TABS, type SearchTab } from './search-tabs.js';
