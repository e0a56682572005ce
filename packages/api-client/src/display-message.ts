/** Longest sentence of a server's that a toast can show. */
const DISPLAY_MESSAGE_MAX_LENGTH = 200;

/** Markup, code, control characters, and what only a developer could read. */
const NOT_FOR_PEOPLE = /[<>{}\p{Cc}]|\w(Error|Exception)\b|\bSQL/u;

/**
 * The first of a server's texts that is fit to be shown to a person: not blank, one line, short, and neither
 * markup nor the text of an exception (S1 §8).
 */
export function displayMessage(...texts: readonly unknown[]): string | undefined {
  for (const text of texts) {
    if (typeof text !== 'string') continue;
    const trimmed = text.trim();
    const isFit = trimmed !== '' && trimmed.length <= DISPLAY_MESSAGE_MAX_LENGTH;
    if (isFit && !NOT_FOR_PEOPLE.test(trimmed)) return trimmed;
  }
  return undefined;
}
