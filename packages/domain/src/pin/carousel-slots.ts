import type { Pin } from './pin.js';
import type { CarouselSlot } from './pin-collections.js';
import type { Product } from './rich-data.js';

/** Returns the images of a product as slots, keyed by image signature (S2 §3). */
export function productSlots(product: Product | undefined): readonly CarouselSlot[] {
  return (product?.additionalImages ?? []).flatMap(({ imageSignature, images }) =>
    imageSignature && images ? [{ id: imageSignature, imageSignature, images }] : [],
  );
}

/** Returns the slots of a pin's carousel (S1 §3); `[]` without a carousel. */
export function carouselSlots(pin: Pick<Pin, 'carouselData'>): readonly CarouselSlot[] {
  return pin.carouselData?.carouselSlots ?? [];
}
