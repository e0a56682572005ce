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

/** The device had no network when the call started, and the call failed. */
export class OfflineError extends CallError {
  override readonly name = 'OfflineError';
  readonly code = 'offline';

  constructor(details: CallErrorDetails) {
    super('was not sent: the device is offline', 'Retry when it is online', details);
  }
}

/**
 * There was no connection, or it was lost. A browser does not report which, so the outcome of a write is `unknown`, except
 * where the runtime reports that it never connected (`isBeforeSending`).
 */
export class ConnectionError extends CallError {
  override readonly name = 'ConnectionError';
  readonly code = 'connection';
  readonly isBeforeSending: boolean;

  constructor(details: CallErrorDetails & { readonly isBeforeSending: boolean }) {
    const { isBeforeSending, ...rest } = details;
    super(
      isBeforeSending ? 'could not reach the server' : 'lost its connection before the response',
      "Check `origin`, the server and the page's security policy",
      rest,
    );
    this.isBeforeSending = isBeforeSending;
  }
}

/** There was no complete response within `timeoutMs` milliseconds, the limit of an attempt or of the whole call. */
export class TimeoutError extends CallError {
  override readonly name = 'TimeoutError';
  readonly code = 'timeout';
  readonly timeoutMs: number;

  constructor(details: CallErrorDetails & { readonly timeoutMs: number }) {
    const { timeoutMs, ...rest } = details;
    super(
      `got no response within ${timeoutMs} ms`,
      'Raise `attemptTimeoutMs` or `totalTimeoutMs`',
      rest,
    );
    this.timeoutMs = timeoutMs;
  }
}

/** The caller's signal was aborted; `cause` is its reason. `name` is `AbortError`, like that of an aborted fetch. */
export class AbortedError extends CallError {
  override readonly name = 'AbortError';
  readonly code = 'aborted';

  constructor(details: CallErrorDetails) {
    super('was aborted', 'Ignore this error if that was intended', details);
  }
}

/** A failure status without a class of its own. */
export class HttpError extends CallError {
  override readonly name = 'HttpError';
  readonly code = 'http';

  constructor(details: CallErrorDetails) {
    super(`failed with HTTP ${details.status}`, "Retry later, or read the server's log", details);
  }
}

/**
 * Too many calls (429); `retryAfterMs` is the wait that the server requires. `isBlocked` is true for a spam block, which
 * more attempts only extend.
 */
export class RateLimitedError extends CallError {
  override readonly name = 'RateLimitedError';
  readonly code = 'rate-limited';
  readonly isBlocked: boolean;

  constructor(details: CallErrorDetails & { readonly isBlocked: boolean }) {
    const { isBlocked, ...rest } = details;
    super(
      isBlocked ? 'was blocked as spam' : 'exceeded the rate limit (HTTP 429)',
      `Wait ${rest.retryAfterMs ?? 'some'} ms before the next call`,
      rest,
    );
    this.isBlocked = isBlocked;
  }
}

/** Nobody is signed in, or the session has expired (401). */
export class AuthError extends CallError {
  override readonly name = 'AuthError';
  readonly code = 'auth';

  constructor(details: CallErrorDetails) {
    super('needs a signed-in viewer (HTTP 401)', 'Sign in, then retry', details);
  }
}

/** The server's code for a login that is limited: the viewer has to log in again. */
const LIMITED_LOGIN_CODE = 15;

/** The viewer may not do this, has to log in again, or the CSRF token is wrong (403). */
export class ForbiddenError extends CallError {
  override readonly name = 'ForbiddenError';
  readonly code = 'forbidden';
  /** Whether the viewer has to log in again (S3 §6.2). */
  readonly isLimitedLogin: boolean;

  constructor(details: CallErrorDetails) {
    super('was refused (HTTP 403)', 'Check the rights of the viewer and `csrfToken`', details);
    this.isLimitedLogin = details.apiCode === LIMITED_LOGIN_CODE;
  }
}

/** The requested thing does not exist (404 or 410). */
export class NotFoundError extends CallError {
  override readonly name = 'NotFoundError';
  readonly code = 'not-found';

  constructor(details: CallErrorDetails) {
    super(
      `found nothing (HTTP ${details.status})`,
      'Check the id and the path in `endpoints`',
      details,
    );
  }
}

/** The call conflicts with the server state (409). */
export class ConflictError extends CallError {
  override readonly name = 'ConflictError';
  readonly code = 'conflict';

  constructor(details: CallErrorDetails) {
    super('conflicts with the server (HTTP 409)', 'Read the state again before you retry', details);
  }
}

/** A failure envelope with a successful HTTP status. */
export class ApiError extends CallError {
  override readonly name = 'ApiError';
  readonly code = 'api';

  constructor(details: CallErrorDetails) {
    super('failed with a successful HTTP status', 'See `apiCode` and `displayMessage`', details);
  }
}

/** The response is HTML, broken JSON or another envelope, or it has no id. */
export class UnreadableError extends CallError {
  override readonly name = 'UnreadableError';
  readonly code = 'unreadable';

  constructor(details: CallErrorDetails) {
    super('got a response that is not the expected JSON', 'Check the path in `endpoints`', details);
  }
}

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

/** The class of each {@link CallErrorCode}. */
export interface CallErrors {
  readonly offline: OfflineError;
  readonly connection: ConnectionError;
  readonly timeout: TimeoutError;
  readonly aborted: AbortedError;
  readonly http: HttpError;
  readonly 'rate-limited': RateLimitedError;
  readonly auth: AuthError;
  readonly forbidden: ForbiddenError;
  readonly 'not-found': NotFoundError;
  readonly conflict: ConflictError;
  readonly api: ApiError;
  readonly unreadable: UnreadableError;
  readonly request: RequestError;
}

/**
 * Whether an error is a {@link CallError}, of this code if there is one. Unlike `instanceof` it also works for an error of
 * another copy of this package.
 */
export function isCallError<Code extends CallErrorCode = CallErrorCode>(
  error: unknown,
  code?: Code,
): error is CallErrors[Code] {
  if (!(error instanceof Error) || !('outcome' in error) || !('code' in error)) return false;
  return code === undefined
    ? CALL_ERROR_CODES.includes(error.code as CallErrorCode)
    : error.code === code;
}
