import type { TackboardCalls } from '@tackboard/domain';
import { expect, it } from 'vitest';
import { runCalls } from './run-calls.ts';

const bookmark = async (id: unknown, method: string) => {
  const response = await fetch(`/api/bookmarks/${String(id)}`, { method });
  if (!response.ok) throw new Error('refused');
};

const calls: TackboardCalls = {
  readPin: async ({ pinId }) => {
    await fetch(`/api/posts/${pinId}`);
    return { id: pinId };
  },
  savePin: async ({ pinId }) => {
    await bookmark(pinId, 'PUT');
    return { id: pinId };
  },
  unsavePin: ({ pinId }) => bookmark(pinId, 'DELETE'),
};

it('finds nothing where each call sends its id', async () => {
  expect(await runCalls(calls)).toEqual([]);
});

it.each([
  ['an object', (request: unknown) => request, '[object Object]'],
  ['what is not there', () => undefined, 'undefined'],
  ['no number', () => Number.NaN, 'NaN'],
])('finds %s in the path', async (_, idOf, text) => {
  const wrong = { ...calls, unsavePin: (request: object) => bookmark(idOf(request), 'DELETE') };
  expect(await runCalls(wrong)).toEqual([
    `unsavePin sends DELETE /api/bookmarks/${text} []`,
    'unsavePin is not answered: Error: refused',
  ]);
});

it('finds a call that sends nothing', async () => {
  expect(await runCalls({ ...calls, unsavePin: async () => {} })).toEqual([
    'unsavePin sends no request',
  ]);
});
