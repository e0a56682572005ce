import type { Pin } from '@tackboard/domain';
import { isGifPin, isVideoPin } from '@tackboard/domain/pin';

/** Whether something may move in a pin, so that the part that plays it is fetched. */
export function hasMotion(pin: Pick<Pin, 'embed' | 'storyPinData' | 'videos'>): boolean {
  const firstBlock = pin.storyPinData?.pages?.[0]?.blocks?.[0];
  return isVideoPin(pin) || isGifPin(pin) || firstBlock?.video !== undefined;
}
