import type { WriteOutcome } from '@tackboard/domain';

/** The `code` of each error class. */
export const CALL_ERROR_CODES = [
  'offline',
  'connection',
  'timeout',
  'aborted',
  'http',
  'rate-limited',
  'auth',
  'forbidden',
  'not-found',
  'conflict',
  'api',
  'unreadable',
  'request',
] as const;

/** One of {@link CALL_ERROR_CODES}. */
export type CallErrorCode = (typeof CALL_ERROR_CODES)[number];

/** The fields of a failed call. */
export interface CallErrorDetails {
  /** The call's name in messages: `savePin (POST /resource/RepinResource/create/)`. */
  readonly call: string;
  /** `unknown` when the server may have processed a write. Always `failed` for a read. */
  readonly outcome: WriteOutcome;
  /** The HTTP status, when there was a response. */
  readonly status?: number;
  /** The server's own error number from the envelope. */
  readonly apiCode?: number;
  /** The wait that the server requires, in milliseconds from its response. */
  readonly retryAfterMs?: number;
  /** The server's message for the viewer; absent when it sent none that can be shown. */
  readonly displayMessage?: string;
  readonly cause?: unknown;
}

const UNKNOWN_OUTCOME = ' The server may have processed it: read the state again before you retry.';

/** The base class of all errors. Each `code` has a class and a guard. */
export abstract class CallError extends Error {
  abstract readonly code: CallErrorCode;
  readonly outcome: WriteOutcome;
  declare readonly status?: number;
  declare readonly apiCode?: number;
  declare readonly retryAfterMs?: number;
  declare readonly displayMessage?: string;

  constructor(problem: string, advice: string, details: CallErrorDetails) {
    const { call, cause, outcome, ...fields } = details;
    const warning = outcome === 'unknown' ? UNKNOWN_OUTCOME : '';
    super(`${call} ${problem}.${warning} ${advice}.`, { cause });
    this.outcome = outcome;
    Object.assign(this, fields);
  }
}

/** Whether an error is a {@link CallError}, also of another copy of this package. */
export function isCallError(error: unknown): error is CallError {
  return (
    error instanceof Error &&
    'outcome' in error &&
    CALL_ERROR_CODES.some((code) => hasCode(error, code))
  );
}

/** Whether an error has this code. The guards call it, because `instanceof` fails across copies of the package. */
export function hasCode(error: unknown, code: CallErrorCode): boolean {
  return error instanceof Error && 'outcome' in error && 'code' in error && error.code === code;
}
