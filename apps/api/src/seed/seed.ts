import type { DatabaseSync } from 'node:sqlite';
import { query, transaction } from '../database/database.js';
import { OptionError } from '../errors/option-error.js';
import { seedBoards, seedPeople, seedPictures } from './content.js';
import { deriveMedia } from './derive-media.js';
import { generatedPin } from './generated-pins.js';
import { checkPinCount } from './pin-count.js';
import { pinsInFeedOrder } from './pins/feed-order.js';
import { pinWriter } from './write-pins.js';

/** How a database is filled. */
export interface SeedOptions {
  /** Where pictures and video lie or are made. */
  readonly mediaDirectory: string;
  /**
   * How many pins there are altogether. The ones written by hand come first, generated ones follow. Default: only the
   * ones written by hand.
   */
  readonly pins?: number;
  /** Told what is being done, a line at a time. */
  readonly onProgress?: (line: string) => void;
}

function seconds(sinceMs: number): string {
  return `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;
}

/**
 * Fills an opened, migrated database with people, boards and pins, and makes the media. A database that is already
 * seeded keeps its rows; only missing media is made.
 *
 * All rows are written in one transaction: a process that is killed in the middle leaves an empty database, which the
 * next start fills. The same options give the same rows, byte for byte.
 *
 * Throws an `OptionError` when `pins` is out of range, a `MediaError` when the media folder cannot be written.
 */
export async function seedDatabase(database: DatabaseSync, options: SeedOptions): Promise<void> {
  const { mediaDirectory, onProgress = () => undefined } = options;
  const byHand = pinsInFeedOrder();
  const total = options.pins ?? byHand.length;
  checkPinCount(total);
  const seeded = query<{ value: string }>(
    database,
    "SELECT value FROM facts WHERE name = 'seeded_pins'",
  );
  const before = seeded.first({})?.value;
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
  if (before !== undefined) return;
  const rowsStart = performance.now();
  transaction(database, () => {
    if (seeded.first({}) !== undefined) return;
    seedPeople(database, media);
    seedBoards(database);
    seedPictures(database, media);
    const write = pinWriter(database, media, total);
    for (let position = 1; position <= total; position += 1) {
      const pin = byHand[total - position] ?? generatedPin(total - position - byHand.length);
      write(pin, position);
    }
    database
      .prepare("INSERT INTO facts (name, value) VALUES ('seeded_pins', :value)")
      .run({ value: String(total) });
  });
  onProgress(`${total} pins seeded (${seconds(rowsStart)}).`);
}
