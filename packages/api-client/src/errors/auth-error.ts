import { CallError, type CallErrorDetails, hasCode } from './call-error.js';

/** Nobody is signed in, or the session has expired (401). */
export class AuthError extends CallError {
  override readonly name = 'AuthError';
  readonly code = 'auth';

  constructor(details: CallErrorDetails) {
    super('needs a signed-in viewer (HTTP 401)', 'Sign in, then retry', details);
  }
}

/** Whether an error is a {@link AuthError}. */
export function isAuthError(error: unknown): error is AuthError {
  return hasCode(error, 'auth');
}
