import { CallError, type CallErrorDetails, hasCode } from './call-error.js';

/** There was no complete response within `timeoutMs` milliseconds, the limit of an attempt or of the whole call. */
export class TimeoutError extends CallError {
  override readonly name = 'TimeoutError';
  readonly code = 'timeout';
  readonly timeoutMs: number;

  constructor(details: CallErrorDetails & { readonly timeoutMs: number }) {
    const { timeoutMs, ...rest } = details;
    super(
      `got no response within ${timeoutMs} ms`,
      'Raise `attemptTimeoutMs` or `totalTimeoutMs`',
      rest,
    );
    this.timeoutMs = timeoutMs;
  }
}

/** Whether an error is a {@link TimeoutError}. */
export function isTimeoutError(error: unknown): error is TimeoutError {
  return hasCode(error, 'timeout');
}
