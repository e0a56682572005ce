const LONE_SURROGATES = /\p{Cs}/gu;
const REPLACEMENT = '\ufffd';

/** `String.prototype.toWellFormed`, which older engines lack. It is many times faster than the regular expression. */
interface WellFormed {
  toWellFormed: () => string;
}

/** Replaces lone surrogates by U+FFFD, as the URL standard does. */
export const wellFormed = (text: string): string =>
  (text as Partial<WellFormed>).toWellFormed?.() ?? text.replace(LONE_SURROGATES, REPLACEMENT);

/** Texts that cannot be a segment: an empty one joins two slashes, and dots lead to another path. */
const NO_SEGMENT = /^\.{0,2}$/;

/**
 * Encodes one segment of a path. A text that cannot be a segment becomes U+FFFD, which names no pin, person or board, so
 * the path stays the one of its route.
 */
export const encodeSegment = (text: string): string =>
  encodeText(NO_SEGMENT.test(text) ? REPLACEMENT : text);

/** `encodeURIComponent` that encodes lone surrogates as U+FFFD instead of throwing. */
export const encodeText = (text: string): string => encodeURIComponent(wellFormed(text));
