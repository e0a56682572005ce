import { CallError, type CallErrorDetails, hasCode } from './call-error.js';

/** The device had no network when the call started, and the call failed. */
export class OfflineError extends CallError {
  override readonly name = 'OfflineError';
  readonly code = 'offline';

  constructor(details: CallErrorDetails) {
    super('was not sent: the device is offline', 'Retry when it is online', details);
  }
}

/** Whether an error is a {@link OfflineError}. */
export function isOfflineError(error: unknown): error is OfflineError {
  return hasCode(error, 'offline');
}
