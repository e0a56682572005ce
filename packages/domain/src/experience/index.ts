export {
  canShowMetricsBanner,
  canShowModal,
  getsMessages,
  hidesFooters,
  isSurveyOrigin,
  METRICS_BANNER_BUTTONS,
  TOOLTIP_THUMBNAILS,
  tooltipThumbnails,
} from './checks.js';
export {
  type CookiePreferences,
  type Experience,
  EXPERIENCE_TYPES,
  experienceKey,
  type ExperienceType,
  parsePlacedExperience,
  placedExperience,
  type PlacedExperience,
  placedExperienceId,
  triggerableExperiences,
} from './experience.js';
export {
  type BannerDisplay,
  CALLOUT_TYPES,
  type CalloutDisplay,
  type CalloutType,
  COMPONENT_TYPES,
  type DisplayAction,
  type DisplayButton,
  type DisplayData,
  type DisplayLink,
  FLYOUT_DIRECTIONS,
  FLYOUT_DISPLAY_TYPES,
  type FlyoutAnchor,
  type FlyoutDisplay,
  type GeneralDisplay,
  type ModalDisplay,
  type ModalImage,
  type ModalVideo,
  type ModalVideoMetadata,
  type PopoverDisplay,
  type SearchDelightDisplay,
  SURVEY_ACTION_TRIGGERS,
  type SurveyButton,
  type SurveyDisplay,
  type ToastDisplay,
  type TooltipDisplay,
  type TooltipText,
} from './display-data.js';
export {
  AUTO_COMPLETE_EXPERIENCE_IDS,
  BUILDER_PATHS,
  COMPLETE_ONLY_EXPERIENCE_IDS,
  completesByItself,
  EXPERIENCE_IDS,
  heroBannerVariant,
  type HeroBannerVariant,
  holdsBackSurvey,
  PLACEMENT_IDS,
} from './known-ids.js';
export {
  BANNER_WIDE_FROM_PX,
  bannerLayout,
  BUILDER_RECHECK_MS,
  COOKIE_TOAST_MS,
  EDUCATION_DELAY_MS,
  HERO_BANNER_SLIDE_MS,
  MESSAGE_TOAST_DURATION_MS,
  MESSAGE_TOAST_EXIT_MS,
  NO_ACTION_TIMEOUT_MS,
  POPOVER_SCROLL_DISMISS_MS,
  SURVEY_LOAD_TIMEOUT_MS,
  SURVEY_PRESENTATION_DELAY_MS,
  THUMBNAIL_TOOLTIP_DISMISS_MS,
} from './measures.js';
export {
  isMetricsBanner,
  MESSAGE_SURFACES,
  messageSurface,
  type MessageSurface,
} from './message-surface.js';
export {
  type BannerLayoutModel,
  type BannerMessagePart,
  type BannerModel,
  BUSINESS_CONVERT_PATH,
  type CookieBannerModel,
  type HeroBannerModel,
} from './models/banner-models.js';
export { type CalloutKind, type CalloutModel } from './models/callout-model.js';
export type {
  EducationPopoverModel,
  FlyoutModel,
  PopoverModel,
  TooltipModel,
} from './models/popup-models.js';
export { type MessageModel, type MessageReading, readMessage } from './models/message-model.js';
export {
  type MessageButton,
  type MessageLink,
  type MessageSide,
  type MessageTextLink,
} from './models/message-parts.js';
export {
  type MessageImage,
  type MessageVideo,
  modalModel,
  type ModalModel,
  type UpsellModel,
} from './models/modal-models.js';
export { type MetricsBannerModel, type SurveyModel } from './models/survey-model.js';
export { matchesSearchDelight, type SearchDelightModel } from './models/search-delight.js';
export { type ToastModel } from './models/toast-model.js';
