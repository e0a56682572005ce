import { contentId } from '../media/store.js';
import { BOARDS, PEOPLE } from './people.js';
import { pinsInFeedOrder } from './pins/feed-order.js';
import { REMOVED_PINS } from './removed-pins.js';
import { SAVES } from './saves.js';

const VERSION_DIGITS = 16;

/** What a start says about a database with the rows of another version. Its rows may have been edited, so it keeps them. */
export const OLD_SEED_LINE =
  'This database was seeded by another version: people, boards and pins that were added since are missing. For all of them, delete it or set DATABASE_PATH to a new file.';

/** Identifies the hand-written rows: another value means other people, boards, pins or saves. */
export function seedVersion(): string {
  const rows = [PEOPLE, BOARDS, SAVES, pinsInFeedOrder(), REMOVED_PINS];
  return contentId(JSON.stringify(rows), VERSION_DIGITS);
}
