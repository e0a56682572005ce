import { expect, it } from 'vitest';
import { createRequestKey } from './request-key.js';

it('S1 §7: a request sent again keeps its key, and a changed one has a new key', () => {
  let count = 0;
  const keyOf = createRequestKey(() => `key-${(count += 1)}`);
  expect(keyOf({ pinId: '7', text: 'It is mine.' })).toBe('key-1');
  expect(keyOf({ pinId: '7', text: 'It is mine.' })).toBe('key-1');
  expect(keyOf({ pinId: '7', text: 'It is my own.' })).toBe('key-2');
  expect(keyOf({ pinId: '7', text: 'It is my own.' })).toBe('key-2');
});
