import { CallError, type CallErrorDetails, hasCode } from './call-error.js';

/** What was asked for is not there (404 or 410). */
export class NotFoundError extends CallError {
  override readonly name = 'NotFoundError';
  readonly code = 'not-found';

  constructor(details: CallErrorDetails) {
    super(
      `named something that is not there (HTTP ${details.status})`,
      'Check the id and the path in `endpoints`',
      details,
    );
  }
}

/** Whether an error is a {@link NotFoundError}. */
export function isNotFoundError(error: unknown): error is NotFoundError {
  return hasCode(error, 'not-found');
}
