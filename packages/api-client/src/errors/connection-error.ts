import { CallError, type CallErrorDetails, hasCode } from './call-error.js';

/**
 * There was no connection, or it was lost. A browser does not report which, so the outcome of a write is `unknown`, except
 * where the runtime reports that it never connected (`isBeforeSending`).
 */
export class ConnectionError extends CallError {
  override readonly name = 'ConnectionError';
  readonly code = 'connection';
  readonly isBeforeSending: boolean;

  constructor(details: CallErrorDetails & { readonly isBeforeSending: boolean }) {
    const { isBeforeSending, ...rest } = details;
    super(
      isBeforeSending ? 'could not reach the server' : 'lost its connection before the response',
      "Check `origin`, the server and the page's security policy",
      rest,
    );
    this.isBeforeSending = isBeforeSending;
  }
}

/** Whether an error is a {@link ConnectionError}. */
export function isConnectionError(error: unknown): error is ConnectionError {
  return hasCode(error, 'connection');
}
