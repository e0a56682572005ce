'use client';
import { lazyPart } from './lazy-part.js';

/** The carousel of a pin with several pictures. */
export const lazyCarousel = lazyPart(
  async () => (await import('../visual/pictures.js')).PinCarousel,
);

/** The label of a shoppable pin, which shows while the page scrolls. */
export const lazyShoppingIndicator = lazyPart(
  async () => (await import('../visual/pictures.js')).ShoppingIndicator,
);

/** The video, gif or embed of a pin. */
export const lazyVideo = lazyPart(async () => (await import('../video/pin-video.js')).PinVideo);

/** The debug signals of a pin. The part itself checks the gate. */
export const lazyDebugSignals = lazyPart(
  async () => (await import('../visual/pictures.js')).DebugSignals,
);

/** The feedback that replaces the content of a card. */
export const lazyFeedback = lazyPart(async () => (await import('../menu/menus.js')).PinFeedback);
