// What shows on the picture of rare kinds of pins, and of every pin for employees.
export { DebugSignals } from '../client/debug-signals.js';
export { PinCarousel } from './pin-carousel.js';
export { ShoppingIndicator } from './shopping-indicator.js';
