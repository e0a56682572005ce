import { expect, it } from 'vitest';
import { hideFacts } from './hide-facts.js';

it.each([
  ['search', { query: { text: 'oak', scope: 'pins' } }, { query: 'oak', pinType: 'pins' }],
  [
    'search',
    { query: { text: 'oak', scope: 'buyable_pins' } },
    { query: 'oak', pinType: 'buyable_pins' },
  ],
  ['search', { query: { text: '', scope: 'pins' } }, {}],
  ['closeup', { pin: { id: '1' } }, {}],
  ['notifications', { news: [{ id: 'n1', pins: [{ id: '1' }] }] }, { newsId: 'n1' }],
])('S3 §7.11: on a page of %s with %j the call of a hidden pin gets %j', (kind, data, facts) => {
  expect(hideFacts({ kind, data }, { id: '1' })).toEqual(facts);
});
