import { describe, expect, it } from 'vitest';
import {
  AbortedError,
  ApiError,
  AuthError,
  CALL_ERROR_CODES,
  ConflictError,
  ConnectionError,
  ForbiddenError,
  HttpError,
  isAbortedError,
  isApiError,
  isAuthError,
  isCallError,
  isConflictError,
  isConnectionError,
  isForbiddenError,
  isHttpError,
  isNotFoundError,
  isOfflineError,
  isRateLimitedError,
  isRequestError,
  isTimeoutError,
  isUnreadableError,
  NotFoundError,
  OfflineError,
  RateLimitedError,
  RequestError,
  TimeoutError,
  UnreadableError,
} from './index.js';

const CALL = { call: 'savePin (POST /saves)', outcome: 'failed' } as const;

const ERRORS = [
  [new OfflineError(CALL), isOfflineError, 'offline'],
  [new ConnectionError({ ...CALL, isBeforeSending: true }), isConnectionError, 'connection'],
  [new TimeoutError({ ...CALL, timeoutMs: 5 }), isTimeoutError, 'timeout'],
  [new AbortedError(CALL), isAbortedError, 'aborted'],
  [new HttpError({ ...CALL, status: 500 }), isHttpError, 'http'],
  [new RateLimitedError({ ...CALL, isBlocked: false }), isRateLimitedError, 'rate-limited'],
  [new AuthError(CALL), isAuthError, 'auth'],
  [new ForbiddenError(CALL), isForbiddenError, 'forbidden'],
  [new NotFoundError(CALL), isNotFoundError, 'not-found'],
  [new ConflictError(CALL), isConflictError, 'conflict'],
  [new ApiError(CALL), isApiError, 'api'],
  [new UnreadableError(CALL), isUnreadableError, 'unreadable'],
  [new RequestError({ ...CALL, missing: '{board_id}' }), isRequestError, 'request'],
] as const;

describe('errors', () => {
  it('has a class for every code', () => {
    expect(ERRORS.map(([error]) => error.code).sort()).toEqual([...CALL_ERROR_CODES].sort());
  });

  it.each(ERRORS)('%s matches its own guard only', (error, _guard, code) => {
    expect(error.code).toBe(code);
    expect(isCallError(error)).toBe(true);
    expect(ERRORS.filter(([, guard]) => guard(error)).map(([, , name]) => name)).toEqual([code]);
    expect(error.message).toMatch(/^savePin \(POST \/saves\) .+\. .+\.$/);
  });

  it('recognises an error of another copy of the package', () => {
    const twin = Object.assign(new Error('x'), { code: 'timeout', outcome: 'unknown' });
    expect(isTimeoutError(twin)).toBe(true);
    expect(isCallError(twin)).toBe(true);
  });

  it.each([
    undefined,
    null,
    'timeout',
    new Error('timeout'),
    { code: 'timeout', outcome: 'unknown' },
    Object.assign(new Error('x'), { code: 'timeout' }),
    Object.assign(new Error('x'), { code: 'ECONNREFUSED', outcome: 'failed' }),
  ])('rejects %s', (other) => {
    expect(isCallError(other)).toBe(false);
    expect(ERRORS.some(([, guard]) => guard(other))).toBe(false);
  });

  it('warns in the message when the outcome is unknown', () => {
    const error = new UnreadableError({ ...CALL, outcome: 'unknown' });
    expect(error.message).toContain(
      'The server may have processed it: read the state again before you retry.',
    );
  });

  it('has no property for an unknown detail', () => {
    expect('displayMessage' in new ApiError(CALL)).toBe(false);
    expect('status' in new ApiError(CALL)).toBe(false);
  });
});
