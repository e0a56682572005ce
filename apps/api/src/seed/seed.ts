import type { DatabaseSync } from 'node:sqlite';
import { query, transaction } from '../database/database.js';
import { OptionError } from '../errors/option-error.js';
import { seedBoards, seedPeople, seedPictures, seedSaves } from './content.js';
import { deriveMedia } from './derive-media.js';
import { generatedPin } from './generated-pins.js';
import { seedLinks } from './links.js';
import { checkPinCount } from './pin-count.js';
import { pinsInFeedOrder } from './pins/feed-order.js';
import { seedRemovedPins } from './removed-pins.js';
import { OLD_SEED_LINE, seedVersion } from './seed-version.js';
import { createWritePin } from './write-pins.js';

/** Options of {@link seedDatabase}. */
export interface SeedOptions {
  /** The folder for pictures and video. */
  readonly mediaDirectory: string;
  /**
   * Total number of pins: the hand-written ones, followed by generated ones. Default: only the hand-written ones.
   */
  readonly pins?: number;
  /** Called with one line for each step. */
  readonly onProgress?: (line: string) => void;
}

/** The facts of a seeded database: its number of pins, and the version of its hand-written rows. */
const SEEDED_PINS = 'seeded_pins';
const SEED_VERSION = 'seed_version';

function seconds(sinceMs: number): string {
  return `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;
}

/**
 * Fills a migrated database with people, boards and pins, and creates the media. A seeded database keeps its rows; only
 * missing media is created. When they are of another version, `onProgress` says how to get the new ones.
 *
 * All rows are written in one transaction: a killed process leaves an empty database, which the next start fills. The same
 * options produce the same rows, byte for byte.
 *
 * Throws an `OptionError` when `pins` is out of range, and a `MediaError` when the media folder cannot be written.
 */
export async function seedDatabase(database: DatabaseSync, options: SeedOptions): Promise<void> {
  const { mediaDirectory, onProgress = () => undefined } = options;
  const byHand = pinsInFeedOrder();
  const total = options.pins ?? byHand.length;
  checkPinCount(total);
  const fact = query<{ value: string }>(database, 'SELECT value FROM facts WHERE name = :name');
  const addFact = database.prepare('INSERT INTO facts (name, value) VALUES (:name, :value)');
  const before = fact.first({ name: SEEDED_PINS })?.value;
  if (before !== undefined && options.pins !== undefined && before !== String(options.pins)) {
    const expected = `${before}, the number that this database already holds, or set DATABASE_PATH to a new file`;
    throw new OptionError('--pins', String(options.pins), expected);
  }
  if (before === undefined) onProgress(`New database: making pictures and seeding ${total} pins.`);
  const mediaStart = performance.now();
  const media = await deriveMedia(mediaDirectory);
  if (media.newPictures > 0) {
    onProgress(`${media.newPictures} pictures made in every size (${seconds(mediaStart)}).`);
  }
  if (before !== undefined) {
    if (fact.first({ name: SEED_VERSION })?.value !== seedVersion()) onProgress(OLD_SEED_LINE);
    return;
  }
  const rowsStart = performance.now();
  transaction(database, () => {
    if (fact.first({ name: SEEDED_PINS }) !== undefined) return;
    seedPeople(database, media);
    seedBoards(database);
    seedPictures(database, media);
    const write = createWritePin(database, media, total);
    for (let position = 1; position <= total; position += 1) {
      const pin = byHand[total - position] ?? generatedPin(total - position - byHand.length);
      write(pin, position);
    }
    seedRemovedPins(database, write);
    seedSaves(database);
    seedLinks(database);
    addFact.run({ name: SEEDED_PINS, value: String(total) });
    addFact.run({ name: SEED_VERSION, value: seedVersion() });
  });
  onProgress(`${total} pins seeded (${seconds(rowsStart)}).`);
}
