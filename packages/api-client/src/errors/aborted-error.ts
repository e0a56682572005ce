import { CallError, type CallErrorDetails, hasCode } from './call-error.js';

/** The caller's signal was aborted; `cause` is its reason. `name` is `AbortError`, like that of an aborted fetch. */
export class AbortedError extends CallError {
  override readonly name = 'AbortError';
  readonly code = 'aborted';

  constructor(details: CallErrorDetails) {
    super('was aborted', 'Ignore this error if that was intended', details);
  }
}

/** Whether an error is an {@link AbortedError}. */
export function isAbortedError(error: unknown): error is AbortedError {
  return hasCode(error, 'aborted');
}
