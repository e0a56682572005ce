import { CallError, type CallErrorDetails, hasCode } from './call-error.js';

/**
 * The server wants fewer calls (429); `retryAfterMs` is the wait it asked for. `isBlocked` marks a spam block,
 * which a further attempt only makes longer.
 */
export class RateLimitedError extends CallError {
  override readonly name = 'RateLimitedError';
  readonly code = 'rate-limited';
  readonly isBlocked: boolean;

  constructor(details: CallErrorDetails & { readonly isBlocked: boolean }) {
    const { isBlocked, ...rest } = details;
    super(
      isBlocked ? 'was blocked as spam' : 'was refused because too many calls were made (HTTP 429)',
      rest.retryAfterMs === undefined
        ? 'Wait before the next call'
        : `Wait ${rest.retryAfterMs} ms before the next call`,
      rest,
    );
    this.isBlocked = isBlocked;
  }
}

/** Whether an error is a {@link RateLimitedError}. */
export function isRateLimitedError(error: unknown): error is RateLimitedError {
  return hasCode(error, 'rate-limited');
}
