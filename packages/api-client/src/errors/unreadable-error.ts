import { CallError, type CallErrorDetails, hasCode } from './call-error.js';

/** The answer is not what the server promises: HTML, broken JSON, another envelope, or no id. */
export class UnreadableError extends CallError {
  override readonly name = 'UnreadableError';
  readonly code = 'unreadable';

  constructor(details: CallErrorDetails) {
    super(
      'was answered with something other than the promised JSON',
      'Check that the path in `endpoints` leads to the server and that no proxy answers in its place',
      details,
    );
  }
}

/** Whether an error is a {@link UnreadableError}. */
export function isUnreadableError(error: unknown): error is UnreadableError {
  return hasCode(error, 'unreadable');
}
