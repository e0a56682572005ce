'use client';
import { loadMenu } from '../chunks/load-menu.js';
import { lazyPart } from './lazy-part.js';

const loadPictures = () => import('../chunks/pictures.chunk.js').then(({ pictures }) => pictures);

/** The carousel of a pin with several pictures. */
export const lazyCarousel = lazyPart(() => loadPictures().then((part) => part.PinCarousel));

/** The label of a shoppable pin, which shows while the page scrolls. */
export const lazyShoppingIndicator = lazyPart(() =>
  loadPictures().then((part) => part.ShoppingIndicator),
);

/** The video, gif or embed of a pin. */
export const lazyVideo = lazyPart(() =>
  import('../chunks/video.chunk.js').then(({ video }) => video.PinVideo),
);

/** The debug signals of a pin. The part itself checks the gate. */
export const lazyDebugSignals = lazyPart(() =>
  import('../chunks/debug.chunk.js').then(({ debug }) => debug.DebugSignals),
);

/** The feedback that replaces the content of a card. */
export const lazyFeedback = lazyPart(() => loadMenu().then((menu) => menu.PinFeedback));
