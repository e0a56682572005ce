import { PinCarousel } from '../visual/pin-carousel.js';
import { ShoppingIndicator } from '../visual/shopping-indicator.js';
import { common } from './common.chunk.js';

/** Parts on the picture of rare kinds of pins: the carousel, and the shopping indicator in its experiments. */
export const pictures = Object.freeze({ PinCarousel, ShoppingIndicator, common });

export { useInternals } from './first-load.js';
