import * as z from 'zod';

/** An id: text of digits; a safe number is accepted and turned into text. */
export const id = z.union([
  z.string().regex(/^\d{1,20}$/, 'must be an id: digits as text'),
  z.int().nonnegative().transform(String),
]);

/** An id that may be left out. */
export const optionalId = id.nullish().transform((value) => value ?? null);

/** A text that is accepted and not used. */
export const note = z.string().max(4000).nullish();

/** A switch; sent as itself or as text. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false'])]).nullish();

/** How many items a page has, sent as a number or as its text. */
export function pageSize(byDefault: number, most: number) {
  return z
    .union([
      z.int(),
      z
        .string()
        .regex(/^\d{1,4}$/)
        .transform(Number),
    ])
    .pipe(z.int().min(1).max(most))
    .default(byDefault);
}

/** The bookmark to go on from: the first of a list of at most one. */
export const bookmarks = z
  .array(z.string().max(500))
  .max(1)
  .nullish()
  .transform((list) => list?.[0]);
