import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { DatabaseError } from '../errors/database-error.js';
import { temporaryFolder } from '../testing/test-server.js';
import { migrate, openDatabase } from './open.js';

function tables(database: DatabaseSync): unknown[] {
  return database
    .prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    )
    .all()
    .map((row) => row['name']);
}

function openError(path: string, busyTimeoutMs?: number): DatabaseError {
  try {
    openDatabase(path, busyTimeoutMs).close();
  } catch (error) {
    if (error instanceof DatabaseError) return error;
    throw error;
  }
  throw new Error(`${path} was opened.`);
}

describe('openDatabase', () => {
  it('creates the folder and the file, and applies all migrations', () => {
    const database = openDatabase(join(temporaryFolder(), 'new/folder/pins.db'));
    expect(tables(database)).toEqual([
      'answers',
      'boards',
      'collaborators',
      'facts',
      'migrations',
      'pictures',
      'pins',
      'saves',
      'sections',
      'sessions',
      'users',
    ]);
    expect(
      database
        .prepare('SELECT version FROM migrations')
        .all()
        .map((row) => row['version']),
    ).toEqual([1, 2, 3]);
    database.close();
  });

  it('migrates an empty file', () => {
    const path = join(temporaryFolder(), 'empty.db');
    writeFileSync(path, '');
    const database = openDatabase(path);
    expect(tables(database)).toContain('pins');
    database.close();
  });

  it('writes ahead, checks foreign keys and waits for other writers', () => {
    const database = openDatabase(join(temporaryFolder(), 'pins.db'));
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
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

  it('rejects a database of a newer version and leaves it unchanged', () => {
    const path = join(temporaryFolder(), 'newer.db');
    const newer = openDatabase(path);
    newer.exec("INSERT INTO migrations VALUES (99, 'from the future', 0)");
    newer.close();
    const error = openError(path);
    expect(error.code).toBe('database_too_new');
    expect(error.message).toContain('it has version 99, but this server supports versions up to 3');
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

describe('migrate', () => {
  const first = { version: 1, name: 'first', sql: 'CREATE TABLE one (a) STRICT' };

  it('applies each migration once', () => {
    const database = new DatabaseSync(':memory:');
    const steps = [{ version: 1, name: 'first', sql: 'CREATE TABLE one (a TEXT) STRICT' }];
    expect(migrate(database, ':memory:', steps)).toHaveLength(1);
    expect(migrate(database, ':memory:', steps)).toHaveLength(0);
  });

  it('rolls back a migration that fails', () => {
    const database = new DatabaseSync(':memory:');
    const failing = {
      ...first,
      sql: 'CREATE TABLE one (a TEXT) STRICT; CREATE TABLE one (b TEXT) STRICT',
    };
    expect(() => migrate(database, ':memory:', [failing])).toThrow('already exists');
    expect(tables(database)).toEqual(['migrations']);
  });
});
