/**
 * What a card and a grid need for their first render. The areas export the same and more: bundlers that split code keep in
 * the first load whatever an entry point exports and a later chunk uses, so the first load imports from here alone.
 */
export { closeupOpensInNewTab } from '@tackboard/routes/card';
export { shareButtonVariant } from '../link/share.js';
export { attribution, attributionDisplay, isAdvertising } from '../pin/attribution.js';
export { REMOVED_TILE_HEIGHT_PX } from '../pin/card-motion.js';
export { carouselSlots } from '../pin/carousel-slots.js';
export { domainChip, itemChips, DOMAIN_LABEL_LIMIT } from '../pin/chips.js';
export { cornerBadge } from '../pin/corner-badge.js';
export { footerHeight, isFooterVisible } from '../pin/footer.js';
export { imageAlt } from '../pin/image-alt.js';
export { imageSources } from '../pin/image-sources.js';
export { imageMode } from '../pin/image.js';
export { isCarouselPin, isDeletedStory, isGifPin, isStoryPin, isVideoPin } from '../pin/kind.js';
export { partnerFooter } from '../pin/partner-footer.js';
export {
  availabilityLabel,
  pinProduct,
  priceLabel,
  shippingLabel,
  productLabels,
} from '../pin/price.js';
export { hasRating, MAX_STARS, pinRating } from '../pin/rating.js';
export { showsReactions, topReactions } from '../pin/reactions.js';
export { saveButton } from '../pin/save-button.js';
export { isShoppable } from '../pin/shopping-flags.js';
export { gridTitle, pinTitle, TITLE_LINES } from '../pin/title.js';
export { visualRatio } from '../pin/visual-ratio.js';
export { savedOverlayName, savedTitleText } from '../save/saved-text.js';
export { surfaceParts } from '../surface/surface-parts.js';
export { SHARE_BUTTON_ELEMENT } from '../tracking/events.js';
export {
  COLUMN_WIDTH_PX,
  columnCount,
  GUTTER_PX,
  MAX_COLUMNS,
  MIN_COLUMNS,
} from '../tracking/grid-columns.js';
export { afterLoginPath } from '../user/permissions/after-login.js';
export { gate } from '../user/permissions/gate.js';
export { hasMoreMenu, hasShareMenu, opensMoreMenu } from '../user/permissions/menus.js';
export { formatCompactNumber, formatNumber } from '../words/format-number.js';
export { gridDescription, DESCRIPTION_LINES } from '../pin/description.js';
export { recipeTimeMs, recipeTime } from '../pin/recipe.js';
export { boardRoles } from '../board/roles.js';
export { firstText } from '../text/first-text.js';
