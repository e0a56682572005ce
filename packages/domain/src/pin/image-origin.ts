import type { Pin } from './pin.js';

/** How an image was made (S3 §3.23). Servers send the index in this list, 0 to 15. */
export const IMAGE_ORIGINS = [
  'digitalCapture',
  'negativeFilm',
  'positiveFilm',
  'print',
  'minorHumanEdits',
  'compositeCapture',
  'algorithmicallyEnhanced',
  'dataDrivenMedia',
  'digitalArt',
  'virtualRecording',
  'compositeSynthetic',
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
  'algorithmicMedia',
  'softwareImage',
  'multiPinTrainedAlgorithmicMedia',
] as const;

/** How an image was made. */
export type ImageOrigin = (typeof IMAGE_ORIGINS)[number];

const MADE_BY_MODELS: readonly ImageOrigin[] = [
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
  'multiPinTrainedAlgorithmicMedia',
];

/** Returns how the image of a pin was made (S3 §3.23); `undefined` for absent and unknown origins. */
export function imageOrigin(pin: Pick<Pin, 'digitalMediaSourceType'>): ImageOrigin | undefined {
  return IMAGE_ORIGINS[pin.digitalMediaSourceType ?? -1];
}

/** Whether a trained model made the image or a part of it (S3 §3.23): origins 11, 12 and 15. */
export function isMadeByModel(pin: Pick<Pin, 'digitalMediaSourceType'>): boolean {
  const origin = imageOrigin(pin);
  return origin !== undefined && MADE_BY_MODELS.includes(origin);
}

/**
 * Whether an image is external (S3 §5.16): its URL does not start with `host`, the prefix of the product's image URLs,
 * such as `https://i.pins.example/`. The match ends at a URL boundary, so `https://i.pins.example.evil/` is external.
 * Without a host every image is external.
 */
export function isExternalImage(url: string, host: string | undefined): boolean {
  if (!host || !url.startsWith(host)) return true;
  return !host.endsWith('/') && !/^([/?#]|$)/.test(url.slice(host.length));
}
