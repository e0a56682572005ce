import { CallError, type CallErrorDetails, hasCode } from './call-error.js';

/** A failure status without a class of its own. */
export class HttpError extends CallError {
  override readonly name = 'HttpError';
  readonly code = 'http';

  constructor(details: CallErrorDetails) {
    super(`failed with HTTP ${details.status}`, "Retry later, or read the server's log", details);
  }
}

/** Whether an error is a {@link HttpError}. */
export function isHttpError(error: unknown): error is HttpError {
  return hasCode(error, 'http');
}
