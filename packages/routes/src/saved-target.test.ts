import { expect, it } from 'vitest';
import { savedTarget } from './saved-target.js';

it.each([
  [{ kind: 'profile' }, '/me/'],
  [{ kind: 'board', boardUrl: '/anna/trips/' }, '/anna/trips/'],
  [{ kind: 'section', boardUrl: '/anna/trips/', sectionSlug: 'rome' }, '/anna/trips/rome/'],
  [{ kind: 'section', boardUrl: '/anna/trips', sectionSlug: 'rome' }, '/anna/trips/rome'],
  [{ kind: 'section', boardUrl: '/anna/trips/', sectionSlug: 'a/é' }, '/anna/trips/a%2F%C3%A9/'],
] as const)('the overlay of a saved pin leads there, S1 §2: %j', (saved, expected) => {
  expect(savedTarget(saved)).toBe(expected);
});
