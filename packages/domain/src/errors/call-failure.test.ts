import { describe, expect, it } from 'vitest';
import { readFailure, writeFailure } from './call-failure.js';

describe('writeFailure', () => {
  it.each([
    [{ outcome: 'failed' }, { outcome: 'failed' }],
    [
      { outcome: 'failed', displayMessage: 'The board is full.' },
      { outcome: 'failed', displayMessage: 'The board is full.' },
    ],
    [{ outcome: 'unknown' }, { outcome: 'unknown' }],
    [
      { status: 403, isLimitedLogin: true },
      { outcome: 'failed', isLimitedLogin: true },
    ],
    [{ status: 403, isLimitedLogin: false }, { outcome: 'failed' }],
    [{ outcome: 'other', displayMessage: 5 }, { outcome: 'unknown' }],
    [new Error('lost'), { outcome: 'unknown' }],
    [Object.assign(new Error('full'), { status: 409 }), { outcome: 'failed' }],
    [Object.assign(new Error('full'), { response: { status: 409 } }), { outcome: 'failed' }],
    [Object.assign(new Error('gateway'), { status: 502 }), { outcome: 'unknown' }],
    [{ status: 409, outcome: 'unknown' }, { outcome: 'unknown' }],
    [{ response: null }, { outcome: 'unknown' }],
    ['failed', { outcome: 'unknown' }],
    [null, { outcome: 'unknown' }],
    [undefined, { outcome: 'unknown' }],
  ])('reads %o as %o', (error, failure) => {
    expect(writeFailure(error)).toStrictEqual(failure);
  });

  it('reads a function as an error that does not say', () => {
    const error = Object.assign(() => {}, { outcome: 'failed' });
    expect(writeFailure(error)).toStrictEqual({ outcome: 'unknown' });
  });
});

describe('readFailure', () => {
  it.each([
    [{ status: 404 }, { isMissing: true, isTemporary: false }],
    [{ status: 410 }, { isMissing: true, isTemporary: false }],
    [{ status: 403 }, { isMissing: false, isTemporary: false }],
    [{ status: 500 }, { isMissing: false, isTemporary: false }],
    [{ status: 503 }, { isMissing: false, isTemporary: true }],
    [{ response: { status: 404 } }, { isMissing: true, isTemporary: false }],
    [new Error('offline'), { isMissing: false, isTemporary: true }],
    ['offline', { isMissing: false, isTemporary: true }],
    [null, { isMissing: false, isTemporary: true }],
  ])('reads %o as %o', (error, failure) => {
    expect(readFailure(error)).toStrictEqual(failure);
  });
});
