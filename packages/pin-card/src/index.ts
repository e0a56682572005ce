export { PinBadges, type PinBadgesProps } from './badge/pin-badges.js';
export { CardOverlay, type CardOverlayProps } from './card/card-overlay.js';
export { MissingCardError } from './card/missing-card-error.js';
export { PinCardRoot, type PinCardRootProps } from './card/pin-card-root.js';
export { PinCard, type PinCardProps } from './card/pin-card.js';
export { DomainChip, type DomainChipProps } from './domain-chip/domain-chip.js';
export { PinFooter, type PinFooterProps } from './footer/pin-footer.js';
export { PinGrid, type PinGridProps } from './grid/pin-grid.js';
export { type CardLinkProps } from './link/card-link.js';
export { PinLink, type PinLinkProps } from './link/pin-link.js';
export { MoreButton, type MoreButtonProps } from './menu/more-button.js';
export type { MenuPage } from './menu/pin-menu-items.js';
export { pressScript, PressScript, type PressScriptProps } from './press/press-script.js';
export { MissingPortError } from './provider/missing-port-error.js';
export { MissingPropError } from './provider/missing-prop-error.js';
export { MissingProviderError } from './provider/missing-provider-error.js';
export type { TackboardPorts } from './provider/ports.js';
export {
  type ErrorReport,
  type LoginRequest,
  type MenuActions,
  type PageContext,
  type ReactionIcons,
  type Tackboard,
  useTackboard,
} from './provider/tackboard-context.js';
export { TackboardProvider, type TackboardProviderProps } from './provider/tackboard-provider.js';
export type { PinCardWords, TackboardWords, WordChanges } from './provider/words.js';
export { RemovedPin, type RemovedPinProps } from './removed/removed-pin.js';
export { SaveButton, type SaveButtonProps } from './save-button/save-button.js';
export { PinVisual, type PinVisualProps } from './visual/pin-visual.js';
