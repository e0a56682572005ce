// What shows on the picture of rare kinds of pins.
export { PinCarousel } from './pin-carousel.js';
export { ShoppingIndicator } from './shopping-indicator.js';
