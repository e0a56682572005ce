export { kitEvent, type KitEvent } from './kit-event.js';
export { browserPageEnd, type OnPageEnd } from './page-end.js';
export { SEND_EVENTS } from './send-events.js';
export { MAX_WAITING_EVENTS } from './stored-events.js';
export {
  BATCH_MAX_BYTES,
  BATCH_MAX_EVENTS,
  createTracker,
  FLUSH_AFTER_MS,
  type Tracker,
  type TrackerOptions,
} from './tracker.js';
export type { ConsentPurpose, SentEvent, TrackingEvent } from './tracking-event.js';
export {
  createVisitorActivity,
  QUALITY_CHECK_METRIC,
  VISIT_GAP_MS,
  type VisitedPage,
  type VisitorActivity,
  type VisitorState,
} from './visitor-activity.js';
