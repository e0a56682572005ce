import type { WriteOutcome } from '@tackboard/domain';

/** Every way in which a call can end without an answer that can be used. */
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
] as const;

/** Every way in which a call can end without an answer that can be used. */
export type CallErrorCode = (typeof CALL_ERROR_CODES)[number];

/** What is known of a call that failed. */
export interface CallErrorDetails {
  /** The call in words a developer can search for: `savePin (POST /resource/RepinResource/create/)`. */
  readonly call: string;
  /** Of a write: whether the server may have acted on it. Of a read always `failed`. */
  readonly outcome: WriteOutcome;
  /** The HTTP status, when there was an answer. */
  readonly status?: number;
  /** The server's own error number from the envelope. */
  readonly apiCode?: number;
  /** The wait that the server asked for, in milliseconds from its answer. */
  readonly retryAfterMs?: number;
  /** A sentence for the person, from the server; absent when it sent none that is fit to be shown. */
  readonly displayMessage?: string;
  readonly cause?: unknown;
}

const DOUBT =
  ' The server may have acted on it all the same: read the state again before another try.';

/**
 * What every failed call is thrown as: a `code` to switch on, `outcome` for writes, and the cause. Each code
 * has a class and a guard of its own.
 */
export abstract class CallError extends Error {
  abstract readonly code: CallErrorCode;
  readonly outcome: WriteOutcome;
  declare readonly status?: number;
  declare readonly apiCode?: number;
  declare readonly retryAfterMs?: number;
  declare readonly displayMessage?: string;

  constructor(why: string, whatToDo: string, details: CallErrorDetails) {
    const { call, cause, outcome, ...facts } = details;
    const doubt = outcome === 'unknown' ? DOUBT : '';
    super(`${call} ${why}.${doubt} ${whatToDo}.`, { cause });
    this.outcome = outcome;
    Object.assign(this, facts);
  }
}

/** Whether an error is one of this package's, also when two copies of the package are loaded. */
export function isCallError(error: unknown): error is CallError {
  return (
    error instanceof Error &&
    'outcome' in error &&
    CALL_ERROR_CODES.some((code) => hasCode(error, code))
  );
}

/** Whether an error carries a code of this package's: what the guards are made of. */
export function hasCode(error: unknown, code: CallErrorCode): boolean {
  return error instanceof Error && 'outcome' in error && 'code' in error && error.code === code;
}
