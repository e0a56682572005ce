import { CallError, type CallErrorDetails, hasCode } from './call-error.js';

/** The server answered with a status that has no class of its own; `status` holds it. */
export class HttpError extends CallError {
  override readonly name = 'HttpError';
  readonly code = 'http';

  constructor(details: CallErrorDetails) {
    super(
      `was answered with HTTP ${details.status}`,
      'Try again later, and look at the log of the server if it stays',
      details,
    );
  }
}

/** Whether an error is a {@link HttpError}. */
export function isHttpError(error: unknown): error is HttpError {
  return hasCode(error, 'http');
}
