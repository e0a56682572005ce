import { CallError, type CallErrorDetails, hasCode } from './call-error.js';

/**
 * The caller's signal was aborted; `cause` is its reason. Its `name` is `AbortError`, which is what code that
 * handles aborted fetches looks for.
 */
export class AbortedError extends CallError {
  override readonly name = 'AbortError';
  readonly code = 'aborted';

  constructor(details: CallErrorDetails) {
    super('was aborted by its caller', 'Nothing needs to be done if that was meant', details);
  }
}

/** Whether an error is an {@link AbortedError}. */
export function isAbortedError(error: unknown): error is AbortedError {
  return hasCode(error, 'aborted');
}
