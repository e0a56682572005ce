import { characterCount, safeUrl } from '@tackboard/domain';
import * as z from 'zod';

/** An id: a string of digits, or a safe integer that is converted to one. */
export const id = z.union([
  z.string().regex(/^\d{1,20}$/, 'must be an id: a string of digits'),
  z.int().nonnegative().transform(String),
]);

/** An optional id, `null` by default. */
export const optionalId = id.nullish().transform((value) => value ?? null);

/** A string that is accepted and ignored. */
export const note = z.string().max(4000).nullish();

/** A boolean, sent as itself or as a string. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false'])]).nullish();

/** The number of items on a page, sent as a number or a string. */
function pageSize(defaultSize: number, max: number) {
  return z
    .union([
      z.int(),
      z
        .string()
        .regex(/^\d{1,4}$/)
        .transform(Number),
    ])
    .pipe(z.int().min(1).max(max))
    .default(defaultSize);
}

/** A list with at most one bookmark, parsed to that bookmark. */
export const bookmarks = z
  .array(z.string().max(500))
  .max(1)
  .nullish()
  .transform((list) => list?.[0]);

/** The largest page of most lists. */
const MAX_PAGE_SIZE = 250;

/** The page of a list that a call asks for, see `askedPage`. */
export function page(defaultSize: number, max = MAX_PAGE_SIZE) {
  return { bookmarks, page_size: pageSize(defaultSize, max) };
}

/** A boolean, sent as itself or as a string; `undefined` by default. */
export const boolean = flag.transform((value) =>
  value == null ? undefined : value === true || value === 'true',
);

/** A text of one line with at least one visible character, without blanks around it. */
export function line(max: number) {
  return z
    .string()
    .transform((text) => text.trim().replaceAll(/\s+/g, ' '))
    .pipe(z.string().min(1).max(max));
}

/** A text of any lines that may be empty, without blanks around it. Its length is counted in grapheme clusters. */
export function paragraphs(max: number) {
  return z
    .string()
    .max(max * LARGEST_CHARACTER)
    .transform((text) => text.trim())
    .refine((text) => characterCount(text) <= max, `must have at most ${max} characters`);
}

/** UTF-16 units of the largest character that is accepted: a family of emoji. */
const LARGEST_CHARACTER = 16;

/** A link to another site, `null` for an empty one. */
export const link = z
  .string()
  .max(4000)
  .transform((text, context) => {
    if (text.trim() === '') return null;
    const url = safeUrl(text, { absolute: true });
    if (url !== undefined) return url;
    context.addIssue('must be an absolute http or https URL');
    return z.NEVER;
  });
