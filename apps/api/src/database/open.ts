import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseError, isDatabaseError } from '../errors/database-error.js';
import { query, transaction } from './database.js';
import { type Migration, MIGRATIONS } from './migrations.js';

/** How long a write waits for another process that is writing. */
const BUSY_TIMEOUT_MS = 5000;

/** Whether SQLite threw the error. */
export function isSqliteError(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error;
}

/** Result codes of SQLite: SQLITE_BUSY, SQLITE_CORRUPT, SQLITE_CANTOPEN, SQLITE_NOTADB. */
const [BUSY, CORRUPT, CANTOPEN, NOTADB] = [5, 11, 14, 26];

/** Converts an error of SQLite into a `DatabaseError` for the person who starts the server. */
export function asDatabaseError(error: unknown, path: string): DatabaseError {
  if (isDatabaseError(error)) return error;
  const cause = error instanceof Error ? error : new Error(String(error));
  const result = (cause as { errcode?: number }).errcode ?? 0;
  const code = result & 0xff;
  if (code === BUSY) {
    const problem = 'another process is writing to it';
    return new DatabaseError(
      'database_busy',
      path,
      problem,
      'Stop the other server, then start again.',
      cause,
    );
  }
  if (code === NOTADB || code === CORRUPT) {
    const problem = 'it is not a readable SQLite database';
    const fix = 'Move the file away (the next start creates a new one) or set DATABASE_PATH.';
    return new DatabaseError('database_unreadable', path, problem, fix, cause);
  }
  const problem = code === CANTOPEN ? 'it cannot be opened' : cause.message;
  const fix =
    'Check that the path is a file in a folder that this user may write to, or set DATABASE_PATH.';
  return new DatabaseError('database_unopenable', path, problem, fix, cause);
}

/** Applies the missing migrations, each in its own transaction, and returns them. */
export function migrate(
  database: DatabaseSync,
  path: string,
  migrations: readonly Migration[] = MIGRATIONS,
): readonly Migration[] {
  database.exec(
    'CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at INTEGER NOT NULL) STRICT',
  );
  const newest = query<{ version: number | null }>(
    database,
    'SELECT max(version) AS version FROM migrations',
  );
  const record = database.prepare('INSERT INTO migrations VALUES (:version, :name, :appliedAt)');
  const version = newest.first({})?.version ?? 0;
  const known = migrations.at(-1)?.version ?? 0;
  if (version > known) {
    throw new DatabaseError(
      'database_too_new',
      path,
      `it has version ${version}, but this server supports versions up to ${known}`,
      'Start the newer server or set DATABASE_PATH to another file.',
    );
  }
  return migrations.filter((migration) =>
    transaction(database, () => {
      if ((newest.first({})?.version ?? 0) >= migration.version) return false;
      database.exec(migration.sql);
      record.run({ version: migration.version, name: migration.name, appliedAt: Date.now() });
      return true;
    }),
  );
}

/**
 * Opens the database file and migrates it. Creates the file and its folder if they do not exist. A write waits up to
 * `busyTimeoutMs` for another process that is writing.
 *
 * Throws a `DatabaseError`.
 */
export function openDatabase(path: string, busyTimeoutMs = BUSY_TIMEOUT_MS): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(dirname(path), { recursive: true });
    database = new DatabaseSync(path, {
      timeout: busyTimeoutMs,
      enableForeignKeyConstraints: true,
    });
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -8000',
    );
    migrate(database, path);
    return database;
  } catch (error) {
    if (database?.isOpen === true) database.close();
    throw asDatabaseError(error, path);
  }
}
