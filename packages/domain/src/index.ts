export { safeUrl } from '@tackboard/routes/links';
export {
  type AdCriterion,
  type AdCriterionName,
  adExplanation,
  type AdExplanation,
} from './ads/ad-explanation.js';
export {
  AD_PLATFORM_INTEGRATIONS,
  type AdPlatformIntegration,
  ADS_MANAGER_TABS,
  type AdsManagerTab,
} from './ads/ad-platforms.js';
export { advertiserNumber, messageTargeting } from './ads/advertiser-id.js';
export {
  attributesView,
  ATTRIBUTION_EXPIRY_SECONDS,
  ATTRIBUTION_PRIORITY,
  type AttributionEvent,
  type AttributionSource,
  attributionSourceUrl,
  type AttributionSourceUrl,
  MISSING_PARAM_METRIC,
  VIEW_ATTRIBUTION_OBJECTS,
} from './ads/attribution-source.js';
export { destinationOrigin, destinationOrigins } from './ads/destination-origins.js';
export {
  CLICKTHROUGH_WITHIN_NS,
  isTimelyClickthrough,
  RIGHT_CLICK_MEDIA_EXTENSIONS,
  rightClickDecision,
  type RightClickDecision,
  type RightClickPage,
} from './ads/right-click.js';
export {
  AD_SUMMARY_FLAG_LIMIT,
  AD_TARGETING_FLAGS,
  adSummary,
  adSummaryFlags,
  type AdTargetingFlag,
} from './ads/targeting-summary.js';
export {
  type Board,
  BOARD_PRIVACIES,
  type BoardPrivacy,
  type BoardSection,
  type CoverPin,
  QUICK_SAVES_LAYOUT,
} from './board/board.js';
export {
  BOARD_SORTS,
  BOARDS_PAGE_SIZE,
  type BoardsListOptions,
  type BoardSort,
  BULK_ACTIONS,
  type BulkAction,
  type CreateBoardRequest,
} from './board/boards-list.js';
export {
  BOARD_THUMBNAIL_SIZE,
  boardsListOptions,
  boardThumbnail,
  DEFAULT_PRIVACY_FILTER,
  FOLLOWERS_PAGE_SIZE_MAX,
  followersPageSize,
} from './board/boards-request.js';
export { newBoardRequest } from './board/new-board-request.js';
export {
  type PeopleList,
  type PeopleListEvent,
  peopleListReducer,
  shownPeople,
} from './board/people-list.js';
export { isProtectedBoard, isSecretBoard } from './board/privacy.js';
export { boardRoles, type BoardRoles, isGroupBoard } from './board/roles.js';
export type {
  BlockUser,
  BlockUserRequest,
  CallName,
  Clickthrough,
  FindQuickSavesBoard,
  FollowBoard,
  FollowBoardRequest,
  FollowTopic,
  FollowTopicRequest,
  FollowUser,
  FollowUserRequest,
  ListPeople,
  ListPeopleRequest,
  LogClickthrough,
  ReadInvite,
  ReadNames,
  ReadUserState,
  RemoveCollaborator,
  RemoveCollaboratorRequest,
  ReportPin,
  ReportPinRequest,
  SendPin,
  SendPinRequest,
  TackboardCalls,
} from './calls.js';
export type { CardContext, Device } from './context.js';
export {
  BROWSER_CODES,
  browserCode,
  type BrowserName,
  CLICK_ATTRIBUTION_SAFARI,
  supportsClickAttribution,
} from './device/browser.js';
export {
  isAppleSystem,
  isOldAndroid,
  MODERN_ANDROID_MAJOR,
  OS_CODES,
  osCode,
  type OsName,
} from './device/os.js';
export { callError, type CallErrorFields, TackboardCallError } from './errors/call-error.js';
export {
  outcomeOfStatus,
  type ReadFailure,
  readFailure,
  type WriteFailure,
  writeFailure,
  type WriteOutcome,
} from './errors/call-failure.js';
export {
  ATTRIBUTION_NOT_ENABLED,
  ATTRIBUTION_REQUEST_FAILED,
  SAMPLED_ERROR_RATE,
} from './errors/reports.js';
export { saveErrorText, suppressesToasts } from './errors/toasts.js';
export type {
  ExperienceContext,
  ReadExperiences,
  ReadExperiencesRequest,
  ReadPlatformExperiences,
  ReadPlatformExperiencesRequest,
  ReportExperience,
  ReportExperienceRequest,
  ReportOptions,
  SaveCookiePreferences,
  SaveCookiesOptions,
  TriggerExperience,
} from './experience-calls.js';
export {
  experimentGroup,
  type ExperimentName,
  EXPERIMENTS,
  type Experiments,
  isExperimentActive,
} from './experiments.js';
export {
  feedbackOverlay,
  type FeedbackOverlay,
  type FeedbackStatus,
} from './feedback/feedback-overlay.js';
export {
  FEEDBACK_NAME_LIMIT,
  feedbackReason,
  feedbackText,
  type FeedbackText,
  unfollowedText,
} from './feedback/feedback-text.js';
export {
  FEEDBACK_TYPES,
  feedbackType,
  type FeedbackType,
  followedPinner,
  NEWS_HUB_VIEW_PARAMETER,
  RELATED_VIEW_PARAMETERS,
  unfollowTarget,
} from './feedback/feedback-type.js';
export { type HideFacts, hidePlace } from './feedback/hide-place.js';
export { checkEmail, checkLink } from './forms/address-fields.js';
export {
  characterCount,
  type FieldCheck,
  type FieldProblem,
  FORM_FIELDS,
  type FormField,
} from './forms/field.js';
export { fieldMessage } from './forms/message.js';
export {
  BOARD_TITLE_MAX,
  checkBoardTitle,
  checkFirstName,
  checkPinDescription,
  FIRST_NAME_MAX,
  PIN_DESCRIPTION_MAX,
} from './forms/text-fields.js';
export { linkStep, type LinkStep, linkVerdict, type LinkVerdict } from './link/link-check.js';
export {
  type OffsiteResponse,
  REDIRECT_STATUSES,
  type RedirectStatus,
} from './link/offsite-response.js';
export { isOutbound, type LinkPage } from './link/outbound.js';
export { SEND_IMAGE_SIZE, sendObject, type SendObject } from './link/send-object.js';
export {
  animatesShareUpsell,
  SHARE_UPSELL_ANIMATION_MS,
  SHARE_UPSELL_DELAY_MS,
  shareButtonVariant,
  type ShareButtonVariant,
} from './link/share.js';
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
} from './logged-out/activity.js';
export {
  bucketCount,
  bucketDays,
  COUNT_BUCKET_LAST,
  COUNT_BUCKET_SIZE,
  DAYS_BUCKET_LAST,
  DAYS_BUCKET_SIZE,
} from './logged-out/buckets.js';
export {
  clickthroughOutcome,
  type ClickthroughOutcome,
  type ClickthroughVisitor,
} from './logged-out/clickthrough.js';
export type {
  ClickthroughRecord,
  LoggedOutRecords,
  RecentlyVisitedEntry,
  Revisitation,
  SearchRecord,
  VisitHistoryEntry,
} from './logged-out/records.js';
export { daysSinceLastVisit, revisit, REVISIT_WINDOW_DAYS } from './logged-out/revisit.js';
export {
  canSaveLoggedOut,
  LOGGED_OUT_SAVE_LIMIT,
  pinsToMerge,
  saveLoggedOut,
} from './logged-out/saved-pins.js';
export {
  recordHistory,
  recordVisit,
  VISIT_RETENTION_DAYS,
  VISITED_PAGE_TYPE,
  VISITED_PAGES_LIMIT,
  visitedPinId,
  type VisitOptions,
} from './logged-out/visits.js';
export type {
  Layer,
  LayerComponent,
  LayerProps,
  Layers,
  MessageHost,
  MessagingEvent,
  OpenLayer,
  ToastAction,
  ToastInput,
  ToastKind,
  Toasts,
  ToastTiming,
} from './message-host.js';
export {
  NAVIGATION_FOOTER_NEW_ACCOUNT_PX,
  NAVIGATION_FOOTER_PX,
  NAVIGATION_HEADER_DESKTOP_PX,
  NAVIGATION_HEADER_MOBILE_PX,
  navigationFooterHeight,
  navigationHeaderHeight,
} from './navigation/bar-heights.js';
export {
  SCROLL_ARROW_OVER_PX,
  SCROLL_STEP_SHARE,
  scrollArrows,
  type ScrollState,
  scrollStep,
} from './navigation/scroll-arrows.js';
export {
  CLOSEUP_LAYOUT_RATIOS,
  CLOSEUP_LAYOUT_SIZES_PX,
  CLOSEUP_LAYOUT_WIDTHS_PX,
  CODES_11_12,
  CODES_12_3_11,
  COUNTRY_NUMBERS,
  EVENT_TYPE_48,
  EXPERIENCE_507054,
  EXPORTED_100,
  EXPORTED_28,
  FEEDBACK_TOAST_TIMINGS,
  ONBOARDING_DEFAULT_COUNTRY,
  ONBOARDING_DEFAULT_LOCALE,
  ONBOARDING_PICK_COUNT,
  ONBOARDING_STEPS,
  ONBOARDING_TIMEOUT_MS,
  SHOP_TOOL_TIMING,
  SIZE_2000,
  SIZE_44,
  SPECIAL_VIEW_PARAMETERS,
  TIMING_900000_MS,
  TRACKING_EVENT_TYPES,
  VIEW_TYPES,
} from './opaque.js';
export { annotationLinks, type AnnotationPill, annotationPills } from './pin/annotations.js';
export { attributionBoard } from './pin/attribution-board.js';
export {
  attribution,
  type Attribution,
  attributionDisplay,
  type AttributionDisplay,
  type AttributionSetting,
  isAdvertising,
  UPLOADED_DOMAIN,
} from './pin/attribution.js';
export { FEEDBACK_OVERLAY_OPACITY, REMOVED_TILE_HEIGHT_PX } from './pin/card-motion.js';
export { carouselSlots } from './pin/carousel-slots.js';
export {
  CAROUSEL_DETAILS_MS,
  carouselArrows,
  carouselGesture,
  type CarouselGesture,
  moveCarousel,
  type Touch,
} from './pin/carousel.js';
export {
  CHIP_COUNT,
  collectionItems,
  DOMAIN_CHIP_LIMIT,
  DOMAIN_LABEL_LIMIT,
  domainChip,
  itemChips,
} from './pin/chips.js';
export { CLOSEUP_PANE_WIDTH_PX } from './pin/closeup-layout.js';
export { closeupSlots, productSlots } from './pin/closeup-slots.js';
export { cornerBadge, type CornerBadge, videoDuration } from './pin/corner-badge.js';
export {
  DESCRIPTION_LINES,
  gridDescription,
  pinDescription,
  RICH_DESCRIPTION_LIMIT,
  RICH_DESCRIPTION_OVER,
  richDescription,
} from './pin/description.js';
export {
  durationLabel,
  HALF_HOUR_OVER_MINUTES,
  NEXT_HOUR_OVER_MINUTES,
  roundDuration,
  type RoundedDuration,
} from './pin/duration-label.js';
export { formatMinutesSeconds } from './pin/duration.js';
export {
  FOOTER_LINE_HEIGHT_PX,
  FOOTER_MIN_HEIGHT_DESKTOP_PX,
  FOOTER_MIN_HEIGHT_PX,
  FOOTER_SPACING_PX,
  type FooterContent,
  footerHeight,
  footerLines,
  isFooterVisible,
  isPartnerFooterForced,
  PRICE_FOOTER_HEIGHT_EXTRA_LINE_PX,
  PRICE_FOOTER_HEIGHT_PX,
  PROMOTED_FOOTER_LINES,
  RATED_FOOTER_LINES,
  SQUARE_FOOTER_HEIGHT_PX,
  SQUARE_FOOTER_HEIGHT_WITH_PRICE_PX,
} from './pin/footer.js';
export { imageAlt } from './pin/image-alt.js';
export { displayRatio, imageCrop, MAX_DISPLAY_RATIO, type UsableCrop } from './pin/image-crop.js';
export { isExternalImage } from './pin/image-host.js';
export { IMAGE_ORIGINS, type ImageOrigin } from './pin/image-origin.js';
export { imageSources, type ImageSources } from './pin/image-sources.js';
export {
  chooseImage,
  type ChosenImage,
  GRID_IMAGE_SIZES,
  HIGH_RES_IMAGE_SIZES,
  IMAGE_MODES,
  imageMode,
  type ImageMode,
  isOriginalKey,
  SQUARE_SIDE_PX,
} from './pin/image.js';
export { informationPanelForm, type InformationPanelForm } from './pin/information-panel.js';
export {
  isCarouselPin,
  isDeletedStory,
  isGifPin,
  isOwnPin,
  isStoryPin,
  isVideoPin,
} from './pin/kind.js';
export { isSensitiveNoindex, SENSITIVE_NOINDEX_WORDS } from './pin/noindex.js';
export { imageOrigin, isMadeByModel } from './pin/origin.js';
export {
  PARTNER_ANALYTICS_WINDOW,
  partnerFooter,
  type PartnerMetric,
} from './pin/partner-footer.js';
export {
  type AdData,
  type AdTargetingAttribution,
  MATCHED_DEVICES,
  MATCHED_GENDERS,
  type MatchedDevice,
  type MatchedGender,
  type ThirdPartyAdAttributes,
} from './pin/pin-ads.js';
export type {
  AggregatedPinData,
  CarouselData,
  CarouselSlot,
  CollectionItem,
  CollectionPin,
  CreatorMetrics,
  ProductPinData,
} from './pin/pin-collections.js';
export {
  type Embed,
  IMAGE_SIZES,
  type ImageCrop,
  type ImageSize,
  type PinImage,
  type PinImages,
  type PinVideos,
  VIDEO_PLAYER_STATES,
  type VideoPlayerState,
  type VideoVariant,
} from './pin/pin-media.js';
export {
  type Annotation,
  type Interest,
  type LinkDomain,
  type PinJoin,
  type ReactionCount,
  type RecommendationReason,
  type Sponsorship,
  SPONSORSHIP_STATUSES,
  type SponsorshipStatus,
} from './pin/pin-social.js';
export type { Pin } from './pin/pin.js';
export {
  availabilityLabel,
  type AvailabilityLabel,
  pinProduct,
  priceLabel,
  type PriceLabel,
  productLabels,
  shippingLabel,
  type ShippingLabel,
} from './pin/price.js';
export {
  FULL_STAR_FROM,
  HALF_STAR_FROM,
  hasRating,
  MAX_STARS,
  pinRating,
  starRating,
  type StarRating,
} from './pin/rating.js';
export { showsReactions, topReactions } from './pin/reactions.js';
export { recipeTime, recipeTimeMs, type RecipeTimeWords } from './pin/recipe.js';
export {
  type AggregateRating,
  type Article,
  type OfferSummary,
  type Product,
  type ProductBrand,
  type ProductImage,
  type ProductVariant,
  type Recipe,
  RICH_TYPE_NAMES,
  type RichData,
  type RichTypeName,
  type ShippingInfo,
  SHOPPING_FLAGS,
  type ShoppingFlag,
  type VariantDimension,
  type VariantSet,
} from './pin/rich-data.js';
export {
  SAVE_BUTTON_TYPES,
  saveButton,
  type SaveButtonOptions,
  type SaveButtonType,
  type SaveButtonVariant,
} from './pin/save-button.js';
export { hasShoppingFlag, isShoppable } from './pin/shopping-flags.js';
export {
  hasShoppingIndicator,
  productLearning,
  type ProductLearning,
  SCROLL_THROTTLE_MS,
  SHOPPING_INDICATOR_HIDE_MS,
  SHOPPING_OVERLAY_OPACITIES,
  shoppingIndicatorLimit,
} from './pin/shopping.js';
export {
  hasStoryBadge,
  STATIC_STORY_PAGE_MS,
  STORY_BADGE_OVER_PAGES,
  storyDuration,
  storyPageCount,
} from './pin/story-duration.js';
export { type StoryPageContent, storyPages } from './pin/story-pages.js';
export type { StoryBlock, StoryPage, StoryPinData, StoryPinMetadata } from './pin/story-pin.js';
export { GRID_TITLE_LIMIT, gridTitle, hasWriteAccess, pinTitle, TITLE_LINES } from './pin/title.js';
export { LONG_PRESS_MS, MOVE_TOLERANCE_PX } from './pin/touch-limits.js';
export { visualRatio } from './pin/visual-ratio.js';
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
  RestorePins,
  RestorePinsRequest,
  SavePin,
  SaveRequest,
  SaveResponse,
  SetFlag,
  UnsavePin,
  UnsaveRequest,
  WriteOptions,
} from './ports.js';
export { topRanked } from './ranking/top-ranked.js';
export {
  hasSecretBoards,
  isQuickSavesBoard,
  offersBoardlessPins,
  offersSaveBehaviorSetting,
  QUICK_SAVES_BOARD_STATE,
  quickSavesBoardRequest,
  SAVE_BEHAVIOR_BELOW_BOARDS,
} from './save/quick-save.js';
export type { SavedInfo } from './save/saved-info.js';
export {
  LEGO_SAVED_TITLE_LIMIT,
  SAVED_OVERLAY_NAME_LIMIT,
  savedOverlayName,
  savedTitleText,
} from './save/saved-text.js';
export {
  REPIN_CONFIRMATION_DELAY_MS,
  SAVE_TOAST_DURATION_MS,
  SAVE_TOAST_FADE_MS,
  SAVE_TOAST_ICON_DELAY_MS,
  SAVE_TOAST_SHOW_DELAY_MS,
  SAVED_TITLE_MS,
} from './save/timings.js';
export { DEBUG_KEY_PREFIX, requestsDebugPanel } from './search/debug-flags.js';
export { SEARCH_TABS, type SearchTab } from './search/search-tabs.js';
export {
  SURFACE_PARTS,
  type SurfacePart,
  surfaceParts,
  type SurfaceParts,
} from './surface/surface-parts.js';
export { type KnownSurface, type Surface, SURFACES } from './surface/surfaces.js';
export { firstText } from './text/first-text.js';
export { cut, truncate } from './text/truncate.js';
export {
  DARK_LUMINANCE_BELOW,
  isDarkColor,
  luminance,
  LUMINANCE_SHARES,
  STORED_DARK_THEME,
  type Theme,
  themeFor,
  type ThemeState,
} from './theme/theme.js';
export { imageInput, type ImageInput, isImageFile, isVideoFile } from './upload/image-input.js';
export { UPLOAD_POLL_MS, type UploadStep, uploadStep } from './upload/upload-step.js';
export {
  UPLOAD_STATUSES,
  type UploadSlot,
  type UploadStatus,
  type UploadStatusName,
} from './upload/upload.js';
export {
  DAY_MS,
  isImageOnlyGrid,
  isNewUser,
  isResurrectedUser,
  NEW_USER_WINDOW_DAYS,
} from './user/account-age.js';
export {
  APP_UPSELL_GAP_DAYS,
  type AppUpsellState,
  FIRST_APP_UPSELL_WINDOW_DAYS,
  showsAppUpsell,
} from './user/app-upsell.js';
export {
  INVITE_CHANNELS_WITHOUT_POPOVER,
  INVITER_NAME_LIMIT,
  inviterName,
  inviteSurface,
  type InviteSurface,
} from './user/invite-surface.js';
export {
  APP_PLATFORMS,
  type AppPlatform,
  type Invite,
  INVITE_SOURCES,
  type InviteSource,
} from './user/invite.js';
export { afterLoginPath } from './user/permissions/after-login.js';
export {
  gate,
  type Gate,
  type GateContext,
  GATED_ACTIONS,
  type GatedAction,
  type GateOutcome,
} from './user/permissions/gate.js';
export {
  MENU_ENTRIES,
  menuEntries,
  type MenuEntry,
  type MenuEntryName,
} from './user/permissions/menu-entries.js';
export { hasMoreMenu, hasShareMenu, opensMoreMenu } from './user/permissions/menus.js';
export { hasSignedOutMenu } from './user/permissions/signed-out-menu.js';
export {
  showsMerchantText,
  splitName,
  type SplitName,
  VERIFIED_BADGE_SIZES_PX,
  type VerifiedBadgeSize,
  verifiedType,
} from './user/person-name.js';
export { type Session, sessionViewer } from './user/session.js';
export {
  SAVE_BEHAVIORS,
  type SaveBehavior,
  type User,
  VERIFIED_TYPES,
  type VerifiedType,
} from './user/user.js';
export type { Account, Viewer } from './user/viewer.js';
