import { CallError, type CallErrorDetails, hasCode } from './call-error.js';

/** The server does not know the viewer (401): the session is missing or has ended. */
export class AuthError extends CallError {
  override readonly name = 'AuthError';
  readonly code = 'auth';

  constructor(details: CallErrorDetails) {
    super('was refused because nobody is signed in (HTTP 401)', 'Sign in, then try again', details);
  }
}

/** Whether an error is a {@link AuthError}. */
export function isAuthError(error: unknown): error is AuthError {
  return hasCode(error, 'auth');
}
