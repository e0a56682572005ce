import { CallError, type CallErrorDetails, hasCode } from './call-error.js';

/** The server's code for a login that is limited: the viewer has to log in again (S3 §6). */
const LIMITED_LOGIN_CODE = 15;

/** The viewer may not do this, has to log in again, or the CSRF token is wrong (403). */
export class ForbiddenError extends CallError {
  override readonly name = 'ForbiddenError';
  readonly code = 'forbidden';
  /** Whether the viewer has to log in again (S3 §6). */
  readonly isLimitedLogin: boolean;

  constructor(details: CallErrorDetails) {
    super('was refused (HTTP 403)', 'Check the rights of the viewer and `csrfToken`', details);
    this.isLimitedLogin = details.apiCode === LIMITED_LOGIN_CODE;
  }
}

/** Whether an error is a {@link ForbiddenError}. */
export function isForbiddenError(error: unknown): error is ForbiddenError {
  return hasCode(error, 'forbidden');
}
