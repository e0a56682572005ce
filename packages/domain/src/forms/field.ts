/** What a person types about, each with a rule of its own (S1 §5, S3 §7). */
export const FORM_FIELDS = ['boardTitle', 'pinDescription', 'firstName', 'link', 'email'] as const;

/** A thing that a person types (S1 §5, S3 §7). */
export type FormField = (typeof FORM_FIELDS)[number];

/** Why a text cannot be sent. `over` says how many of its characters (grapheme clusters) are too many (S1 §5). */
export type FieldProblem =
  | { readonly kind: 'empty'; readonly field: FormField }
  | {
      readonly kind: 'too-long';
      readonly field: FormField;
      readonly max: number;
      readonly over: number;
    }
  | { readonly kind: 'malformed'; readonly field: FormField };

/** A text that may be sent, tidied; or why not (S1 §5). */
export type FieldCheck =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly problem: FieldProblem };

/** A text that may be sent. */
export function accept(value: string): FieldCheck {
  return { ok: true, value };
}

/** A text that may not be sent. */
export function refuse(problem: FieldProblem): FieldCheck {
  return { ok: false, problem };
}

let segmenter: Intl.Segmenter | undefined;

/** How many characters a person sees in a text: grapheme clusters, so that an emoji counts once (S1 §5). */
export function characterCount(text: string): number {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let count = 0;
  for (const _ of segmenter.segment(text)) count++;
  return count;
}

/** True when a person would see nothing: blanks, control characters and invisible signs alone. */
export function isInvisible(text: string): boolean {
  return !/[^\p{C}\p{Z}\s]/u.test(text);
}
