export { annotationLinks, type AnnotationPill, annotationPills } from './annotations.js';
export {
  attribution,
  type Attribution,
  attributionDisplay,
  type AttributionDisplay,
  type AttributionSetting,
  isAdvertising,
  UPLOADED_DOMAIN,
} from './attribution.js';
export { attributionBoard } from './attribution-board.js';
export { FEEDBACK_OVERLAY_OPACITY, REMOVED_TILE_HEIGHT_PX } from './card-motion.js';
export {
  CAROUSEL_DETAILS_MS,
  carouselArrows,
  carouselGesture,
  type CarouselGesture,
  moveCarousel,
  type Touch,
} from './carousel.js';
export { carouselSlots } from './carousel-slots.js';
export { closeupSlots, productSlots } from './closeup-slots.js';
export {
  CHIP_COUNT,
  collectionItems,
  DOMAIN_CHIP_LIMIT,
  DOMAIN_LABEL_LIMIT,
  domainChip,
  itemChips,
} from './chips.js';
export { CLOSEUP_PANE_WIDTH_PX } from './closeup-layout.js';
export { cornerBadge, videoDuration, type CornerBadge } from './corner-badge.js';
export {
  DESCRIPTION_LINES,
  gridDescription,
  pinDescription,
  RICH_DESCRIPTION_LIMIT,
  RICH_DESCRIPTION_OVER,
  richDescription,
} from './description.js';
export { formatMinutesSeconds } from './duration.js';
export {
  durationLabel,
  HALF_HOUR_OVER_MINUTES,
  NEXT_HOUR_OVER_MINUTES,
  roundDuration,
  type RoundedDuration,
} from './duration-label.js';
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
} from './footer.js';
export { imageAlt } from './image-alt.js';
export { displayRatio, imageCrop, MAX_DISPLAY_RATIO, type UsableCrop } from './image-crop.js';
export { isExternalImage } from './image-host.js';
export { IMAGE_ORIGINS, type ImageOrigin } from './image-origin.js';
export { informationPanelForm, type InformationPanelForm } from './information-panel.js';
export { imageSources, type ImageSources } from './image-sources.js';
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
} from './image.js';
export {
  isCarouselPin,
  isDeletedStory,
  isGifPin,
  isOwnPin,
  isStoryPin,
  isVideoPin,
} from './kind.js';
export { isSensitiveNoindex, SENSITIVE_NOINDEX_WORDS } from './noindex.js';
export { imageOrigin, isMadeByModel } from './origin.js';
export { PARTNER_ANALYTICS_WINDOW, partnerFooter, type PartnerMetric } from './partner-footer.js';
export {
  type AdData,
  type AdTargetingAttribution,
  MATCHED_DEVICES,
  MATCHED_GENDERS,
  type MatchedDevice,
  type MatchedGender,
  type ThirdPartyAdAttributes,
} from './pin-ads.js';
export type {
  AggregatedPinData,
  CarouselData,
  CarouselSlot,
  CollectionItem,
  CollectionPin,
  CreatorMetrics,
  ProductPinData,
} from './pin-collections.js';
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
} from './pin-media.js';
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
} from './pin-social.js';
export type { Pin } from './pin.js';
export {
  availabilityLabel,
  type AvailabilityLabel,
  pinProduct,
  priceLabel,
  type PriceLabel,
  productLabels,
  shippingLabel,
  type ShippingLabel,
} from './price.js';
export {
  FULL_STAR_FROM,
  HALF_STAR_FROM,
  hasRating,
  MAX_STARS,
  pinRating,
  starRating,
  type StarRating,
} from './rating.js';
export { showsReactions, topReactions } from './reactions.js';
export { recipeTime, recipeTimeMs, type RecipeTimeWords } from './recipe.js';
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
} from './rich-data.js';
export {
  SAVE_BUTTON_TYPES,
  saveButton,
  type SaveButtonOptions,
  type SaveButtonType,
  type SaveButtonVariant,
} from './save-button.js';
export {
  hasShoppingIndicator,
  productLearning,
  type ProductLearning,
  SCROLL_THROTTLE_MS,
  SHOPPING_INDICATOR_HIDE_MS,
  SHOPPING_OVERLAY_OPACITIES,
  shoppingIndicatorLimit,
} from './shopping.js';
export { hasShoppingFlag, isShoppable } from './shopping-flags.js';
export {
  hasStoryBadge,
  STATIC_STORY_PAGE_MS,
  STORY_BADGE_OVER_PAGES,
  storyDuration,
  storyPageCount,
} from './story-duration.js';
export {
  type StoryBlock,
  type StoryPage,
  type StoryPinData,
  type StoryPinMetadata,
} from './story-pin.js';
export { GRID_TITLE_LIMIT, gridTitle, hasWriteAccess, pinTitle, TITLE_LINES } from './title.js';
export { LONG_PRESS_MS, MOVE_TOLERANCE_PX } from './touch-limits.js';
export { visualRatio } from './visual-ratio.js';
export { type StoryPageContent, storyPages } from './story-pages.js';
