/** Longest server message that fits into a toast, in characters. */
const DISPLAY_MESSAGE_MAX_LENGTH = 200;

/** Markup, code, control characters and the text of exceptions. */
const TECHNICAL_TEXT = /[<>{}\p{Cc}]|\w(Error|Exception)\b|\bSQL/u;

/** Returns the first text that can be shown to the viewer: one short line without markup or technical text (S1 §8). */
export function displayMessage(...texts: readonly unknown[]): string | undefined {
  for (const text of texts) {
    if (typeof text !== 'string') continue;
    const trimmed = text.trim();
    const hasRoom = trimmed !== '' && trimmed.length <= DISPLAY_MESSAGE_MAX_LENGTH;
    if (hasRoom && !TECHNICAL_TEXT.test(trimmed)) return trimmed;
  }
  return undefined;
}
