import { type CarouselPlaces, createCarouselPlaces } from '@tackboard/machines/carousel';
import type { Page } from '../provider/page.js';

const places = new WeakMap<Page, CarouselPlaces>();

/** Where the carousels of this page stand. It is made when the first one shows. */
export function carouselPlacesOf(page: Page): CarouselPlaces {
  const kept = places.get(page) ?? createCarouselPlaces();
  places.set(page, kept);
  return kept;
}
