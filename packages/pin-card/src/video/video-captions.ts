import type { VideoCaptions } from './video-files.js';

/** The captions in the locale of the page, else in the same language, else the first captions. */
export function captionsFor(
  captions: readonly VideoCaptions[],
  locale: string,
): VideoCaptions | undefined {
  const wanted = locale.toLowerCase();
  const [family] = wanted.split('-');
  const languageOf = ({ language }: VideoCaptions) => language.toLowerCase().replaceAll('_', '-');
  return (
    captions.find((one) => languageOf(one) === wanted) ??
    captions.find((one) => languageOf(one).split('-')[0] === family) ??
    captions[0]
  );
}

/** Where captions start, in percent of the video's height: one line stays clear of the picture's edge, and of its corners. */
const CAPTIONS_LINE = 82;

/** Moves the captions of a track up from the edge, except those with a position of their own. */
export function placeCaptions(track: TextTrack): void {
  for (const cue of track.cues ?? []) {
    if (!('line' in cue) || (cue as VTTCue).line !== 'auto') continue;
    Object.assign(cue, { snapToLines: false, line: CAPTIONS_LINE });
  }
}
