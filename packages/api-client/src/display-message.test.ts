import { describe, expect, it } from 'vitest';
import { displayMessage } from './envelope.js';

describe('displayMessage: the toast shows the error message of the server (S1 §8.1)', () => {
  it.each([
    ['This board is full.', 'This board is full.'],
    ['  You have hit a block (Pins) on saving.  ', 'You have hit a block (Pins) on saving.'],
    ['Dieses Board gibt es nicht mehr – schade!', 'Dieses Board gibt es nicht mehr – schade!'],
    ['The error is on our side.', 'The error is on our side.'],
    ['', undefined],
    [' ', undefined],
    ['<html><body>502</body></html>', undefined],
    ['{"code":3}', undefined],
    ['TypeError: x is not a function', undefined],
    ['java.lang.NullPointerException', undefined],
    ['SQLITE_BUSY: database is locked', undefined],
    ['one\nat two (three.js:4)', undefined],
    ['x'.repeat(201), undefined],
    [42, undefined],
    [null, undefined],
  ])('%j returns %j', (text, expected) => {
    expect(displayMessage(text)).toBe(expected);
  });

  it('returns the first text that can be shown', () => {
    expect(displayMessage(undefined, ' ', '<p>no</p>', 'Try later.', 'Other')).toBe('Try later.');
  });
});
