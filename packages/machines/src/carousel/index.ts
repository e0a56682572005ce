export {
  type CarouselEvent,
  type CarouselOptions,
  type CarouselState,
  createCarousel,
} from './carousel.js';
