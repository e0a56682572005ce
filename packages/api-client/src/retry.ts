import type { Random } from '@tackboard/domain';
import { randomNumber } from '@tackboard/domain/tracking';
import type { Method } from './endpoint.js';
import type { CallError } from './errors/call-error.js';
import { ConnectionError } from './errors/connection-error.js';
import { RateLimitedError } from './errors/rate-limited-error.js';

/** Retries of a failed call, named as in ky. */
export interface RetryOptions {
  /** Retries after the first attempt. Default: 2. */
  readonly limit?: number;
  /** Methods that are retried. A write also needs an idempotency key. Default: all. */
  readonly methods?: readonly Method[];
  /**
   * HTTP statuses that are retried. A write is retried after 429 and 503 only, because the others do not prove that the
   * server did not process it. Default: 408, 429, 500, 502, 503, 504.
   */
  readonly statusCodes?: readonly number[];
  /** The longest wait that the backoff chooses, in milliseconds. Default: 10000. */
  readonly backoffLimit?: number;
  /** The longest `Retry-After` that is waited for, in milliseconds; a longer one fails the call. Default: 10000. */
  readonly maxRetryAfter?: number;
}

/** The defaults of {@link RetryOptions}. */
export const RETRY_DEFAULTS: Required<RetryOptions> = {
  limit: 2,
  methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  statusCodes: [408, 429, 500, 502, 503, 504],
  backoffLimit: 10_000,
  maxRetryAfter: 10_000,
};

/** The one server error that comes before any processing. */
export const UNAVAILABLE_STATUS = 503;

/** The longest first wait; each further one is up to twice as long. */
const BACKOFF_BASE_MS = 300;

/** The state of a call after a failed attempt. */
export interface RetryState {
  /** The attempt that failed, 1 for the first. */
  readonly attempt: number;
  readonly method: Method;
  readonly isReading: boolean;
  /** Whether a write has an idempotency key. */
  readonly hasKey: boolean;
  /** Milliseconds left of the call's total. */
  readonly remainingMs: number;
  readonly random: Random;
}

/**
 * Returns the wait before the next attempt in milliseconds, or undefined for no retry. Full jitter, and never shorter than
 * `Retry-After`. Writes are retried only with a key, and only when the server did not process them (no connection, 429, 503).
 */
export function retryWaitMs(
  error: CallError,
  state: RetryState,
  { limit, methods, statusCodes, backoffLimit, maxRetryAfter }: Required<RetryOptions>,
): number | undefined {
  const { attempt, method, isReading, hasKey, random, remainingMs } = state;
  const isChosen = error.status === undefined || statusCodes.includes(error.status);
  const canRetry = (isReading || hasKey) && isRetryable(error, isReading);
  if (!canRetry || !isChosen || !methods.includes(method) || attempt > limit) return undefined;

  const backoffMs = Math.min(backoffLimit, BACKOFF_BASE_MS * 2 ** (attempt - 1));
  const { retryAfterMs = 0 } = error;
  const waitMs = Math.max(retryAfterMs, Math.floor(randomNumber(random) * backoffMs));
  return retryAfterMs <= maxRetryAfter && waitMs < remainingMs ? waitMs : undefined;
}

/** Whether a read may succeed the next time, or a write was certainly not processed. */
function isRetryable(error: CallError, isReading: boolean): boolean {
  if (error instanceof RateLimitedError) return !error.isBlocked;
  if (error instanceof ConnectionError) return isReading || error.isBeforeSending;
  if (error.code === 'http') return isReading || error.status === UNAVAILABLE_STATUS;
  return isReading && error.code === 'timeout';
}
