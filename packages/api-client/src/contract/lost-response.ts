import type { CallError } from '../errors/call-error.js';
import { isConnectionError } from '../errors/connection-error.js';
import { isTimeoutError } from '../errors/timeout-error.js';

/** Why there was no response, in one line. */
export function lostResponse(error: CallError): string {
  if (isTimeoutError(error)) return `no response within ${error.timeoutMs / 1000} s`;
  if (!isConnectionError(error)) return error.message;
  const problem = error.isBeforeSending
    ? 'no connection'
    : 'the connection ended without a response';
  return `${problem} (${connectionCode(error)})`;
}

/** The platform's code for a failed connection, such as `ECONNREFUSED`, else its message. */
export function connectionCode(error: Error): string {
  let cause = error;
  while (cause.cause instanceof Error) ({ cause } = cause as Error & { readonly cause: Error });
  return 'code' in cause ? String(cause.code) : cause.message;
}
