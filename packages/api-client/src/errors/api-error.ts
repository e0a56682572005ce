import { CallError, type CallErrorDetails, hasCode } from './call-error.js';

/** A failure envelope with a successful HTTP status. */
export class ApiError extends CallError {
  override readonly name = 'ApiError';
  readonly code = 'api';

  constructor(details: CallErrorDetails) {
    super('failed with a successful HTTP status', 'See `apiCode` and `displayMessage`', details);
  }
}

/** Whether an error is a {@link ApiError}. */
export function isApiError(error: unknown): error is ApiError {
  return hasCode(error, 'api');
}
