/*
 * What a card and a grid need for their first render, and nothing else. The main entry has the same names and more. esbuild puts
 * every module behind an entry into the first load, also those that only later chunks use: so a first load imports this entry.
 */
export { QUICK_SAVES_LAYOUT } from './board/board.js';
export { boardRoles } from './board/roles.js';
export { readFailure } from './errors/call-failure.js';
export { suppressesToasts } from './errors/toasts.js';
export { isExperimentActive } from './experiments.js';
export { shareButtonVariant } from './link/share.js';
export { attribution, attributionDisplay, isAdvertising } from './pin/attribution.js';
export { REMOVED_TILE_HEIGHT_PX } from './pin/card-motion.js';
export { carouselSlots } from './pin/carousel-slots.js';
export { domainChip, itemChips, DOMAIN_LABEL_LIMIT } from './pin/chips.js';
export { cornerBadge } from './pin/corner-badge.js';
export { gridDescription, DESCRIPTION_LINES } from './pin/description.js';
export { footerHeight, isFooterVisible } from './pin/footer.js';
export { imageAlt } from './pin/image-alt.js';
export { imageSources } from './pin/image-sources.js';
export { imageMode } from './pin/image.js';
export { isCarouselPin, isDeletedStory, isGifPin, isStoryPin, isVideoPin } from './pin/kind.js';
export { partnerFooter } from './pin/partner-footer.js';
export {
  availabilityLabel,
  pinProduct,
  priceLabel,
  shippingLabel,
  productLabels,
} from './pin/price.js';
export { hasRating, MAX_STARS, pinRating } from './pin/rating.js';
export { showsReactions, topReactions } from './pin/reactions.js';
export { recipeTimeMs, recipeTime } from './pin/recipe.js';
export { saveButton } from './pin/save-button.js';
export { isShoppable } from './pin/shopping-flags.js';
export { gridTitle, pinTitle, TITLE_LINES } from './pin/title.js';
export { visualRatio } from './pin/visual-ratio.js';
export { QUICK_SAVES_BOARD_STATE, quickSavesBoardRequest } from './save/quick-save.js';
export { savedOverlayName, savedTitleText } from './save/saved-text.js';
export { SAVED_TITLE_MS } from './save/timings.js';
export { surfaceParts } from './surface/surface-parts.js';
export { firstText } from './text/first-text.js';
export { afterLoginPath } from './user/permissions/after-login.js';
export { gate } from './user/permissions/gate.js';
export { hasMoreMenu, hasShareMenu, opensMoreMenu } from './user/permissions/menus.js';
