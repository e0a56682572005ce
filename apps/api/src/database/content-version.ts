import type { Database } from './database.js';

/** The version of what the database contains. */
export interface ContentVersion {
  /**
   * Returns the version. It changes with every write of this server, and with every commit of another process: what was read
   * with the same version is still true.
   */
  readonly read: () => string;
  /** Runs a write that no response to a visitor depends on, without a new version. */
  readonly unchanged: <Result>(write: () => Result) => Result;
}

/** Creates the version of a database. */
export function createContentVersion(database: Database): ContentVersion {
  const own = database.query<{ changes: number }>('SELECT total_changes() AS changes');
  const others = database.query<{ data_version: number }>('PRAGMA data_version');
  const changes = (): number => own.first({})?.changes ?? 0;
  let ignored = 0;
  return {
    read: () => `${others.first({})?.data_version}.${changes() - ignored}`,
    unchanged: (write) => {
      const before = changes();
      try {
        return write();
      } finally {
        ignored += changes() - before;
      }
    },
  };
}
