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

describe('a difference', () => {
  test.each([
    [
      'a wrong title',
      PINS,
      [KETTLE, KETTLE, KETTLE, { id: '4', title: 7 }],
      'data[3].title: expected string, received number',
    ],
    ['a numeric id', PINS, [{ id: 42 }], 'data[0].id: expected string, received number'],
    [
      'a wrong pin below results',
      PINS,
      { results: [KETTLE, { title: 'No id' }] },
      'data.results[1].id: expected string, received undefined',
    ],
    [
      'a picture without its width',
      PINS,
      [{ id: '1', images: { '236x': { url: '/a.jpg', width: null, height: 1 } } }],
      'data[0].images["236x"].width: expected number, received null',
    ],
    [
      'neither a list nor an object',
      PINS,
      'pins',
      'data: expected array or object, received string "pins"',
    ],
    [
      'a message',
      MESSAGES,
      [{ experience_id: false }],
      'data[0].experience_id: expected string or number, received boolean',
    ],
    [
      'an id with a space',
      PIN,
      { id: '4 2' },
      'data.id: expected text without spaces, received string "4 2"',
    ],
    ['a list for a pin', PIN, [], 'data: expected object, received array'],
    ['no session', SESSION, null, 'data: expected object, received null'],
  ])('in %s names its place', (_, shape, data, expected) => {
    expect(shapeProblem(shape, data)).toBe(expected);
  });

  it('in a value lists the values that fit (S1 §3)', () => {
    const board = { id: '7', name: 'Doors', url: '/a/', owner: { id: '3', username: 'lena' } };
    expect(shapeProblem(BOARD, { ...board, privacy: 'private' })).toBe(
      'data.privacy: expected "public" or "protected" or "secret", received string "private"',
    );
  });
});
