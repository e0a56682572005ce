import { CallError, type CallErrorDetails, hasCode } from './call-error.js';

/** The call conflicts with the server state (409). */
export class ConflictError extends CallError {
  override readonly name = 'ConflictError';
  readonly code = 'conflict';

  constructor(details: CallErrorDetails) {
    super('conflicts with the server (HTTP 409)', 'Read the state again before you retry', details);
  }
}

/** Whether an error is a {@link ConflictError}. */
export function isConflictError(error: unknown): error is ConflictError {
  return hasCode(error, 'conflict');
}
