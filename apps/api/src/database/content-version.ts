import type { Database } from './database.js';

/** The version of what the database contains. */
export type ContentVersion = ReturnType<typeof createContentVersion>;

/** Creates the version of a database. */
export function createContentVersion(database: Database) {
  const own = database.query<{ changes: number }>('SELECT total_changes() AS changes');
  const others = database.query<{ data_version: number }>('PRAGMA data_version');
  const changes = (): number => own.first({})?.changes ?? 0;
  let ignored = 0;
  return {
    /**
     * Returns the version. It changes with every write of this server, and with every commit of another process: what was read
     * with the same version is still true.
     */
    read: (): string => `${others.first({})?.data_version}.${changes() - ignored}`,
    /** Runs a write that no response to a visitor depends on, without a new version. */
    unchanged: <Result>(write: () => Result): Result => {
      const before = changes();
      try {
        return write();
      } finally {
        ignored += changes() - before;
      }
    },
  };
}
