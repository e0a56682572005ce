import { CallError, type CallErrorDetails, hasCode } from './call-error.js';

/** The requested thing does not exist (404 or 410). */
export class NotFoundError extends CallError {
  override readonly name = 'NotFoundError';
  readonly code = 'not-found';

  constructor(details: CallErrorDetails) {
    super(
      `found nothing (HTTP ${details.status})`,
      'Check the id and the path in `endpoints`',
      details,
    );
  }
}

/** Whether an error is a {@link NotFoundError}. */
export function isNotFoundError(error: unknown): error is NotFoundError {
  return hasCode(error, 'not-found');
}
