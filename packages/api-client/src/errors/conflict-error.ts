import { CallError, type CallErrorDetails, hasCode } from './call-error.js';

/** The call does not fit what the server holds now (409). */
export class ConflictError extends CallError {
  override readonly name = 'ConflictError';
  readonly code = 'conflict';

  constructor(details: CallErrorDetails) {
    super(
      'does not fit what the server holds now (HTTP 409)',
      'Read the state again before trying another time',
      details,
    );
  }
}

/** Whether an error is a {@link ConflictError}. */
export function isConflictError(error: unknown): error is ConflictError {
  return hasCode(error, 'conflict');
}
