import { type Experiments, isExperimentActive } from '../experiments.js';
import type { Pin } from './pin.js';
import type { CarouselSlot } from './pin-collections.js';
import type { Product } from './rich-data.js';

/** A press longer than this is a long press; a swipe must be shorter (S1 §4). Exactly as long is neither. */
export const LONG_PRESS_MS = 500;

/** How far a finger may move in a press that is no swipe (S1 §4). */
export const MOVE_TOLERANCE_PX = 10;

/** How long the details of a slot show after the index has changed (S1 §4 §9). */
export const CAROUSEL_DETAILS_MS = 4000;

/** The pictures of a product as slots, each keyed by its image signature (S2 §3). */
export function productSlots(product: Product | undefined): readonly CarouselSlot[] {
  return (product?.additionalImages ?? []).flatMap(({ imageSignature, images }) =>
    imageSignature && images ? [{ id: imageSignature, imageSignature, images }] : [],
  );
}

/** The slots of a pin's carousel; `[]` when it has none (S1 §3). */
export function carouselSlots(pin: Pick<Pin, 'carouselData'>): readonly CarouselSlot[] {
  return pin.carouselData?.carouselSlots ?? [];
}

/** Which arrows show (S1 §4): the left above index 0, the right below the last of `count` slots. */
export function carouselArrows(
  index: number,
  count: number,
): { readonly previous: boolean; readonly next: boolean } {
  return { previous: index > 0, next: index < count - 1 };
}

/** The index after moving `by` slots (S1 §4, S3 §4.7), held between the first and the last of `count`. */
export function moveCarousel(index: number, by: number, count: number): number {
  return Math.max(Math.min(index + by, count - 1), 0);
}

/** What a finger did on a carousel (S1 §4). */
export type CarouselGesture = 'next' | 'previous' | 'longPress' | 'none';

/** A touch from its start to its end: how long it took, and how far it went, right and down being positive (S1 §4). */
export interface Touch {
  readonly durationMs: number;
  readonly deltaX: number;
  readonly deltaY: number;
}

/**
 * Reads a touch on a carousel in a left-to-right page (S1 §4): a horizontal move of more than 10 px in less than 500 ms
 * turns the page, while the ad carousel experiment is on; holding still for more than 500 ms is a long press.
 */
export function carouselGesture(
  touch: Touch,
  experiments: Experiments | undefined,
): CarouselGesture {
  const across = Math.abs(touch.deltaX);
  const along = Math.abs(touch.deltaY);
  if (Math.max(across, along) <= MOVE_TOLERANCE_PX) {
    return touch.durationMs > LONG_PRESS_MS ? 'longPress' : 'none';
  }
  const isSwipe =
    across > along &&
    touch.durationMs < LONG_PRESS_MS &&
    isExperimentActive(experiments, 'ad_carousel');
  if (!isSwipe) return 'none';
  return touch.deltaX < 0 ? 'next' : 'previous';
}
