import { CallError, type CallErrorDetails, hasCode } from './call-error.js';

/** The response is HTML, broken JSON or another envelope, or it has no id. */
export class UnreadableError extends CallError {
  override readonly name = 'UnreadableError';
  readonly code = 'unreadable';

  constructor(details: CallErrorDetails) {
    super('got a response that is not the expected JSON', 'Check the path in `endpoints`', details);
  }
}

/** Whether an error is a {@link UnreadableError}. */
export function isUnreadableError(error: unknown): error is UnreadableError {
  return hasCode(error, 'unreadable');
}
