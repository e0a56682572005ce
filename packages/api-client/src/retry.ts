import type { Clock, Random } from '@tackboard/domain';
import { randomNumber } from '@tackboard/domain/tracking';
import type { Method } from './endpoint.js';
import { type CallError, ConnectionError, RateLimitedError } from './errors.js';

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

/** The defaults of {@link RetryOptions}: all methods are retried. */
export const RETRY_DEFAULTS: Required<Omit<RetryOptions, 'methods'>> = {
  limit: 2,
  statusCodes: [408, 429, 500, 502, 503, 504],
  backoffLimit: 10_000,
  maxRetryAfter: 10_000,
};

/** The one server error that comes before any processing. */
export const UNAVAILABLE_STATUS = 503;

/** The longest first wait; each further one is up to twice as long. */
const BACKOFF_BASE_MS = 300;

/**
 * Returns the wait before retry number `retry` in milliseconds, or undefined when the error is not retried. Full jitter, and
 * never shorter than `Retry-After`. A write is retried only when the server did not process it (no connection, 429, 503).
 */
export function retryWaitMs(
  error: CallError,
  isReading: boolean,
  retry: number,
  remainingMs: number,
  random: Random,
  { limit, statusCodes, backoffLimit, maxRetryAfter }: typeof RETRY_DEFAULTS,
): number | undefined {
  const { status, retryAfterMs = 0 } = error;
  const isChosen = status === undefined || statusCodes.includes(status);
  if (!isChosen || retry > limit || !isRetryable(error, isReading)) return undefined;

  const backoffMs = Math.min(backoffLimit, BACKOFF_BASE_MS * 2 ** (retry - 1));
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

/** Numbers from here on are seconds since 1970 (2001-09-09), not a wait. */
const EARLIEST_EPOCH_S = 1_000_000_000;

/** Numbers from here on are milliseconds since 1970. */
const EARLIEST_EPOCH_MS = EARLIEST_EPOCH_S * 1_000;

/**
 * Returns the wait of a `Retry-After` header in milliseconds from `nowMs`; undefined when it is missing or malformed. The
 * value is a number of seconds, an HTTP date or, from some servers, seconds or milliseconds since 1970. A date is compared
 * with the response's own `Date`, because the device's clock may be wrong.
 */
export function retryAfterMs(headers: Headers, nowMs: number): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;

  const seconds = Number(value);
  if (seconds >= 0 && seconds < EARLIEST_EPOCH_S) return Math.ceil(seconds * 1_000);
  let momentMs = Number.NaN;
  if (seconds > 0) momentMs = seconds < EARLIEST_EPOCH_MS ? seconds * 1_000 : seconds;
  // Require a weekday or month: `Date.parse` also accepts "-5" and "1.2.3".
  else if (/[a-z]{3}/i.test(value)) momentMs = Date.parse(value);

  const waitMs = momentMs - (Date.parse(headers.get('date') ?? '') || nowMs);
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}

/** Resolves after `delayMs` milliseconds, or as soon as the signal aborts. */
export function wait(
  clock: Clock,
  delayMs: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clock.clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = clock.setTimeout(end, delayMs);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });
}
