import { IMAGE_ORIGINS, type ImageOrigin } from './image-origin.js';
import type { Pin } from './pin.js';

const MADE_BY_MODELS: readonly ImageOrigin[] = [
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
  'multiPinTrainedAlgorithmicMedia',
];

/** Returns how the image of a pin was made (S3 §3); `undefined` for absent and unknown origins. */
export function imageOrigin(pin: Pick<Pin, 'digitalMediaSourceType'>): ImageOrigin | undefined {
  return IMAGE_ORIGINS[pin.digitalMediaSourceType ?? -1];
}

/** Whether a trained model made the image or a part of it (S3 §3): origins 11, 12 and 15. */
export function isMadeByModel(pin: Pick<Pin, 'digitalMediaSourceType'>): boolean {
  const origin = imageOrigin(pin);
  return origin !== undefined && MADE_BY_MODELS.includes(origin);
}
