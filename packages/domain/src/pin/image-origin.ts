/** How an image was made (S3 §3). Servers send the index in this list, 0 to 15. */
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

/** How an image was made (S3 §3). */
export type ImageOrigin = (typeof IMAGE_ORIGINS)[number];
