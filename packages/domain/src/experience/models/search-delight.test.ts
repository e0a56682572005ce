import { expect, it } from 'vitest';
import { matchesSearchDelight } from './search-delight.js';

const delight = { queries: ['Blue hour', 'terrazzo'] };

it.each([
  ['blue hour', undefined, true],
  ['  BLUE   hour ', undefined, true],
  ['blue', undefined, false],
  ['blue hours', undefined, false],
  ['', undefined, false],
  ['terrazzo', ['Terrazzo', 'tiles'], true],
  ['terrazzo', ['tiles'], false],
  ['tiles', ['tiles'], false],
  ['terrazzo', [], false],
])('S2 §4.36: %j with the suggestions %j matches: %s', (term, suggestions, expected) => {
  expect(matchesSearchDelight(delight, term, suggestions)).toBe(expected);
});

it('S2 §4.36: composed and decomposed letters are the same', () => {
  expect(matchesSearchDelight({ queries: ['cafe\u0301'] }, 'caf\u00e9')).toBe(true);
});
