'use client';
import type { ReactNode } from 'react';
import { lazyPart } from './lazy-part.js';

/** The carousel of a pin with several pictures. */
export const lazyCarousel = lazyPart(() =>
  import('../chunks/pictures.chunk.js').then((part) => part.PinCarousel),
);

/** Says, while the page scrolls, that a pin can be bought. */
export const lazyShoppingIndicator = lazyPart(() =>
  import('../chunks/pictures.chunk.js').then((part) => part.ShoppingIndicator),
);

/** What moves in a pin: its video, a gif, media of another site. */
export const lazyVideo = lazyPart(() =>
  import('../chunks/video.chunk.js').then((part) => part.PinVideo),
);

/** The signals of a pin, for employees and inside the company; the part itself checks the gate. */
export const lazyDebugSignals = lazyPart(() =>
  import('../chunks/debug.chunk.js').then(({ debug }) => debug.DebugSignals),
);

/** The overlay of the viewer's feedback; its children are the card. */
export const lazyFeedback = lazyPart<{ readonly children: ReactNode }>(() =>
  import('../chunks/menu.chunk.js').then(({ menu }) => menu.PinFeedback),
);
