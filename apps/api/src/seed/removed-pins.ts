import type { DatabaseSync } from 'node:sqlite';
import type { WireRemoval } from '../pins/removed-pins.js';
import { SEED_TIME_MS } from './content.js';
import { seededId } from './ids.js';
import type { SeedPin } from './seed-pin.js';

const DAY_MS = 24 * 60 * 60_000;

/** A story whose pages its creator removed: its place on the board is kept (S1 §4). */
const WITHDRAWN_STORY: SeedPin = {
  slug: 'withdrawn-story',
  picture: 'peaksOrchid',
  title: 'Ten lakes in ten days',
  by: 'ilsethorne',
  board: 'water-and-weather',
  storyPages: ['peaksOrchid', 'wavesIndigo'],
  isDeletedStory: true,
};

/** A pin that its creator deleted. */
const DELETED: SeedPin = {
  slug: 'first-proof',
  picture: 'duneMoss',
  title: 'Dune study, first proof',
  by: 'printhouse',
};

/** Pins that were taken down, and what their pinner said against it. */
const REMOVED: readonly (Pick<WireRemoval, 'appeal' | 'reason'> & { readonly pin: SeedPin })[] = [
  {
    pin: {
      slug: 'free-prints',
      picture: 'cutoutsCitrus',
      title: 'A free print for everybody who follows this link',
      description: 'Hurry, there are only forty left.',
      alt: 'Cut-paper fronds on yellow, orange and green panels',
      by: 'lenaadler',
    },
    reason: 'spam',
    appeal: null,
  },
  {
    pin: {
      slug: 'borrowed-waves',
      picture: 'wavesIndigo',
      title: 'Waves, after an old pattern book',
      description: 'Cut by hand, printed twice.',
      alt: 'A blue and red pattern of waves',
      by: 'lenaadler',
    },
    reason: 'copyright',
    appeal:
      'I cut these waves myself. The pattern is three hundred years old and free for everybody.',
  },
];

/** All pins that are not shown, or not in full. */
export const REMOVED_PINS: readonly SeedPin[] = [
  WITHDRAWN_STORY,
  DELETED,
  ...REMOVED.map(({ pin }) => pin),
];

/** Writes pins that are not shown, or not in full. They are older than all others, and in no feed. */
export function seedRemovedPins(
  database: DatabaseSync,
  write: (pin: SeedPin, position: number) => void,
): void {
  const unlist = database.prepare('UPDATE pins SET is_listed = 0, deleted_at = :at WHERE id = :id');
  const remove = database.prepare(
    'INSERT INTO pin_removals VALUES (:id, :reason, :at, :appeal, :appealedAt)',
  );
  REMOVED_PINS.forEach((pin, index) => {
    write(pin, -index);
    const at = pin === WITHDRAWN_STORY ? null : SEED_TIME_MS - 3 * DAY_MS;
    unlist.run({ id: seededId('pin', pin.slug), at });
  });
  REMOVED.forEach(({ pin, reason, appeal }, index) => {
    const at = SEED_TIME_MS - (index + 3) * DAY_MS;
    const appealedAt = appeal === null ? null : at + DAY_MS;
    remove.run({ id: seededId('pin', pin.slug), reason, at, appeal, appealedAt });
  });
}
