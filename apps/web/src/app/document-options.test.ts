import { expect, it } from 'vitest';
import { documentOptions } from './document-options.js';

it.each([
  ['', {}],
  ['lang=de', { language: 'de' }],
  ['lang=fr&dir=ltr', {}],
  ['dir=rtl', { direction: 'rtl' }],
  [
    'experiment=quick_save&experiment=shopping_indicator',
    { experiments: { quick_save: 'enabled', shopping_indicator: 'enabled' } },
  ],
])('a document with ?%s has %o', (query, options) => {
  expect(documentOptions(new URLSearchParams(query))).toEqual(options);
});
