import type { VideoCaptions } from './video-files.js';

/** The captions in the language of the page, else in its family, else the first there are. */
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

/** Shows no captions any more. Chromium keeps every video of a page in memory whose captions show, even one that is gone. */
export function endCaptions({ textTracks }: HTMLVideoElement): void {
  for (const track of textTracks) track.mode = 'disabled';
}
