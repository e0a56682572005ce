import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cut, firstText, truncate } from './text.js';

const FAMILY = '👨‍👩‍👧';

describe('truncate', () => {
  it.each([
    ['S1 §5: a text at the limit stays whole', 'abc', 3, 'abc'],
    ['S1 §5: one over keeps the limit, and the ellipsis comes after', 'abcd', 3, 'abc…'],
    ['S1 §5: an emoji of several code points is one character', `a${FAMILY}b`, 2, `a${FAMILY}…`],
    ['S1 §5: an emoji at the limit is not cut', `ab${FAMILY}`, 3, `ab${FAMILY}`],
    ['S1 §5: an accent stays with its letter', 'e\u0301e\u0301x', 2, 'e\u0301e\u0301…'],
    ['S1 §5: the empty text', '', 5, ''],
    ['S1 §5: a limit of nothing', 'ab', 0, '…'],
  ])('%s', (_title, text, limit, expected) => {
    expect(truncate(text, limit)).toBe(expected);
  });

  it('S1 §3: a plain cut has no ellipsis', () => {
    expect(cut('abcd', 3)).toBe('abc');
    expect(cut('abc', 3)).toBe('abc');
  });

  it('S1 §5: keeps a beginning of the text, never more than the limit', () => {
    const characters = (text: string) => [...new Intl.Segmenter().segment(text)].length;
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, limit) => {
        const kept = cut(text, limit);
        expect(text.startsWith(kept)).toBe(true);
        expect(characters(kept)).toBe(Math.min(characters(text), limit));
        expect(truncate(text, limit)).toBe(kept === text ? text : `${kept}…`);
      }),
    );
  });
});

describe('firstText', () => {
  it.each([
    ['S3 §5: the first that is not blank', [undefined, '', ' ', 'one', 'two'], 'one'],
    ['S3 §5: trimmed', [' one \n'], 'one'],
    ['S3 §5: null is nothing', [null, 'two'], 'two'],
    ['S3 §5: none of them says anything', ['', '\t'], undefined],
    ['S3 §5: without a text', [], undefined],
  ])('%s', (_title, texts, expected) => {
    expect(firstText(...texts)).toBe(expected);
  });
});
