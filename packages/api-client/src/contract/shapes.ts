import * as z from 'zod/mini';

/** An id is text: it exceeds the safe integers. */
const id = z.string().check(z.regex(/^\S+$/));

const text = z.optional(z.nullable(z.string()));
const count = z.optional(z.nullable(z.number()));
const flag = z.optional(z.nullable(z.boolean()));

/** A person. */
export const USER = z.looseObject({
  id,
  username: z.string(),
  full_name: text,
  first_name: text,
  image_small_url: text,
  image_medium_url: text,
  explicitly_followed_by_me: flag,
});

/** A person with the fields of their own account. */
export const ACCOUNT = z.extend(USER, {
  country: text,
  board_count: count,
  pin_count: count,
  secret_board_count: count,
  has_quicksave_board: flag,
  save_behavior: z.optional(z.nullable(z.union([z.literal(0), z.literal(1)]))),
  is_employee: flag,
  is_partner: flag,
  is_limited_login: flag,
});

/** The board that a pin was saved to. */
const BOARD_TARGET = z.looseObject({
  id,
  name: z.string(),
  url: z.string(),
  layout: text,
});

/** A board. */
export const BOARD = z.extend(BOARD_TARGET, {
  privacy: z.enum(['public', 'protected', 'secret']),
  is_collaborative: flag,
  collaborated_by_me: flag,
  followed_by_me: flag,
  collaborator_count: count,
  pin_count: count,
  owner: USER,
});

/** A board that the viewer is invited to. */
export const RECEIVED_INVITE = z.extend(BOARD, { inviter: z.optional(z.nullable(USER)) });

/** A section of a board. */
export const SECTION = z.looseObject({ id, title: z.string(), slug: z.string() });

const IMAGE = z.looseObject({ url: z.string(), width: z.number(), height: z.number() });

/** A pin: an id; everything else may be absent. */
export const PIN = z.looseObject({
  id,
  images: z.optional(z.nullable(z.record(z.string(), IMAGE))),
  image_formats: z.optional(z.nullable(z.record(z.string(), z.record(z.string(), z.string())))),
  thumb_hash: text,
  title: text,
  description: text,
  link: text,
  dominant_color: text,
  pinner: z.optional(z.nullable(USER)),
  board: z.optional(z.nullable(z.looseObject({ name: z.string(), url: z.string() }))),
  pinned_to_board: z.optional(z.nullable(z.looseObject({ name: z.string(), url: z.string() }))),
});

/** A pin in the graph form. */
export const GRAPH_PIN = z.looseObject({ entityId: id });

/** What a search finds: pins, boards or people. */
export const FOUND = z.union([
  z.array(z.looseObject({ id })),
  z.looseObject({ results: z.array(z.looseObject({ id })) }),
]);

const TOPIC = z.looseObject({ id, name: z.string(), url_name: z.string(), is_followed: flag });

/** The topics that people follow: a list, or an object with it as `results`. */
export const TOPICS = z.union([z.array(TOPIC), z.looseObject({ results: z.array(TOPIC) })]);

/** What the viewer told their home feed. */
export const FEED_SIGNALS = z.looseObject({
  users: z.array(USER),
  boards: z.array(BOARD),
  hidden_pins: z.array(PIN),
});

/** A page of pins: a list, or an object with it as `results`. */
export const PINS = z.union([z.array(PIN), z.looseObject({ results: z.array(PIN) })]);

/** The conversations of the viewer. A pin that the viewer may not see is null. */
export const CONVERSATIONS = z.array(
  z.looseObject({
    id,
    users: z.array(USER),
    last_message: z.looseObject({ pin: z.nullable(PIN) }),
  }),
);

/** The pins of a conversation. */
export const CONVERSATION_PINS = z.looseObject({ id, users: z.array(USER), pins: z.array(PIN) });

/** Pins of the viewer that were taken down. */
export const REMOVED_PINS = z.array(
  z.looseObject({ reason: z.string(), removed_at: z.string(), pin: PIN }),
);

/** News: saves of the viewer's pins, and new pins of people they follow. */
export const NEWS = z.array(
  z.looseObject({
    id,
    news_type: z.enum(['saved', 'published']),
    created_at: z.string(),
    user: USER,
    pins: z.array(PIN),
  }),
);

/** The session. */
export const SESSION = z.looseObject({
  is_authenticated: z.boolean(),
  user: z.optional(z.nullable(ACCOUNT)),
  default_board: z.optional(z.nullable(BOARD_TARGET)),
});

/** The copy that a save created. */
export const SAVED = z.looseObject({ id, board: z.optional(z.nullable(BOARD_TARGET)) });

/** A published pin. */
export const CREATED_PIN = z.looseObject({ id, pinner: z.looseObject({ id }) });

/** A checked link. */
export const CHECKED_LINK = z.looseObject({
  redirect_status: z.string(),
  url: text,
  message: text,
});

/** A link with the path that follows it. */
export const OFFSITE_LINK = z.extend(CHECKED_LINK, { path: text });

/** An invite. */
export const INVITE = z.looseObject({ sender: USER, invite_channel: count });

/** An invite in the graph form. */
export const GRAPH_INVITE = z.looseObject({
  sender: z.looseObject({ firstName: z.string() }),
});

/** An upload slot, by itself or by its id. */
export const UPLOAD_SLOT = z.record(z.string(), z.unknown());

/** The status of uploads by id. */
export const UPLOADS = z.record(z.string(), z.unknown());

/** A stored state: its value, by itself or as `value`. */
export const STATE = z.nullable(
  z.union([z.string(), z.looseObject({ value: z.nullable(z.string()) })]),
);

/** Names by code: a map, or a list of `{code, name}`. */
export const NAMES = z.union([
  z.record(z.string(), z.string()),
  z.array(z.looseObject({ code: z.string(), name: z.string() })),
]);

const MESSAGE = z.looseObject({ experience_id: z.union([z.string(), z.number()]) });

/** Messages: a list, or a map by placement. */
export const MESSAGES = z.union([
  z.array(MESSAGE),
  z.record(z.string(), z.nullable(z.union([MESSAGE, z.array(MESSAGE)]))),
]);

/** The response to a write is read by its status alone. */
export const ANYTHING = z.unknown();
