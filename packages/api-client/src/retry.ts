import type { CallError } from './errors/call-error.js';
import { isConnectionError } from './errors/connection-error.js';
import { isRateLimitedError } from './errors/rate-limited-error.js';

/** Retries after the first attempt. */
const MAX_RETRIES = 2;

/** The longest first wait; the second is up to twice as long. */
const BACKOFF_BASE_MS = 300;

/** Longer waits are left to the caller: the call fails with `retryAfterMs`. */
const MAX_WAIT_MS = 10_000;

/** Statuses that a server or proxy sends for temporary problems. */
const TEMPORARY_STATUSES: readonly (number | undefined)[] = [408, 500, 502, 503, 504];

/** The state of a call after a failed attempt. */
export interface RetryState {
  /** The attempt that failed, 1 for the first. */
  readonly attempt: number;
  readonly isRead: boolean;
  /** Whether a write has an idempotency key. */
  readonly hasKey: boolean;
  /** Milliseconds left of the call's total. */
  readonly remainingMs: number;
  readonly random: () => number;
}

/**
 * Returns the wait before the next attempt in milliseconds, or undefined for no retry. Full jitter, and never shorter than
 * `Retry-After`. Writes are retried only with a key, and only when the server did not process them (no connection, 429, 503).
 */
export function retryWaitMs(error: CallError, state: RetryState): number | undefined {
  const isRetryable = state.isRead ? isTemporary(error) : state.hasKey && isUnprocessed(error);
  if (!isRetryable || state.attempt > MAX_RETRIES) return undefined;

  const jitterMs = Math.floor(state.random() * BACKOFF_BASE_MS * 2 ** (state.attempt - 1));
  const waitMs = Math.max(error.retryAfterMs ?? 0, jitterMs);
  return waitMs <= MAX_WAIT_MS && waitMs < state.remainingMs ? waitMs : undefined;
}

function isTemporary(error: CallError): boolean {
  if (isRateLimitedError(error)) return !error.isBlocked;
  if (error.code === 'connection' || error.code === 'timeout') return true;
  return error.code === 'http' && TEMPORARY_STATUSES.includes(error.status);
}

function isUnprocessed(error: CallError): boolean {
  if (isRateLimitedError(error)) return !error.isBlocked;
  if (isConnectionError(error)) return error.isBeforeSending;
  return error.code === 'http' && error.status === 503;
}
