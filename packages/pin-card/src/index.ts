export { createTackboard } from './client/create-tackboard.js';
export type { Environment, EnvironmentOptions, PrivacySignals } from './client/environment.js';
export { MissingCallError } from './client/missing-errors.js';
export { MissingOptionError } from './client/missing-errors.js';
export { MissingPropError } from './client/missing-errors.js';
export { MissingProviderError } from './client/missing-errors.js';
export type { CardLinkProps, Navigation, RepinPage } from './client/navigation.js';
export type { LoginMode, Paths } from './client/paths.js';
export { pressScript } from './client/press-script.gen.js';
export { PressScript, type PressScriptProps } from './client/press-script.js';
export { readRepinState, type RepinState } from './client/repin-state.js';
export { useTackboard } from './client/tackboard-context.js';
export { TackboardProvider, type TackboardProviderProps } from './client/tackboard-provider.js';
export type {
  ConsentOptions,
  ErrorReport,
  LoginRequest,
  MenuActions,
  PageContext,
  ReactionIcons,
  ReportReason,
  SmallerPictures,
  Tackboard,
  TackboardEvent,
  TackboardOptions,
  TackboardPins,
  ViewerOptions,
} from './client/tackboard.js';
export type { PinCardWords, TackboardWords, WordChanges } from './client/words.js';
export { CardOverlay, type CardOverlayProps } from './card/card-overlay.js';
export { MissingCardError } from './client/missing-errors.js';
export { PinBadges, type PinBadgesProps } from './card/pin-badges.js';
export { PinCardRoot, type PinCardRootProps } from './card/pin-card-root.js';
export { PinCard, type PinCardProps } from './card/pin-card.js';
export { RemovedPin, type RemovedPinProps } from './card/removed-pin.js';
export { SaveButton, type SaveButtonProps } from './save/save-button.js';
export { PinGrid } from './grid/pin-grid.js';
export { useShownPins } from './grid/use-shown-pins.js';
export type { GridCard, GridFindProps } from './grid/grid-list.js';
export type { PicturePriority } from './grid/picture-priorities.js';
export type { GridLoading } from './grid/grid-foot.js';
export type { GridSnapshot } from './grid/grid-scene.js';
export {
  createImpressions,
  type Impression,
  type ImpressionItem,
  type Impressions,
} from './grid/impressions.js';
export type { ItemSize } from './grid/item-size.js';
export { MASONRY_EXPERIMENTS, masonryExperiment } from './grid/masonry-experiment.js';
export { type MeasureFooters, measureFooters } from './grid/measure-footers.js';
export type { PinGridActions, PinGridProps } from './grid/pin-grid.js';
export { pinSize } from './grid/item-size.js';
export type { GridScroller } from './grid/grid-list.js';
export { SeenListItem, type SeenListItemProps } from './grid/seen-list-item.js';
export { type SeenItem, type SeenPlace, useImpression } from './grid/use-impression.js';
export type { FeedStorage } from './feed/use-feed-record.js';
export type { FetchPinPage, PinFeedPage } from './feed/use-feed-pages.js';
export { type PinFeed, type PinFeedOptions, usePinFeed } from './feed/use-pin-feed.js';
export { ItemChips, type ItemChipsProps } from './visual/item-chips.js';
export { PinVisual, type PinVisualProps } from './visual/pin-visual.js';
export { PartnerFooter, type PartnerFooterProps } from './footer/partner-footer.js';
export { PinFooter, type PinFooterProps } from './footer/pin-footer.js';
export { DomainChip, type DomainChipProps } from './links/domain-chip.js';
export { PinTitle, type PinTitleProps } from './links/pin-title.js';
export { PinLink, type PinLinkProps } from './links/pin-link.js';
export { type OutboundLink, useOutboundLink } from './links/use-outbound-link.js';
export { MoreButton, type MoreButtonProps } from './menu/more-button.js';
export { useRightClickTracking } from './menu/use-right-click-tracking.js';
export { WhyThisAdButton, type WhyThisAdButtonProps } from './menu/why-this-ad-button.js';
export { FollowButton, type FollowButtonProps } from './feedback/follow-button.js';
export { useClientToggle } from './feedback/use-client-toggle.js';
export { type AppUpsellOptions, useAppUpsell } from './prompts/use-app-upsell.js';
export { type GateSubject, type PassGate, useGate } from './prompts/use-gate.js';
