import { createCalls, createClient } from '@tackboard/api-client';
import { expect, it } from 'vitest';
import { CALL_NAMES } from './call-names.js';

it('the names of the calls are those of the API client', () => {
  const calls = createCalls(createClient({ origin: 'https://pins.example', fetch }));
  expect(CALL_NAMES).toEqual(Object.keys(calls).toSorted());
});
