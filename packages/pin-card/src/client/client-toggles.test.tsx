import { createMemoryStorage } from '@tackboard/machines/testing';
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { samplePage } from '../../test-data/page.js';
import { togglesOf } from './client-toggles.js';
import { SERVICES, type TackboardClient } from './types.js';

it('S3 §7: emits that a person was blocked and unblocked, and nothing for a block that failed', async () => {
  const onEvent = vi.fn();
  const refused = Object.assign(new Error('No'), { outcome: 'failed', status: 403 });
  const blockUser = vi
    .fn(() => Promise.resolve())
    .mockResolvedValueOnce()
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(refused);
  const { tackboard } = samplePage({ onEvent, calls: { blockUser } });
  const toggles = togglesOf((tackboard as TackboardClient)[SERVICES]);
  const set = async (isOn: boolean, calls: number) => {
    toggles.set('block-user', '9', !isOn, isOn);
    await vi.dynamicImportSettled();
    await vi.waitFor(() => expect(blockUser).toHaveBeenCalledTimes(calls));
  };
  await set(true, 1);
  await set(false, 2);
  await set(true, 3);
  await vi.waitFor(() => expect(toggles.read('block-user', '9', false).isOn).toBe(false));
  expect(onEvent.mock.calls).toEqual([
    [{ name: 'user-blocked', userId: '9' }],
    [{ name: 'user-unblocked', userId: '9' }],
  ]);
});

it('S3 §4.3: a pin that is hidden just before the page is left is hidden by the next page', async () => {
  const storage = createMemoryStorage();
  const environment = { storage, outbox: undefined };
  const leftPage = vi.fn(() => new Promise<void>(() => {}));
  const left = samplePage({ environment, calls: { hidePin: leftPage } }).tackboard;
  togglesOf((left as TackboardClient)[SERVICES]).set('hide-pin', '1', false, true);
  // The code that sends it has not loaded yet.
  const stored = storage.keys().map((key) => JSON.parse(storage.get(key) ?? '') as object);
  expect(stored).toMatchObject([{ kind: 'toggle', toggle: 'hide-pin', id: '1', isOn: true }]);
  const { key } = stored[0] as { readonly key: string };
  left.destroy();

  const hidePin = vi.fn(() => Promise.resolve());
  const next = samplePage({ environment, calls: { hidePin } });
  render(next.inside(null));
  await vi.dynamicImportSettled();
  await vi.waitFor(() => expect(storage.keys()).toEqual([]));
  expect(hidePin.mock.calls).toMatchObject([
    [{ pinId: '1', isHidden: true, place: { kind: 'default' } }, { idempotencyKey: key }],
  ]);
  expect(leftPage).not.toHaveBeenCalled();
});

it('S3 §7.21: a block names the account that blocks, its source, and the page as its context', async () => {
  const blockUser = vi.fn(async (_request: object) => {});
  const { tackboard } = samplePage({
    viewer: { isAuth: true, id: '42' },
    calls: { blockUser },
  });
  togglesOf((tackboard as TackboardClient)[SERVICES]).set('block-user', '9', false, true);
  await vi.dynamicImportSettled();
  await vi.waitFor(() => expect(blockUser).toHaveBeenCalledTimes(1));
  expect(blockUser.mock.calls[0]?.[0]).toEqual({
    userId: '9',
    isBlocked: true,
    orbacSubjectId: '42',
    blockSource: 'web',
    blockContext: '/',
  });
});

it('S3 §4.10.1: a collaborator is removed at once, and comes back when the call fails', async () => {
  const refused = Object.assign(new Error('No'), { outcome: 'failed', status: 403 });
  const removeCollaborator = vi
    .fn(async (_request: object) => {})
    .mockRejectedValueOnce(refused)
    .mockResolvedValueOnce();
  const { tackboard } = samplePage({ calls: { removeCollaborator } });
  const toggles = togglesOf((tackboard as TackboardClient)[SERVICES]);
  const isCollaborator = () => toggles.read('board-collaborator', '7/9', true).isOn;
  toggles.set('board-collaborator', '7/9', true, false);
  expect(isCollaborator()).toBe(false);
  await vi.dynamicImportSettled();
  await vi.waitFor(() => expect(isCollaborator()).toBe(true));
  toggles.set('board-collaborator', '7/9', true, false);
  await vi.waitFor(() => expect(removeCollaborator).toHaveBeenCalledTimes(2));
  const request = {
    boardId: '7',
    userId: '9',
    isInvited: false,
    fieldSetKey: 'default',
    orbacSubjectId: '42',
  };
  const requests = removeCollaborator.mock.calls.map(([sent]) => sent);
  expect(requests).toEqual([request, request]);
  expect(isCollaborator()).toBe(false);
});
