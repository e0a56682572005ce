import type { Database } from './database.js';
import { ResourceError } from '../errors/resource-error.js';
import { isBusyError } from './open.js';

/** How long a call waits in all for another process that is writing. Clients get the response within 100 ms. */
const BUSY_LIMIT_MS = 60;

/** The pause between two attempts. */
const BUSY_PAUSE_MS = 10;

/**
 * Makes SQLite report a lock at once. Its own waiting would block every other request with it, because `node:sqlite` is
 * synchronous; {@link retryBusy} waits without blocking.
 */
export function reportBusyAtOnce(database: Database): void {
  database.exec('PRAGMA busy_timeout = 0');
}

/**
 * Runs `work` again while another process holds the write lock. Throws `busy` when the lock stays. Work that finds the
 * database locked must not have changed anything: use one statement or one transaction.
 */
export async function retryBusy<Result>(work: () => Result): Promise<Result> {
  const end = performance.now() + BUSY_LIMIT_MS;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusyError(error)) throw error;
      if (performance.now() >= end) throw new ResourceError('busy');
      await new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE_MS));
    }
  }
}
