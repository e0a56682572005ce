import { expect, it } from 'vitest';
import { newRandomKey } from './new-key.js';

it('is 32 hex digits, and another each time', () => {
  const keys = new Set(Array.from({ length: 1000 }, () => newRandomKey()));
  expect(keys.size).toBe(1000);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});

it('is made of the bytes of the given source', () => {
  expect(newRandomKey((bytes) => void bytes.fill(10))).toBe('0a'.repeat(16));
});
