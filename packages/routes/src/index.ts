export {
  boardInvitePath,
  type DeepLink,
  deepLinkUrl,
  type Offsite,
  offsitePath,
  type PinRedirect,
  pinRedirectPath,
} from './interstitials.js';
export type { BuildableRoute, BuildOptions, BuildParams } from './build-path.js';
export { classify } from './classify.js';
export { type CloseupClick, closeupOpensInNewTab, isCloseupPath, NEW_TAB_VIEW } from './closeup.js';
export { type Classifier, createClassifier } from './create-classifier.js';
export type {
  ClassifiedLink,
  LandingType,
  LinkFlags,
  NoPatterns,
  OwnPatterns,
  RouteName,
  RouteParams,
  SiteRoutes,
} from './link-types.js';
export {
  isListedHost,
  isNavigable,
  isSameOrigin,
  needsCheck,
  opensInNewTab,
  type PageOrigin,
  relOf,
} from './outbound-links.js';
export {
  boardPath,
  createdProfilePath,
  ME_PATH,
  organizePinPath,
  pinEditPath,
  pinPath,
  postLoginPath,
  profilePath,
  repinPath,
  savedProfilePath,
  sectionPath,
  TUNE_HOME_FEED_PATH,
  usernameForLink,
} from './paths.js';
export { type PathPattern, patterns } from './patterns.js';
export { parseQuery, printQuery, type Query, QUERY_KEYS_MAX } from './query.js';
export { reserved } from './reserved.js';
export { safeUrl, type SafeUrlOptions } from './safe-url.js';
export { savedTarget } from './saved-target.js';
export { SEARCH_ENGINES, type SearchEngine, searchEngineOf } from './search-engines.js';
export type { ClassifierOptions } from './site.js';
export { removeTrackingParam } from './tracking-param.js';
