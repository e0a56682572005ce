/** Parts on the picture of rare kinds of pins: the carousel, and the shopping indicator in its experiments. */
export { PinCarousel } from '../carousel/pin-carousel.js';
export { ShoppingIndicator } from '../shopping/shopping-indicator.js';

export { common } from './common.chunk.js';
export { useInternals } from './first-load.js';
