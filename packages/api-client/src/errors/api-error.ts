import { CallError, type CallErrorDetails, hasCode } from './call-error.js';

/** The answer came with a good HTTP status, but its envelope says that the call failed. */
export class ApiError extends CallError {
  override readonly name = 'ApiError';
  readonly code = 'api';

  constructor(details: CallErrorDetails) {
    super(
      'was answered with a failure inside the envelope',
      'Look at `apiCode` and `displayMessage` for what the server objects to',
      details,
    );
  }
}

/** Whether an error is a {@link ApiError}. */
export function isApiError(error: unknown): error is ApiError {
  return hasCode(error, 'api');
}
