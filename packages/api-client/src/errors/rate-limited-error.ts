import { CallError, type CallErrorDetails, hasCode } from './call-error.js';

/**
 * Too many calls (429); `retryAfterMs` is the wait that the server requires. `isBlocked` is true for a spam block, which
 * more attempts only extend.
 */
export class RateLimitedError extends CallError {
  override readonly name = 'RateLimitedError';
  readonly code = 'rate-limited';
  readonly isBlocked: boolean;

  constructor(details: CallErrorDetails & { readonly isBlocked: boolean }) {
    const { isBlocked, ...rest } = details;
    super(
      isBlocked ? 'was blocked as spam' : 'exceeded the rate limit (HTTP 429)',
      `Wait ${rest.retryAfterMs ?? 'some'} ms before the next call`,
      rest,
    );
    this.isBlocked = isBlocked;
  }
}

/** Whether an error is a {@link RateLimitedError}. */
export function isRateLimitedError(error: unknown): error is RateLimitedError {
  return hasCode(error, 'rate-limited');
}
