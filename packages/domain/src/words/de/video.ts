import { isolate } from '../isolate.js';
import type { VideoWords } from '../video.js';

/** Texts of videos, GIFs and media of other sites, in German (S1 §2, S3 §4.5). */
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
