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
