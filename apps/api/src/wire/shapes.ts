import * as z from 'zod';

/** A person, in responses. */
export const USER = z.looseObject({
  id: z.string(),
  username: z.string(),
  full_name: z.string(),
  image_medium_url: z.string(),
});

/** The board that a pin was saved to (S1 §7). */
export const BOARD_TARGET = z.looseObject({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  layout: z.string(),
});

/** A board, in responses. */
export const BOARD = BOARD_TARGET.extend({
  privacy: z.enum(['public', 'protected', 'secret']),
  owner: USER,
});

/** A size of a picture. */
const IMAGE = z.looseObject({ url: z.string(), width: z.number(), height: z.number() });

/** A pin, in responses. */
export const PIN = z.looseObject({
  id: z.string(),
  title: z.string().nullable(),
  link: z.string().nullable(),
  images: z.record(z.string(), IMAGE),
  image_formats: z.object({ avif: z.record(z.string(), z.string()) }).optional(),
  pinner: USER.nullable(),
  board: BOARD.nullable(),
  pinned_to_board: BOARD_TARGET.nullable(),
});

/** The session. */
export const SESSION = z.looseObject({
  is_authenticated: z.boolean(),
  user: USER.nullable(),
  default_board: BOARD_TARGET.nullable(),
});

/** A write that returns nothing. */
export const NOTHING = z.null();
