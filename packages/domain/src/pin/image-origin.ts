/** How a picture was made; the number that servers send is the place in this list, 0 to 15 (S3 §3). */
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

/** How a picture was made (S3 §3). */
export type ImageOrigin = (typeof IMAGE_ORIGINS)[number];
