import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { query } from '../database/database.js';
import { ResourceError } from '../errors/resource-error.js';

/** How long the answer to a write is kept for a repeated request. */
const ANSWER_KEPT_MS = 7 * 24 * 60 * 60_000;

/** A write as it is told from others: who, by which key, which call with which options. */
export interface KeyedWrite {
  readonly userId: string;
  readonly key: string;
  readonly call: string;
  readonly options: unknown;
}

/** An answer, and whether it is that of an earlier request with the same key. */
export interface KeptAnswer {
  readonly data: unknown;
  readonly isReplay: boolean;
}

/**
 * Prepares the answering of writes once per key: the first request does `work` and its answer is kept, a repeated one
 * gets the same answer. A key used for another request is refused. Only success is kept: a refused write changed
 * nothing, so trying it again is safe. To be called inside the transaction of the work.
 */
export function answerKeeper(
  database: DatabaseSync,
  now: () => number,
): (write: KeyedWrite, work: () => unknown) => KeptAnswer {
  const find = query<{ requestHash: string; answer: string }>(
    database,
    `SELECT request_hash AS requestHash, answer FROM answers
     WHERE user_id = :userId AND idempotency_key = :key AND created_at > :oldest`,
  );
  const keep = database.prepare(
    `INSERT OR REPLACE INTO answers (user_id, idempotency_key, request_hash, answer, created_at)
     VALUES (:userId, :key, :requestHash, :answer, :now)`,
  );
  const purge = database.prepare('DELETE FROM answers WHERE created_at <= :oldest');
  return ({ userId, key, call, options }, work) => {
    const oldest = now() - ANSWER_KEPT_MS;
    const requestHash = createHash('sha256')
      .update(JSON.stringify([call, options]))
      .digest('hex');
    const earlier = find.first({ userId, key, oldest });
    if (earlier !== undefined) {
      if (earlier.requestHash !== requestHash)
        throw new ResourceError('keyReused', 'Use a new key for a new request.');
      return { data: JSON.parse(earlier.answer) as unknown, isReplay: true };
    }
    const data = work();
    purge.run({ oldest });
    keep.run({ userId, key, requestHash, answer: JSON.stringify(data), now: now() });
    return { data, isReplay: false };
  };
}
