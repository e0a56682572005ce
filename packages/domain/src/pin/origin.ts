import { IMAGE_ORIGINS, type ImageOrigin } from './image-origin.js';
import type { Pin } from './pin.js';

const MADE_BY_MODELS: readonly ImageOrigin[] = [
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
  'multiPinTrainedAlgorithmicMedia',
];

/** How the picture of a pin was made (S3 §3); `undefined` when the server does not tell, or in a way of its own. */
export function imageOrigin(pin: Pick<Pin, 'digitalMediaSourceType'>): ImageOrigin | undefined {
  return IMAGE_ORIGINS[pin.digitalMediaSourceType ?? -1];
}

/** True when a trained model made the picture or a part of it: origins 11, 12 and 15 (S3 §3). */
export function isMadeByModel(pin: Pick<Pin, 'digitalMediaSourceType'>): boolean {
  const origin = imageOrigin(pin);
  return origin !== undefined && MADE_BY_MODELS.includes(origin);
}
