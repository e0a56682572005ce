import type { PictureWords } from '../pictures.js';

/** Labels of image origins, and of problems with an image, in German (S3 §3 §8). */
export const germanPictureWords = {
  invalidImage: () => 'Ungültiges Bild',
  uploading: () => 'Wird hochgeladen …',
  uploadFailed: () => 'Das Bild konnte nicht hochgeladen werden. Versuche es erneut.',
  digitalCapture: () => 'Digitales Foto',
  negativeFilm: () => 'Scan eines Negativs',
  positiveFilm: () => 'Scan eines Dias',
  print: () => 'Scan eines Abzugs',
  minorHumanEdits: () => 'Foto mit kleinen Änderungen',
  compositeCapture: () => 'Aus Fotos zusammengesetzt',
  algorithmicallyEnhanced: () => 'Mit Software verbessert',
  dataDrivenMedia: () => 'Aus Daten erstellt',
  digitalArt: () => 'Digitale Kunst',
  virtualRecording: () => 'In einer virtuellen Welt aufgenommen',
  compositeSynthetic: () => 'Mit künstlichen Teilen zusammengesetzt',
  trainedAlgorithmicMedia: () => 'Mit KI erstellt',
  compositeWithTrainedAlgorithmicMedia: () => 'Mit KI zusammengesetzt',
  algorithmicMedia: () => 'Von Software erstellt',
  softwareImage: () => 'Von Software gezeichnet',
  multiPinTrainedAlgorithmicMedia: () => 'Mit KI aus mehreren Pins erstellt',
} satisfies PictureWords;
