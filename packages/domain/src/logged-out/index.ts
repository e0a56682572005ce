export {
  isQualityUser,
  QUALITY_CLICKTHROUGHS,
  QUALITY_CLOSEUPS,
  QUALITY_DOWNLOADS,
  QUALITY_SEARCHES,
  RECENT_LIMIT,
  recordClickthrough,
  recordCloseup,
  recordDownload,
  recordSearch,
  redeemInvite,
} from './activity.js';
export {
  bucketCount,
  bucketDays,
  COUNT_BUCKET_LAST,
  COUNT_BUCKET_SIZE,
  DAYS_BUCKET_LAST,
  DAYS_BUCKET_SIZE,
} from './buckets.js';
export {
  clickthroughOutcome,
  type ClickthroughOutcome,
  type ClickthroughVisitor,
} from './clickthrough.js';
export type {
  ClickthroughRecord,
  LoggedOutRecords,
  RecentlyVisitedEntry,
  Revisitation,
  SearchRecord,
  VisitHistoryEntry,
} from './records.js';
export { daysSinceLastVisit, revisit, REVISIT_WINDOW_DAYS } from './revisit.js';
export {
  canSaveLoggedOut,
  LOGGED_OUT_SAVE_LIMIT,
  pinsToMerge,
  saveLoggedOut,
} from './saved-pins.js';
export {
  recordHistory,
  recordVisit,
  VISIT_RETENTION_DAYS,
  VISITED_PAGE_TYPE,
  VISITED_PAGES_LIMIT,
  visitedPinId,
  type VisitOptions,
} from './visits.js';
