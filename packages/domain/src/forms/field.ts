/** Fields that are checked (S1 §5, S3 §7). */
export const FORM_FIELDS = ['boardTitle', 'pinDescription', 'firstName', 'link', 'email'] as const;

/** A field that is checked (S1 §5, S3 §7). */
export type FormField = (typeof FORM_FIELDS)[number];

/** Why a text is refused (S1 §5). `over` is the number of characters (grapheme clusters) above the limit. */
export type FieldProblem =
  | { readonly kind: 'empty'; readonly field: FormField }
  | {
      readonly kind: 'too-long';
      readonly field: FormField;
      readonly max: number;
      readonly over: number;
    }
  | { readonly kind: 'malformed'; readonly field: FormField };

/** An accepted text, trimmed, or the reason why it is refused (S1 §5). */
export type FieldCheck =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly problem: FieldProblem };

/** Accepts a text. */
export function accept(value: string): FieldCheck {
  return { ok: true, value };
}

/** Refuses a text. */
export function refuse(problem: FieldProblem): FieldCheck {
  return { ok: false, problem };
}

let segmenter: Intl.Segmenter | undefined;

/** Counts grapheme clusters, so that an emoji is one character (S1 §5). */
export function characterCount(text: string): number {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let count = 0;
  for (const _ of segmenter.segment(text)) count++;
  return count;
}

/** Whether a text has only white space, control characters and invisible characters. */
export function isInvisible(text: string): boolean {
  return !/[^\p{C}\p{Z}\s]/u.test(text);
}
