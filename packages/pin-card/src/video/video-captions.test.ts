import { expect, it } from 'vitest';
import { captionsFor } from './video-player.js';

const captions = ['fr-fr', 'de_DE', 'en-us'].map((language) => ({ language, url: `/${language}` }));

it.each([
  ['en-US', 'en-us'],
  ['en-GB', 'en-us'],
  ['de', 'de_DE'],
  ['ja-JP', 'fr-fr'],
])('offers a page in %s the captions in %s', (locale, language) => {
  expect(captionsFor(captions, locale)?.language).toBe(language);
});

it('offers none when the video has no captions', () => {
  expect(captionsFor([], 'en-US')).toBeUndefined();
});
