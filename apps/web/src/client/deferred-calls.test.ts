import { createCalls, createClient } from '@tackboard/api-client';
import { type TackboardCalls, writeFailure } from '@tackboard/domain';
import { expect, it, vi } from 'vitest';
import { deferCalls } from './deferred-calls.js';

const client = createClient({
  origin: 'https://pins.example',
  fetch: async () => Response.json({ resource_response: { status: 'success', data: null } }),
});

it('a call waits for its code, which is loaded once needed', async () => {
  const load = vi.fn(async () => createCalls(client));
  const { signOut } = deferCalls(load);
  expect(load).not.toHaveBeenCalled();
  await expect(signOut({ idempotencyKey: 'k1' })).resolves.toBeUndefined();
  expect(load).toHaveBeenCalledOnce();
});

it('a call is the same function each time, and the kit sees which ones there are', () => {
  const calls: TackboardCalls = deferCalls(vi.fn());
  expect(calls.savePin).toBe(calls.savePin);
  expect([calls.listPeople, calls.findQuickSavesBoard]).toEqual([expect.any(Function), undefined]);
});

it('S1 §8: a save whose code did not load was not applied, and the next one loads it again', async () => {
  const load = vi
    .fn(async () => createCalls(client))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { signOut } = deferCalls(load);
  const error: unknown = await signOut({ idempotencyKey: 'k1' }).catch((cause: unknown) => cause);
  expect(writeFailure(error).outcome).toBe('failed');
  await expect(signOut({ idempotencyKey: 'k1' })).resolves.toBeUndefined();
});
