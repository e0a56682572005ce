import type { CallError } from './errors/call-error.js';
import { isConnectionError } from './errors/connection-error.js';
import { isRateLimitedError } from './errors/rate-limited-error.js';

/** How often a call is sent again after its first attempt. */
const MAX_RETRIES = 2;

/** The first wait is somewhere from 0 to this, the second from 0 to twice this. */
const BACKOFF_BASE_MS = 300;

/** A server that wants a longer wait is not asked again: the error tells how long it wants. */
const MAX_WAIT_MS = 10_000;

/** Answers of a server or a proxy that may be well again in a moment. */
const PASSING_STATUSES: readonly (number | undefined)[] = [408, 500, 502, 503, 504];

/** What the decision to send a call again rests on. */
export interface RetryState {
  /** The attempt that failed, 1 for the first. */
  readonly attempt: number;
  readonly isRead: boolean;
  /** Whether the server can tell a second sending of the same write from a second write. */
  readonly hasKey: boolean;
  /** Milliseconds that are left of the call's total. */
  readonly remainingMs: number;
  readonly random: () => number;
}

/**
 * The wait in milliseconds before a call is sent again, or undefined when it is not. Full jitter, and never less
 * than the server asked for. A write is sent again only under a key, and only when it did not get through
 * (no connection, 429, 503).
 */
export function retryWaitMs(error: CallError, state: RetryState): number | undefined {
  const isAllowed = state.isRead ? isPassing(error) : state.hasKey && isTurnedAway(error);
  if (!isAllowed || state.attempt > MAX_RETRIES) return undefined;

  const jitterMs = Math.floor(state.random() * BACKOFF_BASE_MS * 2 ** (state.attempt - 1));
  const waitMs = Math.max(error.retryAfterMs ?? 0, jitterMs);
  return waitMs <= MAX_WAIT_MS && waitMs < state.remainingMs ? waitMs : undefined;
}

function isPassing(error: CallError): boolean {
  if (isRateLimitedError(error)) return !error.isBlocked;
  if (error.code === 'connection' || error.code === 'timeout') return true;
  return error.code === 'http' && PASSING_STATUSES.includes(error.status);
}

function isTurnedAway(error: CallError): boolean {
  if (isRateLimitedError(error)) return !error.isBlocked;
  if (isConnectionError(error)) return error.isBeforeSending;
  return error.code === 'http' && error.status === 503;
}
