const LONE_SURROGATES = /\p{Cs}/gu;
const REPLACEMENT = '\ufffd';

/** What strings can do in newer engines, many times quicker. */
interface WellFormed {
  toWellFormed: () => string;
}

/** The text with U+FFFD for each half of a surrogate pair, as the URL standard reads it. */
export const wellFormed = (text: string): string =>
  (text as Partial<WellFormed>).toWellFormed?.() ?? text.replace(LONE_SURROGATES, REPLACEMENT);

/** `encodeURIComponent` that never throws: it writes U+FFFD for half a surrogate pair. */
export const encodeText = (text: string): string =>
  encodeURIComponent(text.replace(LONE_SURROGATES, REPLACEMENT));
