export { type CloseupClick, NEW_TAB_VIEW, closeupOpensInNewTab, isCloseupPath } from './closeup.js';
export { type PageOrigin, isNavigable, isSameOrigin } from './outbound-links.js';
export { needsCheck, opensInNewTab, relOf } from './outbound-links.js';
export { isListedHost } from './own-hosts.js';
export { type SafeUrlOptions, safeUrl } from './safe-url.js';
export { savedTarget } from './saved-target.js';
export { SEARCH_ENGINES, type SearchEngine, searchEngineOf } from './search-engines.js';
export { removeTrackingParam } from './tracking-param.js';
