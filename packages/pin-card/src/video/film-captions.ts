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
