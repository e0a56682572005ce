/*
 * What a card and a grid need for their first render, and nothing else. The main entry has the same names and more. esbuild puts
 * every module behind an entry into the first load, also those that only later chunks use: so a first load imports this entry.
 */
export { boardRoles, QUICK_SAVES_LAYOUT } from './board/board.js';
export {
  readFailure,
  saveErrorText,
  suppressesToasts,
  writeFailure,
} from './errors/call-failure.js';
export { isExperimentActive } from './experiments.js';
export { sendObject, shareButtonVariant } from './link/share.js';
export { isAdvertising } from './pin/attribution.js';
export { REMOVED_TILE_HEIGHT_PX } from './pin/image-crop.js';
export { carouselSlots } from './pin/carousel.js';
export { domainLink, itemChips, DOMAIN_LABEL_LIMIT } from './pin/chips.js';
export { cornerBadge } from './pin/corner-badge.js';
export { gridDescription, gridTitle, imageAlt, pinTitle, TITLE_LINES } from './pin/pin-text.js';
export { partnerFooter } from './pin/footer.js';
export { pinFooterContent } from './pin/footer-content.js';
export { imageMode, imageSources, visualRatio } from './pin/image.js';
export { imageFormats } from './pin/image-formats.js';
export { isCarouselPin, isDeletedStory, isGifPin, isStoryPin, isVideoPin } from './pin/kind.js';
export {
  availabilityLabel,
  pinProduct,
  priceLabel,
  shippingLabel,
  productLabels,
} from './pin/price.js';
export { MAX_STARS, pinRating } from './pin/rating.js';
export { showsReactions, topReactions } from './pin/reactions.js';
export { recipeTime, recipeTimeMs } from './pin/durations.js';
export { saveButton } from './pin/save-button.js';
export { isShoppable } from './pin/shopping.js';
export { QUICK_SAVES_BOARD_STATE, quickSavesBoardRequest } from './save/quick-save.js';
export { SAVED_TITLE_MS, savedOverlayName, savedTitleText } from './save/saved.js';
export { surfaceNames, surfaceParts } from './surface.js';
export { firstText } from './text.js';
export { afterLoginPath, gate } from './user/gate.js';
export { hasMoreMenu, hasSendButton, hasShareMenu, opensMoreMenu } from './user/menus.js';
export { lazy } from './lazy.js';
