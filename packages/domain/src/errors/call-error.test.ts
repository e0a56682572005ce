import { describe, expect, it } from 'vitest';
import { readFailure, writeFailure } from './call-failure.js';
import { callError } from './call-error.js';

describe('callError', () => {
  it.each([
    [400, 'failed'],
    [403, 'failed'],
    [404, 'failed'],
    [409, 'failed'],
    [429, 'failed'],
    [503, 'failed'],
    [200, 'unknown'],
    [408, 'unknown'],
    [500, 'unknown'],
    [502, 'unknown'],
    [504, 'unknown'],
    [undefined, 'unknown'],
  ])('S1 §8: a write with status %s is %s', (status, outcome) => {
    const error = callError('savePin was refused', { status });
    expect(error.outcome).toBe(outcome);
    expect(writeFailure(error)).toStrictEqual({ outcome });
  });

  it('has the fields that the kit reads', () => {
    const cause = new TypeError('lost');
    const displayMessage = 'This board is full.';
    const error = callError('refused', { status: 410, outcome: 'unknown', displayMessage, cause });
    expect(writeFailure(error)).toStrictEqual({ outcome: 'unknown', displayMessage });
    expect(readFailure(error)).toEqual({ isMissing: true, isTemporary: false });
    expect(error).toBeInstanceOf(Error);
    expect([error.name, error.code, error.message, error.cause]).toEqual([
      'TackboardCallError',
      'call-failed',
      'refused',
      cause,
    ]);
  });

  it('leaves out absent details', () => {
    const error = callError('lost');
    expect('status' in error).toBe(false);
    expect('displayMessage' in error).toBe(false);
    expect('cause' in error).toBe(false);
  });
});
