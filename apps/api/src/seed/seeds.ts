import * as z from 'zod';
import { REMOVAL_REASONS } from '../pins/removed-pins.js';
import boards from './data/boards.json' with { type: 'json' };
import links from './data/links.json' with { type: 'json' };
import people from './data/people.json' with { type: 'json' };
import pictures from './data/pictures.json' with { type: 'json' };
import pins from './data/pins.json' with { type: 'json' };
import removedPins from './data/removed-pins.json' with { type: 'json' };
import saves from './data/saves.json' with { type: 'json' };

// The rows of a new database. They are checked once, when the server starts.

const share = z.number().min(0).max(1);
const text = z.string().min(1);
const flag = z.literal(true);
const username = z.enum(people.map((person) => person.username));
const picture = z.enum(Object.keys(pictures) as [PictureName, ...PictureName[]]);

/** The name of a picture. */
export type PictureName = keyof typeof pictures;

/** The pictures by name: photographs, whole and in parts, and drawings. `file` is a path in `media`. */
export const PICTURES = z
  .record(
    picture,
    z.strictObject({
      file: text,
      crop: z
        .strictObject({ ratio: z.number(), focusX: share, focusY: share, zoom: z.number().min(1) })
        .optional(),
    }),
  )
  .parse(pictures);

const PERSON = z.strictObject({
  username: text,
  fullName: text,
  face: picture,
  isMerchant: flag.optional(),
  /** The verified website. */
  verifiedSite: text.optional(),
  gender: z.enum(['female', 'male', 'unspecified']),
  /** Whether the person works for the site (S1 §6). */
  isEmployee: flag.optional(),
  /** Whether the account is always a few hours old (S1 §6). */
  isNew: flag.optional(),
});

/** The people and businesses. Each of them can sign in; the first three are the usual viewers: with many boards, some, and none. */
export const PEOPLE = z.array(PERSON).parse(people);

const BOARD = z.strictObject({
  owner: username,
  slug: text,
  name: text,
  privacy: z.enum(['protected', 'secret']).optional(),
  layout: z.literal('quick_saves').optional(),
  collaborators: z.array(username).optional(),
  sections: z.array(z.strictObject({ title: text, slug: text })).optional(),
});

/** All boards, those of an owner in their custom order. Their url is `/{owner}/{slug}/`. */
export const BOARDS = z.array(BOARD).parse(boards);

const PIN = z.strictObject({
  /** The name of this pin, from which its id is derived. */
  slug: text,
  picture,
  title: text.optional(),
  description: text.optional(),
  alt: text.optional(),
  by: username.optional(),
  /** The slug of one of the pinner's boards. */
  board: text.optional(),
  link: z.url().optional(),
  /** Whether its creator removed the pages of the story, which leaves a placeholder (S1 §4). */
  isDeletedStory: flag.optional(),
  /**
   * The rare fields, in the form in which clients get them (S1 §3 §7). In braces stands what depends on the media folder:
   * `{images dune}`, `{736x dune}`, `{orig dune}` and `{signature dune}` of a picture, `{person lenaadler}`,
   * `{video stems dune}` with its poster, and `{gif}`.
   */
  extras: z.record(z.string(), z.unknown()).optional(),
});

/** A seeded pin. Many of them omit optional fields, to cover such pins too. */
export type SeedPin = z.output<typeof PIN>;

/** All pins, newest first: the first screen has one pin of each kind. */
export const PINS = z.array(PIN).parse(pins);

/** Pins that are not shown, or not in full. */
export const REMOVED_PINS = z.array(PIN).parse(removedPins);

/**
 * What people have saved, oldest first; without a board, to their profile. The pins stand deep in the home feed, so that its
 * first page offers everybody something to save. The board of a person's last save is the default of their next one.
 */
export const SAVES = z
  .array(
    z.strictObject({
      owner: username,
      board: text.optional(),
      section: text.optional(),
      pins: z.array(text),
    }),
  )
  .parse(saves);

/** Whom and what people follow, where they live, what two of them sent each other, which pins were taken down, and invite codes. */
export const LINKS = z
  .strictObject({
    follows: z.array(z.tuple([username, username])),
    boardFollows: z.array(z.tuple([username, username, text])),
    countries: z.array(z.tuple([username, text])),
    conversation: z.strictObject({
      people: z.tuple([username, username]),
      /** The sender and the pin. */
      sent: z.array(z.tuple([username, text])),
    }),
    removals: z.array(
      z.strictObject({
        pin: text,
        reason: z.enum(REMOVAL_REASONS),
      }),
    ),
    /** Channel 5 shows no popover (S3 §4.6). */
    invites: z.record(text, z.strictObject({ sender: username, channel: z.int() })),
  })
  .parse(links);

const isSecret = ({ by, board }: SeedPin) =>
  BOARDS.some(({ owner, slug, privacy }) => owner === by && slug === board && privacy === 'secret');

const VIDEO_PINS = PINS.filter(({ extras }) => extras && 'videos' in extras);
const RARE = /"(?:videos|story_pin_data|carousel_data|embed|collection_pin|pin_tags_chips)":/;
const PLAIN_PINS = PINS.filter((pin) => !isSecret(pin) && !RARE.test(JSON.stringify(pin.extras)));

/** Whether a further pin is a video: one in a hundred, and in a part of each thousand one in twelve. */
const isVideo = (index: number) =>
  index % 100 === 0 || (index % 12 === 0 && index % 1000 > 450 && index % 1000 <= 600);

/** Returns the pin at an index beyond {@link PINS}: a copy of another one. The same index always returns the same pin. */
export function furtherPin(index: number): SeedPin {
  const pins = isVideo(index) ? VIDEO_PINS : PLAIN_PINS;
  const pin = pins[index % pins.length]!;
  return { ...pin, slug: `further/${index}`, title: `${pin.title ?? 'Untitled'}, ${index + 1}` };
}
