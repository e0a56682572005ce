import type { Pin } from '@tackboard/domain';
import { isGifPin, isVideoPin } from '@tackboard/domain/card';

/** Whether a pin has a video, a gif, an embed or a story that starts with a video. Its card then fetches {@link PinVideo}. */
export function hasMotion(pin: Pick<Pin, 'embed' | 'storyPinData' | 'videos'>): boolean {
  const firstBlock = pin.storyPinData?.pages?.[0]?.blocks?.[0];
  return isVideoPin(pin) || isGifPin(pin) || firstBlock?.video !== undefined;
}
