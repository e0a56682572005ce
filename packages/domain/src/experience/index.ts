export { getsMessages, hidesFooters, isSurveyOrigin } from './checks.js';
export { consentOf, type CookieRow, cookiePreferences, cookieRows } from './consent.js';
export {
  type CookiePreferences,
  EXPERIENCE_TYPES,
  type Experience,
  experienceKey,
  parsePlacedExperience,
  placedExperience,
  type PlacedExperience,
  placedExperienceId,
  triggerableExperiences,
} from './experience.js';
export {
  COMPONENT_TYPES,
  type DisplayData,
  FLYOUT_DIRECTIONS,
  FLYOUT_DISPLAY_TYPES,
  SURVEY_ACTION_TRIGGERS,
} from './display-data.js';
export { completesByItself, EXPERIENCE_IDS, holdsBackSurvey, PLACEMENT_IDS } from './known-ids.js';
export {
  bannerLayout,
  BUILDER_RECHECK_MS,
  COOKIE_TOAST_MS,
  HERO_BANNER_SLIDE_MS,
  MESSAGE_TOAST_EXIT_MS,
  NO_ACTION_TIMEOUT_MS,
  SURVEY_LOAD_TIMEOUT_MS,
  SURVEY_PRESENTATION_DELAY_MS,
} from './measures.js';
export { MESSAGE_SURFACES, messageSurface } from './message-surface.js';
export type { BannerModel, CookieBannerModel, HeroBannerModel } from './models/banner-models.js';
export { type CalloutKind, type CalloutModel } from './models/callout-model.js';
export type {
  EducationPopoverModel,
  FlyoutModel,
  PopoverModel,
  TooltipModel,
} from './models/popup-models.js';
export { type MessageModel, readMessage } from './models/message-model.js';
export {
  type MessageButton,
  type MessageLink,
  type MessageSide,
  type MessageTextLink,
} from './models/message-parts.js';
export type { MessageImage, ModalModel, UpsellModel } from './models/modal-models.js';
export { type MetricsBannerModel, type SurveyModel } from './models/survey-model.js';
export { matchesSearchDelight, type SearchDelightModel } from './models/search-delight.js';
export { type ToastModel } from './models/toast-model.js';
