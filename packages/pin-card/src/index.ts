export { PinBadges, type PinBadgesProps } from './card/pin-badges.js';
export { CardOverlay, type CardOverlayProps } from './card/card-overlay.js';
export { MissingCardError } from './card/missing-card-error.js';
export { PinCardRoot, type PinCardRootProps } from './card/pin-card-root.js';
export { PinCard, type PinCardProps } from './card/pin-card.js';
export { DomainChip, type DomainChipProps } from './links/domain-chip.js';
export { PinFooter, type PinFooterProps } from './footer/pin-footer.js';
export { PinGrid } from './chunks/first-load.js';
export type { PinGridProps } from './grid/pin-grid.js';
export { type CardLinkProps } from './links/card-link.js';
export { PinLink, type PinLinkProps } from './links/pin-link.js';
export { MoreButton, type MoreButtonProps } from './menu/more-button.js';
export { pressScript } from './client/press-script.gen.js';
export { PressScript, type PressScriptProps } from './client/press-script.js';
export {
  createTackboard,
  type Environment,
  type EnvironmentOptions,
  type ErrorReport,
  type LoginMode,
  type LoginRequest,
  type MenuActions,
  MissingCallError,
  MissingOptionError,
  MissingPropError,
  MissingProviderError,
  type Navigation,
  type PageContext,
  type Paths,
  type PinCardWords,
  type ReactionIcons,
  type ReportReason,
  type Tackboard,
  type TackboardEvent,
  type TackboardOptions,
  type TackboardPins,
  TackboardProvider,
  type TackboardProviderProps,
  type TackboardWords,
  useTackboard,
  type ViewerOptions,
  type WordChanges,
} from './client/provider-entry.js';
export { RemovedPin, type RemovedPinProps } from './card/removed-pin.js';
export { SaveButton, type SaveButtonProps } from './save/save-button.js';
export { PinVisual, type PinVisualProps } from './visual/pin-visual.js';
