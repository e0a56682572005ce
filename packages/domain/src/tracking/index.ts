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
  countsAsRelated,
  IMPRESSION_MILESTONES,
  IMPRESSION_THRESHOLDS,
  IMPRESSION_TOP_OFFSET_PX,
  impressionSizes,
  type ImpressionSizes,
  reachedMilestones,
  type Size,
  visibleShare,
} from './impressions.js';
export {
  bufferVideoEvent,
  isSampled,
  logsRepin,
  METRIC_SAMPLE_RATE,
  randomNumber,
  VIDEO_EVENTS_LIMIT,
  videoSeconds,
} from './sampling.js';
