import { isCarouselPin, isStoryPin } from '@tackboard/domain/card';
import type { Pin } from '@tackboard/domain';

/** Whether a pin may have badges. Most pins have none, and their cards skip the component. */
export function mayHaveBadges(pin: Pin): boolean {
  return (
    pin.videos !== undefined ||
    pin.isOosProduct === true ||
    pin.isStaleProduct === true ||
    isStoryPin(pin) ||
    isCarouselPin(pin)
  );
}
