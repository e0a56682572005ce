export {
  EVENT_TYPES,
  type EventName,
  IMPRESSION_TYPES,
  type ImpressionKind,
  SHARE_BUTTON_ELEMENT,
} from './events.js';
export {
  COLUMN_WIDTH_PX,
  columnCount,
  GUTTER_PX,
  MAX_COLUMNS,
  MIN_COLUMNS,
} from './grid-columns.js';
export {
  DEFAULT_SERVER_WINDOW,
  impressionSizes,
  type ImpressionSizes,
  type Size,
} from './impression-sizes.js';
export {
  countsAsRelated,
  IMPRESSION_MILESTONES,
  IMPRESSION_THRESHOLDS,
  IMPRESSION_TOP_OFFSET_PX,
  reachedMilestones,
  type Visibility,
  visibleShare,
} from './impressions.js';
export {
  isSampled,
  logsRepin,
  METRIC_SAMPLE_RATE,
  randomNumber,
  REPIN_EVENTS_LIMIT,
} from './sampling.js';
export {
  bufferVideoEvent,
  VIDEO_EVENTS_LIMIT,
  VIDEO_UNIT_DIVISOR,
  videoSeconds,
} from './video-events.js';
