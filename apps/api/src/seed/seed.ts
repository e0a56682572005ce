import type { Database } from '../database/database.js';
import { OptionError } from '../errors/option-error.js';
import { createPictures } from '../media/picture.js';
import { hashOf } from '../hash.js';
import { seedBoards, seedLinks, seedPeople, seedSaves } from './content.js';
import { deriveMedia } from './derive-media.js';
import { BOARDS, furtherPin, PEOPLE, PINS, REMOVED_PINS, SAVES } from './seeds.js';
import { createWritePin, seedRemovedPins } from './write-pins.js';

/** Options of {@link seedDatabase}. */
export interface SeedOptions {
  /** The folder for pictures and video. */
  readonly mediaDirectory: string;
  /**
   * Total number of pins: the hand-written ones, followed by copies of them. Default: only the hand-written ones.
   */
  readonly pins?: number;
  /** Called with one line for each step. */
  readonly onProgress?: (line: string) => void;
}

/** The largest number of seeded pins. */
const MAX_PINS = 1_000_000;

/** Throws an `OptionError` for an invalid number of pins. The minimum is the number of hand-written pins. */
export function checkPinCount(pins: number): void {
  if (Number.isSafeInteger(pins) && pins >= PINS.length && pins <= MAX_PINS) return;
  throw new OptionError(
    '--pins',
    String(pins),
    `a whole number from ${PINS.length} to ${MAX_PINS}`,
  );
}

/** What a start says about a database with the rows of another version. Its rows may have been edited, so it keeps them. */
const OLD_SEED_LINE =
  'This database was seeded by another version: people, boards and pins that were added since are missing. For all of them, delete it or set DATABASE_PATH to a new file.';

/** Identifies the hand-written rows: another value means other people, boards, pins or saves. */
const SEED_ROWS_VERSION = hashOf(JSON.stringify([PEOPLE, BOARDS, SAVES, PINS, REMOVED_PINS]), 16);

/** The facts of a seeded database: its number of pins, and the version of its hand-written rows. */
const SEEDED_PINS = 'seeded_pins';
const SEED_VERSION = 'seed_version';

function seconds(sinceMs: number): string {
  return `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;
}

/**
 * Fills a new database with people, boards and pins, and creates the media. A seeded database keeps its rows; only
 * missing media is created. When they are of another version, `onProgress` says how to get the new ones.
 *
 * All rows are written in one transaction: a killed process leaves an empty database, which the next start fills. The same
 * options produce the same rows, byte for byte.
 *
 * Throws an `OptionError` when `pins` is out of range, and a `MediaError` when the media folder cannot be written.
 */
export async function seedDatabase(database: Database, options: SeedOptions): Promise<void> {
  const { mediaDirectory, onProgress = () => undefined } = options;
  const total = options.pins ?? PINS.length;
  checkPinCount(total);
  const fact = database.query<{ value: string }>('SELECT value FROM facts WHERE name = :name');
  const pictures = createPictures(database);
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
    if (fact.first({ name: SEED_VERSION })?.value !== SEED_ROWS_VERSION) onProgress(OLD_SEED_LINE);
    return;
  }
  const rowsStart = performance.now();
  database.transaction(() => {
    if (fact.first({ name: SEEDED_PINS }) !== undefined) return;
    seedPeople(database, media);
    seedBoards(database);
    for (const picture of Object.values(media.pictures)) pictures.add(picture);
    const write = createWritePin(database, media, total);
    for (let position = 1; position <= total; position += 1) {
      const pin = PINS[total - position] ?? furtherPin(total - position - PINS.length);
      write(pin, position);
    }
    seedRemovedPins(database, write);
    seedSaves(database);
    seedLinks(database);
    addFact.run({ name: SEEDED_PINS, value: String(total) });
    addFact.run({ name: SEED_VERSION, value: SEED_ROWS_VERSION });
  });
  onProgress(`${total} pins seeded (${seconds(rowsStart)}).`);
}
