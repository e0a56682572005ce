import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Database } from './database.js';
import { DatabaseError, isDatabaseError } from '../errors/database-error.js';
import { packageFile } from '../package-file.js';

/** How long a write waits for another process that is writing. */
const BUSY_TIMEOUT_MS = 5000;

/** Whether SQLite threw the error. */
export function isSqliteError(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error;
}

/** Result codes of SQLite: SQLITE_BUSY, SQLITE_READONLY, SQLITE_CORRUPT, SQLITE_CANTOPEN, SQLITE_NOTADB. */
const [BUSY, READONLY, CORRUPT, CANTOPEN, NOTADB] = [5, 8, 11, 14, 26];

function resultCode(error: unknown): number {
  return ((error as { errcode?: number }).errcode ?? 0) & 0xff;
}

/** Whether another process holds the write lock. */
export function isBusyError(error: unknown): boolean {
  return isSqliteError(error) && resultCode(error) === BUSY;
}

function unreadable(path: string, problem: string, cause?: Error): DatabaseError {
  const fix = 'Move the file away (the next start creates a new one) or set DATABASE_PATH.';
  return new DatabaseError('database_unreadable', path, problem, fix, cause);
}

/** Converts an error of SQLite into a `DatabaseError` for the person who starts the server. */
export function asDatabaseError(error: unknown, path: string): DatabaseError {
  if (isDatabaseError(error)) return error;
  const cause = error instanceof Error ? error : new Error(String(error));
  const code = resultCode(cause);
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
    const problem = code === CORRUPT ? 'it is damaged' : 'it is not a readable SQLite database';
    return unreadable(path, problem, cause);
  }
  if (code === READONLY) {
    const fix = 'Let this user write to the file and its folder, or set DATABASE_PATH.';
    return new DatabaseError('database_readonly', path, 'it is read-only', fix, cause);
  }
  const problem = code === CANTOPEN ? 'it cannot be opened' : cause.message;
  const fix =
    'Check that the path is a file in a folder that this user may write to, or set DATABASE_PATH.';
  return new DatabaseError('database_unopenable', path, problem, fix, cause);
}

/** The version of `schema.sql`. */
const SCHEMA_VERSION = 2;

/** Creates the tables of a new database. Throws for one whose tables are of another version. */
function createTables(database: Database, path: string): void {
  const version = database.query<{ user_version: number }>('PRAGMA user_version');
  const tables = database.query('SELECT name FROM sqlite_schema LIMIT 1');
  database.transaction(() => {
    if (version.first({})?.user_version === SCHEMA_VERSION) return;
    if (tables.first({}) !== undefined) {
      throw new DatabaseError(
        'database_of_another_version',
        path,
        'its tables are of another version of this server, which does not convert them',
        'Delete the file (the next start creates a new one) or set DATABASE_PATH to another file.',
      );
    }
    database.exec(readFileSync(packageFile('src/database/schema.sql'), 'utf8'));
    database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  });
}

/** Throws for damaged pages: without this check the server starts, and each request that reads one of them fails. */
function checkPages(database: Database, path: string): void {
  const [found] = database.query<{ quick_check: string }>('PRAGMA quick_check(1)').all({});
  if (found?.quick_check === 'ok') return;
  throw unreadable(path, 'it is damaged');
}

/** Throws when the file is read-only, which SQLite reports at the first write and not before. */
function checkWritable(database: Database): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    database.exec('UPDATE facts SET value = value');
  } finally {
    if (database.isTransaction) database.exec('ROLLBACK');
  }
}

/**
 * Opens the database file. Creates the file, its folder and its tables if they do not exist. A write waits up to
 * `busyTimeoutMs` for another process that is writing.
 *
 * Throws a `DatabaseError`.
 */
export function openDatabase(path: string, busyTimeoutMs = BUSY_TIMEOUT_MS): Database {
  let database: Database | undefined;
  try {
    mkdirSync(dirname(path), { recursive: true });
    database = new Database(path, {
      timeout: busyTimeoutMs,
      enableForeignKeyConstraints: true,
    });
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -8000',
    );
    createTables(database, path);
    checkPages(database, path);
    checkWritable(database);
    return database;
  } catch (error) {
    if (database?.isOpen === true) database.close();
    throw asDatabaseError(error, path);
  }
}
