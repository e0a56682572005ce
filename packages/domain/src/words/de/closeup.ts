import type { PictureWords, VideoWords } from '../closeup.js';
import { isolate } from '../format.js';

/** Labels of image origins, and of problems with an image, in German. */
export const germanPictureWords = {
  invalidImage: () => 'Ungültiges Bild',
  invalidVideo: () => 'Ungültiges Video',
  uploading: () => 'Wird hochgeladen …',
  uploadFailed: () => 'Datei konnte nicht hochgeladen werden. Versuche es erneut.',
  cancelUpload: () => 'Hochladen abbrechen',
  retryUpload: () => 'Erneut versuchen',
  digitalCapture: () => 'Digitales Foto',
  negativeFilm: () => 'Scan eines Negativs',
  positiveFilm: () => 'Scan eines Dias',
  print: () => 'Scan eines Abzugs',
  minorHumanEdits: () => 'Foto mit kleinen Änderungen',
  compositeCapture: () => 'Aus mehreren Fotos kombiniert',
  algorithmicallyEnhanced: () => 'Mit Software verbessert',
  dataDrivenMedia: () => 'Aus Daten generiert',
  digitalArt: () => 'Digitale Kunst',
  virtualRecording: () => 'In einer virtuellen Welt aufgenommen',
  compositeSynthetic: () => 'Mit synthetischen Elementen kombiniert',
  trainedAlgorithmicMedia: () => 'Mit KI erstellt',
  compositeWithTrainedAlgorithmicMedia: () => 'Mit KI-generierten Elementen kombiniert',
  algorithmicMedia: () => 'Von Software generiert',
  softwareImage: () => 'Mit Software erstellt',
  multiPinTrainedAlgorithmicMedia: () => 'Mit KI aus mehreren Pins erstellt',
} satisfies PictureWords;

/** Texts of videos, GIFs and media of other sites, in German. */
export const germanVideoWords = {
  play: () => 'Abspielen',
  pause: () => 'Anhalten',
  stop: () => 'Beenden',
  mute: () => 'Ton aus',
  unmute: () => 'Ton an',
  captions: () => 'Untertitel',
  tryAgain: () => 'Erneut versuchen',
  videoFailed: () => 'Das Video konnte nicht abgespielt werden.',
  mediaFrom: ({ host }) => `Medien von ${isolate(host)}`,
} satisfies VideoWords;
