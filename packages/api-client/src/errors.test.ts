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
  isCallError,
  NotFoundError,
  OfflineError,
  RateLimitedError,
  RequestError,
  TimeoutError,
  UnreadableError,
} from './errors.js';

const CALL = { call: 'savePin (POST /saves)', outcome: 'failed' } as const;

const ERRORS = [
  [new OfflineError(CALL), 'offline'],
  [new ConnectionError({ ...CALL, isBeforeSending: true }), 'connection'],
  [new TimeoutError({ ...CALL, timeoutMs: 5 }), 'timeout'],
  [new AbortedError(CALL), 'aborted'],
  [new HttpError({ ...CALL, status: 500 }), 'http'],
  [new RateLimitedError({ ...CALL, isBlocked: false }), 'rate-limited'],
  [new AuthError(CALL), 'auth'],
  [new ForbiddenError(CALL), 'forbidden'],
  [new NotFoundError(CALL), 'not-found'],
  [new ConflictError(CALL), 'conflict'],
  [new ApiError(CALL), 'api'],
  [new UnreadableError(CALL), 'unreadable'],
  [new RequestError({ ...CALL, missing: '{board_id}' }), 'request'],
] as const;

describe('errors', () => {
  it('has a class for every code', () => {
    expect(ERRORS.map(([error]) => error.code).sort()).toEqual([...CALL_ERROR_CODES].sort());
  });

  it.each(ERRORS)('%s is of its own code only', (error, code) => {
    expect(error.code).toBe(code);
    expect(isCallError(error)).toBe(true);
    expect(CALL_ERROR_CODES.filter((each) => isCallError(error, each))).toEqual([code]);
    expect(error.message).toMatch(/^savePin \(POST \/saves\) .+\. .+\.$/);
  });

  it('recognises an error of another copy of the package', () => {
    const twin = Object.assign(new Error('x'), { code: 'timeout', outcome: 'unknown' });
    expect(isCallError(twin, 'timeout')).toBe(true);
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
    expect(CALL_ERROR_CODES.some((code) => isCallError(other, code))).toBe(false);
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
