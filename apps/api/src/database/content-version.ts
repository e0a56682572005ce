import type { DatabaseSync } from 'node:sqlite';
import { query } from './database.js';

/**
 * Creates the function that returns the version of what the database contains: it changes with every write of this server,
 * and with every commit of another process. What was read with the same version is still true.
 */
export function createContentVersion(database: DatabaseSync): () => string {
  const own = query<{ changes: number }>(database, 'SELECT total_changes() AS changes');
  const others = query<{ data_version: number }>(database, 'PRAGMA data_version');
  return () => `${others.first({})?.data_version}.${own.first({})?.changes}`;
}
