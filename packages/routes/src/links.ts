export { type CloseupClick, closeupOpensInNewTab, isCloseupPath, NEW_TAB_VIEW } from './closeup.js';
export {
  isListedHost,
  isNavigable,
  isSameOrigin,
  needsCheck,
  opensInNewTab,
  type PageOrigin,
  relOf,
} from './outbound-links.js';
export { boardInvitePath, type PinRedirect, pinRedirectPath } from './interstitials.js';
export { parseQuery, printQuery, type Query, QUERY_KEYS_MAX } from './query.js';
export { safeUrl, type SafeUrlOptions } from './safe-url.js';
export { savedTarget } from './saved-target.js';
export { plainUrl } from './site-path.js';
export { SEARCH_ENGINES, type SearchEngine, searchEngineOf } from './search-engines.js';
export { removeTrackingParam } from './tracking-param.js';
