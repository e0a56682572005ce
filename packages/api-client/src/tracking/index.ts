export { kitEvent, type KitEvent, type SentEvent, type TrackingEvent } from './kit-event.js';
export { browserPageEnd, type OnPageEnd, SEND_EVENTS } from './send-events.js';
export { MAX_WAITING_EVENTS } from './stored-events.js';
export {
  BATCH_MAX_BYTES,
  BATCH_MAX_EVENTS,
  createTracker,
  FLUSH_AFTER_MS,
  type Tracker,
  type TrackerOptions,
} from './tracker.js';
export {
  createVisitorActivity,
  QUALITY_CHECK_METRIC,
  VISIT_GAP_MS,
  type VisitedPage,
  type VisitorActivity,
  type VisitorActivityOptions,
  type VisitorState,
} from './visitor-activity.js';
export { type AdAttributionOptions, createAttribution } from './ad-attribution.js';
export { browserAttribution } from './browser-attribution.js';
export {
  ATTRIBUTION_FAILED_METRIC,
  type AttributionOptions,
  reportAttribution,
} from './report-attribution.js';
