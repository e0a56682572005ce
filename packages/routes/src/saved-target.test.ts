import { expect, it } from 'vitest';
import { savedTarget } from './saved-target.js';

const board = { url: '/anna/trips/' };

it.each([
  ['a pin saved to the profile', undefined, undefined, '/me/'],
  ['a board', board, undefined, '/anna/trips/'],
  ['a section', board, { slug: 'rome' }, '/anna/trips/rome/'],
  [
    'a board URL without a slash at its end',
    { url: '/anna/trips' },
    { slug: 'rome' },
    '/anna/trips/rome',
  ],
  ['a slug that needs escapes', board, { slug: 'a/é b' }, '/anna/trips/a%2F%C3%A9%20b/'],
  ['half of a surrogate pair', board, { slug: 'a\ud83d' }, '/anna/trips/a%EF%BF%BD/'],
  ['a section without a slug', board, {}, '/anna/trips/'],
  ['a section with an empty slug', board, { slug: '' }, '/anna/trips/'],
  ['a board without a URL', {}, { slug: 'rome' }, '/me/'],
  ['a board with an empty URL', { url: '' }, { slug: 'rome' }, '/me/'],
  ['a slug that is a dot segment', board, { slug: '..' }, '/anna/trips/%EF%BF%BD/'],
  [
    'a board of another site, written in full',
    { url: 'https://boards.example/7/' },
    undefined,
    'https://boards.example/7/',
  ],
  ['a board URL that would run a script', { url: 'javascript:alert(1)' }, { slug: 'rome' }, '/me/'],
])(
  'S1 §2.8 §2.9: the overlay of a saved pin links to: %s',
  (_title, savedBoard, section, expected) => {
    expect(savedTarget(savedBoard, section)).toBe(expected);
  },
);

it.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https:evil.example',
  '/anna/../../',
  '/anna/%2e%2E/x/',
  '/anna//trips/',
])('S1 §2.9: a board URL that leads elsewhere links to the profile: %j', (url) => {
  expect(savedTarget({ url })).toBe('/me/');
  expect(savedTarget({ url }, { slug: 'rome' })).toBe('/me/');
});
