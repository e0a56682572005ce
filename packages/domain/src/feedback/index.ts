export { feedbackOverlay, type FeedbackOverlay, type FeedbackStatus } from './feedback-overlay.js';
export {
  FEEDBACK_NAME_LIMIT,
  feedbackReason,
  feedbackText,
  type FeedbackText,
  unfollowedText,
} from './feedback-text.js';
export { type HideFacts, hidePlace } from './hide-place.js';
export {
  FEEDBACK_TYPES,
  feedbackType,
  type FeedbackType,
  NEWS_HUB_VIEW_PARAMETER,
  RELATED_VIEW_PARAMETERS,
  followedPinner,
  unfollowTarget,
} from './feedback-type.js';
