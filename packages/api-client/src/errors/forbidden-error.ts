import { CallError, type CallErrorDetails, hasCode } from './call-error.js';

/** The viewer may not do this, or the CSRF token is wrong (403). */
export class ForbiddenError extends CallError {
  override readonly name = 'ForbiddenError';
  readonly code = 'forbidden';

  constructor(details: CallErrorDetails) {
    super('was refused (HTTP 403)', 'Check the rights of the viewer and `csrfToken`', details);
  }
}

/** Whether an error is a {@link ForbiddenError}. */
export function isForbiddenError(error: unknown): error is ForbiddenError {
  return hasCode(error, 'forbidden');
}
