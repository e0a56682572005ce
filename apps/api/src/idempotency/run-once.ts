import type { Database } from '../database/database.js';
import { hashOf } from '../hash.js';
import { ResourceError } from '../errors/resource-error.js';

/** How long the result of a write is kept for repeated requests. */
const RESULT_LIFETIME_MS = 7 * 24 * 60 * 60_000;

/** Identifies a write. */
interface KeyedWrite {
  readonly userId: string;
  readonly key: string;
  readonly call: string;
  readonly options: unknown;
}

/** Runs a write once for each idempotency key. Call it inside the transaction of the work. */
export type RunOnce = ReturnType<typeof createRunOnce>;

/**
 * Creates a {@link RunOnce}: the first request with a key runs `work` and stores its result, a repeated one gets the stored
 * result, and `isReplay` is true. Throws `keyReused` when the key belongs to another request. Failures are not stored: they
 * changed nothing, so a retry is safe.
 */
export function createRunOnce(database: Database, now: () => number) {
  const find = database.query<{ requestHash: string; answer: string }>(
    `SELECT request_hash AS requestHash, answer FROM answers
     WHERE user_id = :userId AND idempotency_key = :key AND created_at > :oldest`,
  );
  const store = database.prepare(
    `INSERT OR REPLACE INTO answers (user_id, idempotency_key, request_hash, answer, created_at)
     VALUES (:userId, :key, :requestHash, :answer, :now)`,
  );
  const purge = database.prepare('DELETE FROM answers WHERE created_at <= :oldest');
  return ({ userId, key, call, options }: KeyedWrite, work: () => unknown) => {
    const oldest = now() - RESULT_LIFETIME_MS;
    const requestHash = hashOf(JSON.stringify([call, options]));
    const earlier = find.first({ userId, key, oldest });
    if (earlier !== undefined) {
      if (earlier.requestHash !== requestHash)
        throw new ResourceError('keyReused', 'Use a new key for each request.');
      return { data: JSON.parse(earlier.answer) as unknown, isReplay: true };
    }
    const data = work();
    purge.run({ oldest });
    store.run({ userId, key, requestHash, answer: JSON.stringify(data), now: now() });
    return { data, isReplay: false };
  };
}
