const LONE_SURROGATES = /\p{Cs}/gu;
const REPLACEMENT = '\ufffd';

/** `String.prototype.toWellFormed`, which older engines lack. It is many times faster than the regular expression. */
interface WellFormed {
  toWellFormed: () => string;
}

/** Replaces lone surrogates by U+FFFD, as the URL standard does. */
export const wellFormed = (text: string): string =>
  (text as Partial<WellFormed>).toWellFormed?.() ?? text.replace(LONE_SURROGATES, REPLACEMENT);

/** `encodeURIComponent` that encodes lone surrogates as U+FFFD instead of throwing. */
export const encodeText = (text: string): string =>
  encodeURIComponent(text.replace(LONE_SURROGATES, REPLACEMENT));
