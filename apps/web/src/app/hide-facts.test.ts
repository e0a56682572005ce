import { expect, it } from 'vitest';
import { hideFacts } from './hide-facts.js';

it.each([
  ['/search/pins/?q=oak', { query: 'oak', pinType: 'pins' }],
  ['/search/buyable_pins/?q=oak', { query: 'oak', pinType: 'buyable_pins' }],
  ['/search/pins/', {}],
  ['/pin/1/?q=oak', {}],
])('S3 §7.11: at %s the call of a hidden pin gets %j', (path, facts) => {
  expect(hideFacts({ path, data: undefined }, { id: '1' })).toEqual(facts);
});
