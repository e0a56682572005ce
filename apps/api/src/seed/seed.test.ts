import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.js';
import { openDatabase } from '../database/open.js';
import { hashOf } from '../hash.js';
import { TEST_MEDIA_DIRECTORY, temporaryFolder } from '../testing/test-server.js';
import { deriveMedia } from './derive-media.js';
import { seedDatabase } from './seed.js';

const APP = fileURLToPath(new URL('../..', import.meta.url));

async function seeded(
  pins?: number,
  path = join(temporaryFolder(), 'seeded.db'),
): Promise<Database> {
  const database = openDatabase(path);
  await seedDatabase(database, {
    mediaDirectory: TEST_MEDIA_DIRECTORY,
    ...(pins === undefined ? {} : { pins }),
  });
  return database;
}

/** A hash of all rows of each seeded table. */
function fingerprint(database: Database): string[] {
  return ['facts', 'users', 'boards', 'collaborators', 'sections', 'pictures', 'pins', 'saves'].map(
    (table) => {
      const rows = JSON.stringify(database.prepare(`SELECT * FROM ${table}`).all());
      return `${table} ${rows.length} ${hashOf(rows)}`;
    },
  );
}

function pinsOf(database: Database): Record<string, unknown>[] {
  return database
    .prepare(
      `SELECT pins.*, pictures.width, pictures.height FROM pins JOIN pictures ON signature = picture
       WHERE feed_position > 0 ORDER BY feed_position DESC`,
    )
    .all()
    .map((row) => ({ ...row, extras: JSON.parse(String(row['extras'] ?? '{}')) as unknown }));
}

describe('the hand-written pins', () => {
  let database: Database;
  beforeAll(async () => {
    database = await seeded();
  });
  afterAll(() => {
    database.close();
  });

  it('are at least 60, in at least 12 ratios, with an id of 15 to 19 digits each', () => {
    const pins = pinsOf(database);
    expect(pins.length).toBeGreaterThanOrEqual(60);
    const ratios = new Set(
      pins.map((pin) => (Number(pin['height']) / Number(pin['width'])).toFixed(2)),
    );
    expect(ratios.size).toBeGreaterThanOrEqual(12);
    const ids = pins.map((pin) => String(pin['id']));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[1-9]\d{14,18}$/);
    expect(ids[0]).toBe('1513363109641999');
  });

  it('include every kind that a card must support', () => {
    const pins = pinsOf(database);
    const extras = pins.map((pin) => pin['extras'] as Record<string, unknown>);
    const kinds = {
      video: extras.filter(({ videos }) => videos !== undefined),
      story: extras.filter(({ story_pin_data: story }) => story !== undefined),
      carousel: extras.filter(({ carousel_data: carousel }) => carousel !== undefined),
      promoted: extras.filter(({ promoter }) => promoter !== undefined),
      soldOut: extras.filter(({ is_oos_product: soldOut }) => soldOut === true),
      stale: extras.filter(({ is_stale_product: stale }) => stale === true),
      untitled: pins.filter(({ title }) => title === ''),
      nobodys: pins.filter((pin) => pin['pinner_id'] === null && pin['board_id'] === null),
      secret: pins.filter((pin) => pin['is_listed'] === 0),
      uploaded: pins.filter(({ link }) => link === null),
    };
    for (const [kind, found] of Object.entries(kinds))
      expect([kind, found.length > 0]).toEqual([kind, true]);
  });

  it('belong to at least 8 people: one with many boards, one with none', () => {
    const boards = database
      .prepare(
        'SELECT username, count(boards.id) AS boards FROM users LEFT JOIN boards ON owner_id = users.id GROUP BY users.id',
      )
      .all();
    expect(boards.length).toBeGreaterThanOrEqual(8);
    const counts = Object.fromEntries(boards.map((row) => [row['username'], row['boards']]));
    expect(counts).toMatchObject({ marenkjaer: 32, tomasoliveira: 3, yukitanabe: 0 });
  });
});

