import { expect, it } from 'vitest';
import { callsWithoutCaller, clientCalls } from './client-calls.ts';

it('the demo makes every call of the client', () => {
  expect(clientCalls().length).toBeGreaterThan(60);
  expect(callsWithoutCaller(clientCalls())).toEqual([]);
});

it('finds a call that nothing makes', () => {
  expect(callsWithoutCaller(['savePin', 'dancePin'])).toEqual(['dancePin']);
});
