import type { Pin } from './pin.js';
import type { CarouselSlot } from './pin-collections.js';

/** Returns the slots of a pin's carousel (S1 §3); `[]` without a carousel. */
export function carouselSlots(pin: Pick<Pin, 'carouselData'>): readonly CarouselSlot[] {
  return pin.carouselData?.carouselSlots ?? [];
}
