import type { Pin } from './pin.js';
import type { CarouselSlot } from './pin-parts.js';
import { type Experiments, isExperimentActive } from '../experiments.js';

/** Presses above this duration are long presses (S1 §4.28); swipes are below it. Exactly this duration is neither. */
export const LONG_PRESS_MS = 500;

/** Largest movement of a press that is not a swipe (S1 §4.29). */
export const MOVE_TOLERANCE_PX = 10;

/** Returns the slots of a pin's carousel (S1 §3.10); `[]` without a carousel. */
export function carouselSlots(pin: Pick<Pin, 'carouselData'>): readonly CarouselSlot[] {
  return pin.carouselData?.carouselSlots ?? [];
}

/** Duration of the slot details after the index has changed (S1 §4.30). */
export const CAROUSEL_DETAILS_MS = 4000;

/** Returns which arrows show: left above index 0, right before the last of `count` slots. */
export function carouselArrows(
  index: number,
  count: number,
): { readonly previous: boolean; readonly next: boolean } {
  return { previous: index > 0, next: index < count - 1 };
}

/** Returns the index after moving `by` slots, clamped to the slots. */
export function moveCarousel(index: number, by: number, count: number): number {
  return Math.max(Math.min(index + by, count - 1), 0);
}

/** A gesture on a carousel. */
type CarouselGesture = 'next' | 'previous' | 'longPress' | 'none';

/** A touch: its duration and distance. Right and down are positive. */
export interface Touch {
  readonly durationMs: number;
  readonly deltaX: number;
  readonly deltaY: number;
}

/**
 * Classifies a touch on a carousel of a left-to-right page: a horizontal move of more than 10 px in less than
 * 500 ms is a swipe while the ad carousel experiment is active; holding still for more than 500 ms is a long press.
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
