import type { Pin } from '@tackboard/domain';
import { isCarouselPin, isStoryPin } from '@tackboard/domain/pin';

/** Whether something may stand in the corner of a pin's picture: most pins have nothing there, and fetch nothing for it. */
export function mayHaveBadges(pin: Pin): boolean {
  return (
    pin.videos !== undefined ||
    pin.isOosProduct === true ||
    pin.isStaleProduct === true ||
    isStoryPin(pin) ||
    isCarouselPin(pin)
  );
}
