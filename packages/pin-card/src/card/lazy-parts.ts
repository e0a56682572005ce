'use client';
import type { ReactNode } from 'react';
import { lazyPart } from './lazy-part.js';

/** The carousel of a pin with several pictures. */
export const lazyCarousel = lazyPart(() =>
  import('../carousel/pin-carousel.lazy.js').then((part) => part.PinCarousel),
);

/** The pictures of what a collection or a collage gathers. */
export const lazyChips = lazyPart(() =>
  import('../chips/item-chips.lazy.js').then((part) => part.ItemChips),
);

/** What tells, while the page scrolls, that a pin can be bought. */
export const lazyShoppingIndicator = lazyPart(
  () => import('../shopping/shopping-indicator.lazy.js').then((part) => part.ShoppingIndicator),
  // Its experiments are off where nobody named any.
  ({ context }) => context.experiments !== undefined,
);

/** A rating as stars, in the footer. */
export const lazyStarRating = lazyPart(() =>
  import('../footer/star-rating.lazy.js').then((part) => part.StarRating),
);

/** How many people reacted, in the footer. */
export const lazyReactions = lazyPart(() =>
  import('../footer/reactions.lazy.js').then((part) => part.Reactions),
);

/** What moves in a pin: its film, a gif, media of another site. */
export const lazyVideo = lazyPart(() =>
  import('../video/pin-video.lazy.js').then((part) => part.PinVideo),
);

/** The signals of a pin, for employees and inside the company; the part itself asks the gate. */
export const lazyDebugSignals = lazyPart(() =>
  import('../debug/debug-signals.lazy.js').then((part) => part.DebugSignals),
);

/** The numbers of a partner's own pin, in the footer. */
export const lazyPartnerFooter = lazyPart(() =>
  import('../partner-footer/partner-footer.lazy.js').then((part) => part.PartnerFooter),
);

/** What stands in the upper corner of the picture. */
export const lazyBadges = lazyPart(() =>
  import('../badge/pin-badges.lazy.js').then((part) => part.PinBadges),
);

/** What stands for an idea pin that its creator has removed. */
export const lazyRemovedPin = lazyPart(() =>
  import('../removed/removed-pin.lazy.js').then((part) => part.RemovedPin),
);

/** What sends a pin to people. */
export const lazyShareButton = lazyPart(
  () => import('../share/share-button.lazy.js').then((part) => part.ShareButton),
  ({ parts }) => parts.sendButton,
);

/** Where the pin comes from, as a link to that page. */
export const lazyDomainChip = lazyPart(
  () => import('../domain-chip/domain-chip.lazy.js').then((part) => part.DomainChip),
  ({ pin, parts }) => parts.domainChip && pin.link !== undefined,
);

/** Where a saved pin lies, in the footer. */
export const lazySavedStatus = lazyPart(() =>
  import('../save-button/saved-status.lazy.js').then((part) => part.SavedStatus),
);

/** What the viewer's feedback puts over a card. */
export const lazyFeedback = lazyPart<{ readonly children: ReactNode }>(() =>
  import('../feedback/pin-feedback.lazy.js').then((part) => part.PinFeedback),
);
