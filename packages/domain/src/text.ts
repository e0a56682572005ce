/** A known value, or one that the server added later, which is kept as received. */
export type OpenWord<Known extends string> = Known | (string & Record<never, never>);

/** Returns the first text that is not blank, trimmed. Servers send `''` and `' '` for absent texts. */
export function firstText(...texts: readonly (string | null | undefined)[]): string | undefined {
  for (const text of texts) {
    const trimmed = text?.trim();
    if (trimmed) return trimmed;
  }
  return undefined;
}

// The ellipsis is not counted by the limits.
const ELLIPSIS = '…';

let segmenter: Intl.Segmenter | undefined;

/**
 * Cuts a text after `limit` characters, without an ellipsis. A character is a grapheme cluster: emoji and
 * accented letters are never split. A `limit` below 1 returns `''`.
 */
export function cut(text: string, limit: number): string {
  // A text never has more clusters than code units, so short texts need no segmenter.
  if (text.length <= limit) return text;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let kept = 0;
  for (const { index } of segmenter.segment(text)) {
    if (kept >= limit) return text.slice(0, index);
    kept += 1;
  }
  return text;
}

/** Truncates a text after `limit` characters (grapheme clusters) and appends `…`. */
export function truncate(text: string, limit: number): string {
  const kept = cut(text, limit);
  return kept === text ? text : kept + ELLIPSIS;
}
