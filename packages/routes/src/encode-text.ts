const LONE_SURROGATES = /\p{Surrogate}/gu;

/** The text with U+FFFD for each half of a surrogate pair, as the URL standard reads it. */
export const wellFormed = (text: string): string => text.replace(LONE_SURROGATES, '\ufffd');

/** `encodeURIComponent` that never throws. */
export const encodeText = (text: string): string => encodeURIComponent(wellFormed(text));
