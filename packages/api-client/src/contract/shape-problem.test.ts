import { describe, expect, it, test } from 'vitest';
import { BOARD, MESSAGES, PIN, PINS, SESSION } from './shapes.js';
import { shapeProblem } from './shape-problem.js';

const KETTLE = { id: '1', title: 'Red kettle' };

describe('a pin (S1 §3)', () => {
  test.each([[{ id: '42' }], [{ id: '42', images: null }], [{ id: '42', images: {} }]])(
    'needs an id only: %j',
    (pin) => expect(shapeProblem(PIN, pin)).toBeUndefined(),
  );
});

const printed = (problem: ReturnType<typeof shapeProblem>) =>
  `${problem?.received}; expected ${problem?.expected}`;

describe('a difference', () => {
  test.each([
    [
      'a wrong title',
      PINS,
      [KETTLE, KETTLE, KETTLE, { id: '4', title: 7 }],
      'data[3].title is number 7; expected string',
    ],
    ['a numeric id', PINS, [{ id: 42 }], 'data[0].id is number 42; expected string'],
    [
      'a wrong pin below results',
      PINS,
      { results: [KETTLE, { title: 'No id' }] },
      'data.results[1].id is missing; expected string',
    ],
    [
      'a picture without its width',
      PINS,
      [{ id: '1', images: { '236x': { url: '/a.jpg', width: null, height: 1 } } }],
      'data[0].images["236x"].width is null; expected number',
    ],
    [
      'neither a list nor an object',
      PINS,
      'pins',
      'data is string "pins"; expected array or object',
    ],
    [
      'a message',
      MESSAGES,
      [{ experience_id: false }],
      'data[0].experience_id is boolean false; expected string or number',
    ],
    [
      'an id with a space',
      PIN,
      { id: '4 2' },
      'data.id is string "4 2"; expected text without spaces',
    ],
    ['a list for a pin', PIN, [], 'data is array; expected object'],
    ['no session', SESSION, null, 'data is null; expected object'],
  ])('in %s names its place', (_, shape, data, expected) => {
    expect(printed(shapeProblem(shape, data))).toBe(expected);
  });

  it('in a value lists the values that fit (S1 §3)', () => {
    const board = { id: '7', name: 'Doors', url: '/a/', owner: { id: '3', username: 'lena' } };
    expect(printed(shapeProblem(BOARD, { ...board, privacy: 'private' }))).toBe(
      'data.privacy is string "private"; expected "public" or "protected" or "secret"',
    );
  });
});
