export {
  type CarouselEvent,
  type CarouselOptions,
  type CarouselState,
  createCarousel,
} from './carousel.js';
export { type CarouselPlaces, createCarouselPlaces } from './carousel-places.js';
