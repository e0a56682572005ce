// Parts that a card loads on demand. The main entry exports none of them: esbuild would put them into the first load.
export { PinFeedback, type PinFeedbackProps } from './feedback/pin-feedback.js';
export { BlockedLinkModal, type BlockedLinkModalProps } from './links/blocked-link-modal.js';
export { WhyThisAdModal, type WhyThisAdModalProps } from './menu/why-this-ad-modal.js';
export { PinCarousel, type PinCarouselProps } from './visual/pin-carousel.js';
export { ShoppingIndicator, type ShoppingIndicatorProps } from './visual/shopping-indicator.js';
