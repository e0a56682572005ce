import { CallError, type CallErrorDetails, hasCode } from './call-error.js';

/** The details of a {@link RequestError}. */
export interface RequestErrorDetails extends CallErrorDetails {
  /** The placeholder of the path, such as `{board_id}`. */
  readonly missing: string;
}

/** The request was not sent, because its path has a placeholder without a value. */
export class RequestError extends CallError {
  override readonly name = 'RequestError';
  readonly code = 'request';

  constructor({ missing, ...details }: RequestErrorDetails) {
    super(
      `was not sent: ${missing} in its path has no value`,
      'Pass it to the call, or change the path in `endpoints`',
      details,
    );
  }
}

/** Whether an error is a {@link RequestError}. */
export function isRequestError(error: unknown): error is RequestError {
  return hasCode(error, 'request');
}