describe('seedDatabase', () => {
  it('writes the same rows for the same input, byte for byte', async () => {
    const [first, second] = [await seeded(700), await seeded(700)];
    expect(fingerprint(first)).toEqual(fingerprint(second));
    expect(pinsOf(first)).toHaveLength(700);
    first.close();
    second.close();
  });

  it('puts the hand-written pins first, whatever the number', async () => {
    const [byHand, many] = [await seeded(), await seeded(700)];
    const titles = (database: Database) =>
      pinsOf(database).map(({ id, title }) => `${String(id)} ${String(title)}`);
    expect(titles(many).slice(0, titles(byHand).length)).toEqual(titles(byHand));
    const generated = titles(many).slice(titles(byHand).length);
    expect(new Set(generated.map((line) => line.replace(/^\d+ /, ''))).size).toBeGreaterThan(300);
    byHand.close();
    many.close();
  });

  it('keeps the rows of a seeded database', async () => {
    const path = join(temporaryFolder(), 'kept.db');
    const database = await seeded(undefined, path);
    database.exec("UPDATE boards SET name = 'Renamed' WHERE name = 'Posters'");
    database.close();
    const again = await seeded(undefined, path);
    expect(
      again.prepare("SELECT count(*) AS count FROM boards WHERE name = 'Renamed'").get(),
    ).toEqual({ count: 1 });
    again.close();
  });

  it('says in one line how to get the rows of another version', async () => {
    const path = join(temporaryFolder(), 'old.db');
    const database = await seeded(undefined, path);
    const lines: string[] = [];
    const start = () =>
      seedDatabase(database, {
        mediaDirectory: TEST_MEDIA_DIRECTORY,
        onProgress: (line) => lines.push(line),
      });
    await start();
    expect(lines).toEqual([]);
    // A database of the time before there were versions has no fact.
    database.exec("DELETE FROM facts WHERE name = 'seed_version'");
    await start();
    expect(lines).toEqual([
      'This database was seeded by another version: people, boards and pins that were added since are missing. For all of them, delete it or set DATABASE_PATH to a new file.',
    ]);
    database.close();
  });

  it.each([[0], [10], [2.5], [1_000_001]])(
    'rejects %d pins with a message of one line',
    async (pins) => {
      await expect(seeded(pins)).rejects.toThrow(
        /^--pins is "[\d.]+", but it must be a whole number from \d+ to 1000000\.$/,
      );
    },
  );

  it('rejects another number of pins than the database has', async () => {
    const path = join(temporaryFolder(), 'hundred.db');
    (await seeded(100, path)).close();
    await expect(seeded(200, path)).rejects.toThrow(
      '--pins is "200", but it must be 100, the number that this database already holds, or set DATABASE_PATH to a new file.',
    );
  });

  it('reports in one line that the media folder cannot be created', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const database = openDatabase(join(temporaryFolder(), 'pins.db'));
    await expect(seedDatabase(database, { mediaDirectory: join(file, 'media') })).rejects.toThrow(
      /^The media folder .*file\/media cannot be used: ENOTDIR: .* Check that this user may write there/,
    );
    database.close();
  });
});

/** Starting another process takes 1 s, and many times that beside other work. Nothing here measures time. */
const PROCESS_TIMEOUT_MS = 120_000;

/** Seeds in another process and kills it as soon as `isMidway` returns true. */
async function killMidway(folder: string, isMidway: () => boolean): Promise<void> {
  const child = spawn(
    process.execPath,
    [
      '-C',
      '@tackboard/source',
      '--import',
      './scripts/sources.ts',
      'scripts/seed.ts',
      '--pins',
      '200000',
    ],
    { cwd: APP, env: { PATH: '', DATABASE_PATH: join(folder, 'killed.db') } },
  );
  const ended = once(child, 'exit');
  const hasEnded = () => child.exitCode !== null;
  await expect
    .poll(() => isMidway() || hasEnded(), { timeout: PROCESS_TIMEOUT_MS, interval: 5 })
    .toBe(true);
  expect(hasEnded()).toBe(false);
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
}

/** The number of missing pictures when the process is killed. */
const UNMADE_PICTURES = 16;

/** The records of the current pictures; the folder may contain older ones. */
async function currentRecords(): Promise<string[]> {
  const { pictures } = await deriveMedia(TEST_MEDIA_DIRECTORY);
  const signatures = new Set(Object.values(pictures).map(({ signature }) => signature));
  const folder = join(TEST_MEDIA_DIRECTORY, 'pictures');
  return readdirSync(folder).filter((name) => {
    const { signature } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
      signature: string;
    };
    return signatures.has(signature);
  });
}

/** The original files of the finished pictures. */
function finishedIn(media: string): string[] {
  const folder = join(media, '750x');
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.jpg')) : [];
}

describe('a start that is killed', () => {
  it(
    'while it creates pictures leaves only complete files, and the next start continues',
    async () => {
      const folder = temporaryFolder();
      const media = join(folder, 'media');
      const records = await currentRecords();
      mkdirSync(join(media, 'pictures'), { recursive: true });
      for (const name of records.slice(UNMADE_PICTURES)) {
        copyFileSync(join(TEST_MEDIA_DIRECTORY, 'pictures', name), join(media, 'pictures', name));
      }
      await killMidway(folder, () => finishedIn(media).length > 1);
      expect(readdirSync(join(media, 'pictures')).length).toBeLessThan(records.length);
      for (const name of finishedIn(media)) {
        const content = readFileSync(join(media, '750x', name));
        expect(name).toBe(`${hashOf(content, 32)}.jpg`);
        expect((await sharp(content).stats()).channels).toHaveLength(3);
      }

      const leftover = join(media, '.unfinished-of-a-killed-process');
      writeFileSync(leftover, 'half');
      utimesSync(leftover, 0, 0);
      const database = openDatabase(join(folder, 'killed.db'));
      await seedDatabase(database, { mediaDirectory: media });
      expect(existsSync(leftover)).toBe(false);
      expect(pinsOf(database).length).toBeGreaterThanOrEqual(60);
      database.close();
    },
    PROCESS_TIMEOUT_MS,
  );

  it(
    'while it writes rows leaves none of them, and the next start writes all',
    async () => {
      const folder = temporaryFolder();
      symlinkSync(TEST_MEDIA_DIRECTORY, join(folder, 'media'));
      const log = join(folder, 'killed.db-wal');
      await killMidway(folder, () => existsSync(log) && statSync(log).size > 4_000_000);
      const database = openDatabase(join(folder, 'killed.db'));
      for (const table of ['facts', 'users', 'boards', 'pictures', 'pins']) {
        expect(database.prepare(`SELECT count(*) AS count FROM ${table}`).get()).toEqual({
          count: 0,
        });
      }
      await seedDatabase(database, { mediaDirectory: TEST_MEDIA_DIRECTORY });
      expect(pinsOf(database).length).toBeGreaterThanOrEqual(60);
      database.close();
    },
    PROCESS_TIMEOUT_MS,
  );
});
