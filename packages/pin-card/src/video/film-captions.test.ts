import { expect, it } from 'vitest';
import { captionsFor } from './film-captions.js';

const captions = ['fr-fr', 'de_DE', 'en-us'].map((language) => ({ language, url: `/${language}` }));

it.each([
  ['en-US', 'en-us'],
  ['en-GB', 'en-us'],
  ['de', 'de_DE'],
  ['ja-JP', 'fr-fr'],
])('the captions for %s are in %s', (locale, language) => {
  expect(captionsFor(captions, locale)?.language).toBe(language);
});

it('there are none where there are none', () => {
  expect(captionsFor([], 'en-US')).toBeUndefined();
});
