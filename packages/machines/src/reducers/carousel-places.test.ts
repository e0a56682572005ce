import { expect, it } from 'vitest';
import { createCarouselPlaces } from './carousel.js';

it('keeps the index of each carousel (S3 §4.7.3)', () => {
  const places = createCarouselPlaces();
  const pin = { id: '1', carouselData: { index: 2 } };
  expect(places.indexOf({ id: '9' })).toBe(0);
  expect(places.indexOf(pin)).toBe(2);
  places.keep('1', 0);
  expect(places.indexOf(pin)).toBe(0);
  expect(places.indexOf({ id: '2' })).toBe(0);
});
