export { movedFrom } from './save/moved-from.js';
export { safeUrl } from '@tackboard/routes/links';
export {
  type AdCriterion,
  adExplanation,
  adSummary,
  adSummaryFlags,
} from './ads/ad-explanation.js';
export { messageTargeting } from './ads/advertisers.js';
export {
  type AttributionEvent,
  type AttributionSource,
  attributionSourceUrl,
  MISSING_PARAM_METRIC,
} from './ads/attribution-source.js';
export {
  isTimelyClickthrough,
  rightClickDecision,
  type RightClickDecision,
  type RightClickPage,
} from './ads/right-click.js';
export {
  type Board,
  BOARD_PRIVACIES,
  type BoardPrivacy,
  boardRoles,
  type BoardSection,
  editedPrivacy,
  isGroupBoard,
  isSecretBoard,
  QUICK_SAVES_LAYOUT,
} from './board/board.js';
export {
  BOARD_SORTS,
  BOARD_THUMBNAIL_SIZE,
  BOARDS_PAGE_SIZE,
  boardsListOptions,
  type BoardSort,
  boardThumbnail,
  BULK_ACTIONS,
  type BulkAction,
  type CreateBoardRequest,
  FOLLOWERS_PAGE_SIZE_MAX,
  followersPageSize,
  newBoardRequest,
} from './board/boards-request.js';
export * from './calls.js';
export type { CardContext, Device } from './context.js';
export {
  BROWSER_CODES,
  browserCode,
  isAppleSystem,
  isOldAndroid,
  OS_CODES,
  osCode,
  type OsName,
  supportsClickAttribution,
} from './device.js';
export { callError } from './errors/call-error.js';
export * from './errors/call-failure.js';
export * from './lazy.js';
export type {
  ExperienceContext,
  ReadExperiencesRequest,
  ReadPlatformExperiencesRequest,
  ReportExperience,
  ReportExperienceRequest,
  ReportOptions,
  SaveCookiePreferences,
  SaveCookiesOptions,
} from './experience-calls.js';
export type { Consent, ConsentPurpose, ConsentStore } from './experience/consent.js';
export { type ExperimentName, type Experiments, isExperimentActive } from './experiments.js';
export * from './feedback/feedback-overlay.js';
export { feedbackText } from './feedback/feedback-text.js';
export {
  feedbackType,
  type FeedbackType,
  followedPinner,
  unfollowTarget,
} from './feedback/feedback-type.js';
export * from './forms/fields.js';
export * from './link/link-check.js';
export {
  animatesShareUpsell,
  sendObject,
  type SendObject,
  SHARE_UPSELL_ANIMATION_MS,
  SHARE_UPSELL_DELAY_MS,
  shareButtonVariant,
  type ShareButtonVariant,
} from './link/share.js';
export {
  clickthroughOutcome,
  type ClickthroughVisitor,
  isQualityUser,
  recordClickthrough,
  recordCloseup,
  recordDownload,
  recordSearch,
  redeemInvite,
} from './logged-out/activity.js';
export {
  bucketCount,
  bucketDays,
  daysSinceLastVisit,
  recordHistory,
  recordVisit,
  revisit,
  VISITED_PAGE_TYPE,
} from './logged-out/visits.js';
export type {
  ClickthroughRecord,
  LoggedOutRecords,
  RecentlyVisitedEntry,
  SearchRecord,
  VisitHistoryEntry,
} from './logged-out/records.js';
export { pinsToMerge, saveLoggedOut } from './logged-out/saved-pins.js';
export * from './message-host.js';
export {
  navigationFooterHeight,
  navigationHeaderHeight,
  scrollArrows,
  scrollStep,
} from './navigation.js';
export * as opaque from './opaque.js';
export {
  annotationPills,
  collectionItems,
  DOMAIN_LABEL_LIMIT,
  domainChip,
  domainLink,
  itemChips,
} from './pin/chips.js';
export {
  attribution,
  type Attribution,
  attributionBoard,
  attributionDisplay,
  type AttributionSetting,
  isAdvertising,
} from './pin/attribution.js';
export { imageCrop, REMOVED_TILE_HEIGHT_PX } from './pin/image-crop.js';
export * from './pin/carousel.js';
export {
  CLOSEUP_MAX_WIDTH_PX,
  CLOSEUP_PANE_WIDTH_PX,
  closeupSlots,
  informationPanelForm,
} from './pin/closeup.js';
export * from './pin/corner-badge.js';
export {
  DESCRIPTION_LINES,
  gridDescription,
  gridTitle,
  imageAlt,
  pinDescription,
  pinTitle,
  TITLE_LINES,
} from './pin/pin-text.js';
export { durationLabel, formatMinutesSeconds, recipeTime, recipeTimeMs } from './pin/durations.js';
export {
  footerHeight,
  footerLines,
  isFooterVisible,
  partnerFooter,
  type PartnerMetric,
} from './pin/footer.js';
export { type PinFooterContent, pinFooterContent, type SavedPlace } from './pin/footer-content.js';
export * from './pin/image-origin.js';
export {
  chooseImage,
  imageMode,
  type ImageMode,
  imageSources,
  type ImageSources,
  visualRatio,
} from './pin/image.js';
export { type ImageFormat, imageFormats } from './pin/image-formats.js';
export { isCarouselPin, isDeletedStory, isGifPin, isStoryPin, isVideoPin } from './pin/kind.js';
export type { CarouselSlot } from './pin/pin-parts.js';
export {
  type Embed,
  type PinVideos,
  VIDEO_PLAYER_STATES,
  type VideoPlayerState,
  type VideoVariant,
} from './pin/pin-media.js';
export * from './pin/pin.js';
export * from './pin/price.js';
export { hasRating, MAX_STARS, pinRating, starRating } from './pin/rating.js';
export { showsReactions, topReactions } from './pin/reactions.js';
export type { AggregateRating, Article, OfferSummary, Product, Recipe } from './pin/rich-data.js';
export { saveButton, type SaveButtonOptions, type SaveButtonVariant } from './pin/save-button.js';
export {
  hasShoppingIndicator,
  isShoppable,
  productLearning,
  SCROLL_THROTTLE_MS,
  SHOPPING_INDICATOR_HIDE_MS,
  SHOPPING_OVERLAY_OPACITIES,
  shoppingIndicatorLimit,
} from './pin/shopping.js';
export { storyDuration, type StoryPage, storyPages } from './pin/story.js';
export type {
  BulkEdit,
  BulkEdited,
  BulkEditRequest,
  CheckLink,
  CheckLinkRequest,
  Clock,
  CreateBoard,
  DeletePin,
  DeleteRequest,
  HidePin,
  HidePlace,
  HideRequest,
  KeyValueStore,
  ListBoards,
  ListBoardsRequest,
  ListPage,
  ListSections,
  ListSectionsRequest,
  MergeSavedPins,
  MergeSavedPinsRequest,
  PostUpload,
  Random,
  ReadFlag,
  ReadOptions,
  ReadPin,
  ReadUploads,
  RequestUploadSlot,
  RestorePinsRequest,
  SavePin,
  SaveRequest,
  SaveResponse,
  SetFlag,
  UnsavePin,
  UnsaveRequest,
  WriteOptions,
} from './ports.js';
export {
  hasSecretBoards,
  isQuickSavesBoard,
  offersBoardlessPins,
  offersSaveBehaviorSetting,
  QUICK_SAVES_BOARD_STATE,
  quickSavesBoardRequest,
} from './save/quick-save.js';
export {
  REPIN_CONFIRMATION_DELAY_MS,
  SAVE_TOAST_DURATION_MS,
  SAVE_TOAST_FADE_MS,
  SAVE_TOAST_ICON_DELAY_MS,
  SAVE_TOAST_SHOW_DELAY_MS,
  SAVED_TITLE_MS,
  type SavedInfo,
  savedOverlayName,
  savedTitleText,
  type SavedTitlePhase,
} from './save/saved.js';
export * from './search.js';
export {
  defineSurface,
  type Surface,
  surfaceParts,
  type SurfaceParts,
  SURFACES,
} from './surface.js';
export { cut, firstText, truncate } from './text.js';
export { isDarkColor, luminance, STORED_DARK_THEME, type Theme, themeFor } from './theme.js';
export * from './upload.js';
export type { Topic } from './user/topic.js';
export { DAY_MS, isNewUser, showsAppUpsell } from './user/account-age.js';
export { type Invite, inviterName, inviteSurface } from './user/invite.js';
export {
  afterLoginPath,
  gate,
  type GateContext,
  type GatedAction,
  type GateOutcome,
} from './user/gate.js';
export {
  hasMoreMenu,
  hasSendButton,
  hasShareMenu,
  hasSignedOutMenu,
  menuEntries,
  type MenuEntryName,
  opensMoreMenu,
} from './user/menus.js';
export * from './user/person-name.js';
export * from './user/session.js';
export {
  type Account,
  SAVE_BEHAVIORS,
  type User,
  type VerifiedType,
  type Viewer,
} from './user/user.js';
