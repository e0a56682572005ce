import { describe, expect, it } from 'vitest';
import { germanFormWords } from '../words/de/pages.js';
import { formWords } from '../words/pages.js';
import {
  checkBoardTitle,
  checkEmail,
  checkFirstName,
  checkLink,
  checkPinDescription,
  type FieldCheck,
  fieldMessage,
} from '../index.js';

const said = (check: FieldCheck): string =>
  check.ok ? check.value : fieldMessage(check.problem, formWords);

const FAMILY = '👨‍👩‍👧‍👦';

describe('texts', () => {
  it('S1 §5.2 board title: at most 50 characters', () => {
    expect(said(checkBoardTitle('a'.repeat(50)))).toBe('a'.repeat(50));
    expect(said(checkBoardTitle('a'.repeat(51)))).toBe('1 character over the limit of 50.');
    expect(said(checkBoardTitle('a'.repeat(53)))).toBe('3 characters over the limit of 50.');
  });

  it('S1 §5.1 board pin description: at most 500 characters', () => {
    expect(said(checkPinDescription('a'.repeat(500)))).toBe('a'.repeat(500));
    expect(said(checkPinDescription('a'.repeat(501)))).toBe('1 character over the limit of 500.');
  });

  it('S1 §5.3 first name: at most 30 characters', () => {
    expect(said(checkFirstName('a'.repeat(30)))).toBe('a'.repeat(30));
    expect(said(checkFirstName('a'.repeat(31)))).toBe('1 character over the limit of 30.');
  });

  it('S1 §5: a character is a grapheme cluster', () => {
    expect(checkFirstName(FAMILY.repeat(30)).ok).toBe(true);
    expect(checkFirstName(FAMILY.repeat(31))).toMatchObject({ problem: { over: 1 } });
  });

  it('tidies blanks, and keeps the lines of a description', () => {
    expect(checkBoardTitle('  Desert \n\t prints ')).toStrictEqual({
      ok: true,
      value: 'Desert prints',
    });
    expect(checkPinDescription(' one\n two ')).toStrictEqual({ ok: true, value: 'one\n two' });
  });

  it.each(['', '  ', '\n', '\u200b', '\u00a0\u2060'])('takes %j for nothing', (typed) => {
    expect(said(checkBoardTitle(typed))).toBe('Give your board a name.');
    expect(said(checkFirstName(typed))).toBe('Enter your first name.');
    expect(said(checkLink(typed))).toBe('Enter a link.');
    expect(said(checkEmail(typed))).toBe('Enter your email address.');
    expect(checkPinDescription(typed)).toStrictEqual({ ok: true, value: '' });
  });
});

describe('links', () => {
  it.each([
    ['https://canyon.example/prints?id=1#top', 'https://canyon.example/prints?id=1#top'],
    ['http://canyon.example', 'http://canyon.example/'],
    ['canyon.example/a', 'https://canyon.example/a'],
    [' canyon.example:8080 ', 'https://canyon.example:8080/'],
    ['HTTPS://Canyon.Example/A', 'https://canyon.example/A'],
    ['https://münchen.example/ü', 'https://xn--mnchen-3ya.example/%C3%BC'],
  ])('takes %s', (typed, value) => {
    expect(checkLink(typed)).toStrictEqual({ ok: true, value });
  });

  it.each([
    'canyon',
    'two words',
    'https://',
    'https://canyon',
    'ftp://canyon.example/',
    'javascript:alert(1)',
    'data:text/html,hi',
    'https://bank.example@evil.example/',
    'https://user:pass@canyon.example/',
    'https://:pass@canyon.example/',
    'mailto:lena@canyon.example',
    'https://1.2.3.4/',
    '/pin/1/',
  ])('refuses %s and says what to enter', (typed) => {
    expect(said(checkLink(typed))).toBe('Enter a full web address, such as https://example.com.');
  });
});

describe('email addresses', () => {
  it.each([
    ['lena@canyon.example', 'lena@canyon.example'],
    [' Lena.Castillo+pins@Canyon.Example ', 'Lena.Castillo+pins@canyon.example'],
    ['léna@münchen.example', 'léna@münchen.example'],
    [`${'a'.repeat(64)}@canyon.example`, `${'a'.repeat(64)}@canyon.example`],
  ])('S3 §7: takes %s', (typed, value) => {
    expect(checkEmail(typed)).toStrictEqual({ ok: true, value });
  });

  it.each([
    'lena',
    '@canyon.example',
    'lena@',
    'lena@canyon',
    'lena@@canyon.example',
    'le na@canyon.example',
    'lena@can yon.example',
    'lena@canyon.example/path',
    'lena@canyon..example',
    '.lena@canyon.example',
    'lena.@canyon.example',
    'le..na@canyon.example',
    `${'a'.repeat(65)}@canyon.example`,
    `lena@${'a.'.repeat(125)}example`,
  ])('S3 §7: refuses %s and says what to enter', (typed) => {
    expect(said(checkEmail(typed))).toBe('Enter a full email address, such as name@example.com.');
  });
});

describe('fieldMessage', () => {
  it('speaks the language of its words', () => {
    expect(
      fieldMessage({ kind: 'too-long', field: 'firstName', max: 30, over: 2 }, germanFormWords),
    ).toBe('2 Zeichen zu viel. Höchstens 30 sind möglich.');
    expect(fieldMessage({ kind: 'empty', field: 'pinDescription' }, formWords)).toBe(
      'Add a description.',
    );
  });
});
