import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { DatabaseError } from '../errors/database-error.js';
import { temporaryFolder } from '../testing/test-server.js';
import { openDatabase } from './open.js';

function tables(database: DatabaseSync): unknown[] {
  return database
    .prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    )
    .all()
    .map((row) => row['name']);
}

/** The level of `PRAGMA synchronous` at which each commit reaches the disk. */
const FULL = 2;

function openError(path: string, busyTimeoutMs?: number): DatabaseError {
  try {
    openDatabase(path, busyTimeoutMs).close();
  } catch (error) {
    if (error instanceof DatabaseError) return error;
    throw error;
  }
  throw new Error(`${path} was opened.`);
}

/** The size of a page of a new database. */
const PAGE_BYTES = 4096;

/** Opens a file in another process, without the rights of root, who may write to read-only files. */
function openAsNobody(path: string): unknown {
  const program = `
    const { openDatabase } = await import('./src/database/open.ts');
    if (process.getuid() === 0) process.seteuid(65534);
    try {
      openDatabase(${JSON.stringify(path)});
      console.log('null');
    } catch ({ code, message }) {
      console.log(JSON.stringify({ code, message }));
    }`;
  const parameters = ['-C', '@tackboard/source', '--import', './scripts/sources.ts'];
  const { stdout } = spawnSync(
    process.execPath,
    [...parameters, '--input-type=module', '-e', program],
    { cwd: fileURLToPath(new URL('../..', import.meta.url)), encoding: 'utf8' },
  );
  return JSON.parse(stdout);
}

describe('openDatabase', () => {
  it('creates the folder and the file, and its tables', () => {
    const database = openDatabase(join(temporaryFolder(), 'new/folder/pins.db'));
    expect(tables(database)).toEqual(
      expect.arrayContaining(['boards', 'facts', 'pins', 'saves', 'sections', 'users']),
    );
    database.close();
  });

  it('creates its tables in an empty file', () => {
    const path = join(temporaryFolder(), 'empty.db');
    writeFileSync(path, '');
    const database = openDatabase(path);
    expect(tables(database)).toContain('pins');
    database.close();
  });

  it('writes ahead, keeps each commit through a power cut and checks foreign keys', () => {
    const database = openDatabase(join(temporaryFolder(), 'pins.db'));
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: FULL });
    expect(database.prepare('PRAGMA foreign_keys').get()).toEqual({ foreign_keys: 1 });
    expect(database.prepare('PRAGMA busy_timeout').get()).toEqual({ timeout: 5000 });
    database.close();
  });

  it('reports a file that is no database in one line, with the fix', () => {
    const path = join(temporaryFolder(), 'notes.db');
    writeFileSync(
      path,
      'Things to do on Sunday, in no particular order, and none of it a database. '.repeat(9),
    );
    const error = openError(path);
    expect(error.code).toBe('database_unreadable');
    expect(error.message).toBe(
      `The database ${path} cannot be used: it is not a readable SQLite database. ` +
        'Move the file away (the next start creates a new one) or set DATABASE_PATH.',
    );
  });

  it('reports damaged pages', () => {
    const path = join(temporaryFolder(), 'damaged.db');
    openDatabase(path).close();
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.fill(0xff, 3 * PAGE_BYTES, 6 * PAGE_BYTES));
    const error = openError(path);
    expect(error.code).toBe('database_unreadable');
    expect(error.message).toBe(
      `The database ${path} cannot be used: it is damaged. ` +
        'Move the file away (the next start creates a new one) or set DATABASE_PATH.',
    );
  });

  it('reports a read-only file', () => {
    const path = join(temporaryFolder(), 'read-only.db');
    openDatabase(path).close();
    chmodSync(path, 0o444);
    chmodSync(dirname(path), 0o777);
    expect(openAsNobody(path)).toEqual({
      code: 'database_readonly',
      message:
        `The database ${path} cannot be used: it is read-only. ` +
        'Let this user write to the file and its folder, or set DATABASE_PATH.',
    });
  });

  it('reports a path that is a folder', () => {
    const path = join(temporaryFolder(), 'folder.db');
    mkdirSync(path);
    const error = openError(path);
    expect(error.code).toBe('database_unopenable');
    expect(error.message).toMatch(
      /^The database .*folder\.db cannot be used: it cannot be opened\. Check /,
    );
  });

  it('reports a folder that cannot be created', () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    expect(openError(join(file, 'pins.db')).code).toBe('database_unopenable');
  });

  it.each([
    ['a newer version', 'PRAGMA user_version = 99'],
    ['an older version', 'PRAGMA user_version = 0'],
  ])('says of a database of %s how to start anew, and leaves it unchanged', (_, sql) => {
    const path = join(temporaryFolder(), 'other.db');
    const other = openDatabase(path);
    other.exec(sql);
    const before = other.prepare('PRAGMA user_version').get();
    other.close();
    const error = openError(path);
    expect(error.code).toBe('database_of_another_version');
    expect(error.message).toBe(
      `The database ${path} cannot be used: its tables are of another version of this server, which does not convert them. ` +
        'Delete the file (the next start creates a new one) or set DATABASE_PATH to another file.',
    );
    const again = new DatabaseSync(path);
    expect(again.prepare('PRAGMA user_version').get()).toEqual(before);
    again.close();
  });

  it('reports another process that is writing', () => {
    const path = join(temporaryFolder(), 'busy.db');
    const other = new DatabaseSync(path);
    other.exec('BEGIN EXCLUSIVE');
    const error = openError(path, 20);
    expect(error.code).toBe('database_busy');
    expect(error.message).toContain('Stop the other server, then start again.');
    other.close();
  });
});
