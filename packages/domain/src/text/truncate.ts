// Stands for the text that was left out, and is not counted by the limits.
const ELLIPSIS = '…';

let segmenter: Intl.Segmenter | undefined;

/**
 * The first `limit` characters of a text, without an ellipsis. A character is what a person sees as one (a grapheme
 * cluster): an emoji or an accented letter is never cut in half. `limit` below 1 gives `''` (S1 §5).
 */
export function cut(text: string, limit: number): string {
  // No text has more clusters than code units, so a short one needs no segmenter.
  if (text.length <= limit) return text;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let kept = 0;
  for (const { index } of segmenter.segment(text)) {
    if (kept >= limit) return text.slice(0, index);
    kept += 1;
  }
  return text;
}

/**
 * A text of at most `limit` characters (grapheme clusters). What is longer keeps that many, and the ellipsis `…` comes
 * after them (S1 §5, S3 §5).
 */
export function truncate(text: string, limit: number): string {
  const kept = cut(text, limit);
  return kept === text ? text : kept + ELLIPSIS;
}
