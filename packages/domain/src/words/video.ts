/** What films, moving pictures and media of other sites say; all ours (S1 §2, S3 §4.5). */
export const videoWords = {
  play: () => 'Play',
  pause: () => 'Pause',
  stop: () => 'Stop',
  mute: () => 'Mute',
  unmute: () => 'Unmute',
  captions: () => 'Captions',
  tryAgain: () => 'Try again',
  videoFailed: () => 'The video could not be played.',
  mediaFrom: ({ host }: { readonly host: string }) => `Media from ${host}`,
};

/** What films, moving pictures and media of other sites say, in any language (S1 §2, S3 §4.5). */
export type VideoWords = typeof videoWords;
