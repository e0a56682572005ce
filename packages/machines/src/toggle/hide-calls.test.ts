import type { HideRequest } from '@tackboard/domain';
import { describe, expect, it } from 'vitest';
import { createFakeClock, flush } from '../testing/index.js';
import { createHideCalls } from './toggle-store.js';
import { createToggleStore } from './toggle-store.js';

function start(answer: () => Promise<void> = () => Promise.resolve()) {
  const asked: HideRequest[] = [];
  const calls = createHideCalls((request) => {
    asked.push(request);
    return answer();
  });
  const store = createToggleStore({
    clock: createFakeClock(),
    calls: { 'hide-pin': calls },
    newKey: () => 'key',
    viewerId: 'v',
    loadWrites: () => import('../writes/run-intent.js'),
  });
  return { asked, store };
}

describe('hiding a pin (S3 §4.3.2)', () => {
  it.each([
    { kind: 'news-hub', newsId: 'n1' },
    { kind: 'p2p' },
    { kind: 'search', query: 'kelp', pinType: 'pin' },
    { kind: 'default' },
  ] as const)('is asked for and undone where the pin shows: $kind', async (place) => {
    const { asked, store } = start();
    store.set('hide-pin', '1', false, true, { detail: place });
    await expect.poll(() => store.read('hide-pin', '1', false).isBusy).toBe(false);
    expect(store.read('hide-pin', '1', false).isOn).toBe(true);
    store.flip('hide-pin', '1', false);
    await flush();
    expect(store.read('hide-pin', '1', false)).toEqual({
      isOn: false,
      isBusy: false,
      isUnknown: false,
    });
    expect(asked).toEqual([
      { pinId: '1', place, isHidden: true },
      { pinId: '1', place, isHidden: false },
    ]);
  });

  it.each([
    undefined,
    null,
    'search',
    { kind: 'search' },
    { kind: 'news-hub', newsId: 4 },
    { kind: 'other' },
  ])('without a place, or with the damaged place %j, goes the default way', async (detail) => {
    const { asked, store } = start();
    store.set('hide-pin', '1', false, true, { detail });
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]?.place).toEqual({ kind: 'default' });
  });

  it('restores the pin when it fails', async () => {
    const { store } = start(() =>
      Promise.reject(Object.assign(new Error(), { outcome: 'failed' })),
    );
    store.set('hide-pin', '1', false, true);
    expect(store.read('hide-pin', '1', false).isOn).toBe(true);
    await expect.poll(() => store.read('hide-pin', '1', false).isOn).toBe(false);
  });
});
