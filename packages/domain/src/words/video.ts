import { isolate } from './isolate.js';

/** Texts of videos, GIFs and media of other sites (S1 §2, S3 §4.5); the wording is ours. */
export const videoWords = {
  play: () => 'Play',
  pause: () => 'Pause',
  stop: () => 'Stop',
  mute: () => 'Mute',
  unmute: () => 'Unmute',
  captions: () => 'Captions',
  tryAgain: () => 'Try again',
  videoFailed: () => "Couldn't play the video.",
  mediaFrom: ({ host }: { readonly host: string }) => `Media from ${isolate(host)}`,
};

/** Texts of videos, GIFs and media of other sites, in any language (S1 §2, S3 §4.5). */
export type VideoWords = typeof videoWords;
