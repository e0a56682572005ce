import { CallError, type CallErrorDetails, hasCode } from './call-error.js';

/**
 * The connection could not be made, or was lost. A browser does not tell which, so a write that ends in this is
 * `unknown`, but where the runtime names the connect phase (`isBeforeSending`): then nothing has left.
 */
export class ConnectionError extends CallError {
  override readonly name = 'ConnectionError';
  readonly code = 'connection';
  readonly isBeforeSending: boolean;

  constructor(details: CallErrorDetails & { readonly isBeforeSending: boolean }) {
    const { isBeforeSending, ...rest } = details;
    super(
      isBeforeSending ? 'could not reach the server' : 'lost its connection before an answer came',
      'Check that `origin` is right, that the server runs, and that no policy forbids the call',
      rest,
    );
    this.isBeforeSending = isBeforeSending;
  }
}

/** Whether an error is a {@link ConnectionError}. */
export function isConnectionError(error: unknown): error is ConnectionError {
  return hasCode(error, 'connection');
}
