/** Labels of image origins, and of problems with an image (S3 §3); the wording is ours. */
export const pictureWords = {
  invalidImage: () => 'Invalid image',
  uploading: () => 'Uploading…',
  uploadFailed: () => 'The picture could not be uploaded. Try again.',
  digitalCapture: () => 'Digital photograph',
  negativeFilm: () => 'Scan of a negative',
  positiveFilm: () => 'Scan of a slide',
  print: () => 'Scan of a print',
  minorHumanEdits: () => 'Photograph with small edits',
  compositeCapture: () => 'Put together from photographs',
  algorithmicallyEnhanced: () => 'Enhanced by software',
  dataDrivenMedia: () => 'Made from data',
  digitalArt: () => 'Digital art',
  virtualRecording: () => 'Recorded in a virtual world',
  compositeSynthetic: () => 'Put together with artificial parts',
  trainedAlgorithmicMedia: () => 'Made with AI',
  compositeWithTrainedAlgorithmicMedia: () => 'Put together with AI',
  algorithmicMedia: () => 'Made by software',
  softwareImage: () => 'Drawn by software',
  multiPinTrainedAlgorithmicMedia: () => 'Made with AI from several Pins',
};

/** Labels of image origins, and of problems with an image, in any language (S3 §3 §8). */
export type PictureWords = typeof pictureWords;
