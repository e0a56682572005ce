import { expect, it } from 'vitest';
import { documentOptions } from './document-options.js';

it.each([
  ['', {}],
  ['lang=de', { language: 'de' }],
  ['lang=fr&dir=ltr', {}],
  ['dir=rtl', { direction: 'rtl' }],
  ['card=square', { card: 'square' }],
  ['card=round', {}],
  [
    'experiment=quick_save&experiment=shopping_indicator',
    { experiments: { quick_save: 'enabled', shopping_indicator: 'enabled' } },
  ],
  [
    'experiment=shopping_indicator:enabled_4_indicator&experiment=product_learning:enabled_tag_copy',
    {
      experiments: {
        shopping_indicator: 'enabled_4_indicator',
        product_learning: 'enabled_tag_copy',
      },
    },
  ],
])('a document with ?%s has %o', (query, options) => {
  expect(documentOptions(new URLSearchParams(query))).toEqual(options);
});
