import type { Board, WriteOptions } from '@tackboard/domain';
import { describe, expect, it } from 'vitest';
import { createOutbox } from '../outbox/outbox.js';
import {
  createMemoryStorage,
  createRecordingPorts,
  flush,
  PinServerError,
} from '../testing/index.js';
import { pin, start } from './pin-store.test.fixture.js';
import type { PinStoreOptions } from './pin-store.js';

const quickSaves: Board = { id: 'q', name: 'Quick saves', layout: 'quick_saves' };

/** Starts a store that finds its quick-saves board like this. */
function startQuickSave(
  findQuickSavesBoard: (options: WriteOptions) => Promise<Board>,
  over: Partial<PinStoreOptions> = {},
) {
  const ports = createRecordingPorts('viewer-1');
  ports.server.setMode('by-hand');
  const calls = { ...ports.calls, findQuickSavesBoard };
  const started = start('by-hand', { calls, ...over });
  const call = (index = 0) => {
    const found = ports.server.calls[index];
    if (!found) throw new Error('No call is open.');
    return found;
  };
  return { ...started, call, server: ports.server };
}

describe('a quick save (S3 §4.9)', () => {
  it('finds its board with a key of its own, then saves to it', async () => {
    const keys: string[] = [];
    const { call, server, store, toasts } = startQuickSave(({ idempotencyKey }) => {
      keys.push(idempotencyKey);
      return Promise.resolve(quickSaves);
    });
    store.tap(pin, { isQuickSave: true });
    expect(store.read(pin).status).toBe('saving');
    await flush();
    expect(call()).toMatchObject({ kind: 'save', idempotencyKey: 'key-1' });
    expect(keys).toEqual(['key-2']);
    expect(store.read(pin)).toMatchObject({ status: 'saving', board: quickSaves });
    call().respond();
    await flush();
    expect(server.hold('viewer-1', pin.id)).toEqual({ id: '1001', pinnedToBoard: { id: 'q' } });
    expect(store.read(pin)).toMatchObject({ status: 'saved', board: quickSaves });
    expect(toasts).toMatchObject([{ kind: 'saved', board: { id: 'q', name: 'Quick saves' } }]);
  });

  it('to a board that the tap names looks for none', async () => {
    let finds = 0;
    const { call, store } = startQuickSave(() => {
      finds++;
      return Promise.resolve(quickSaves);
    });
    store.tap(pin, { isQuickSave: true, board: quickSaves });
    await flush();
    expect([call().kind, finds]).toEqual(['save', 0]);
  });

  it('fails with the server’s sentence when there is no board, and nothing is saved', async () => {
    const { server, store, toasts } = startQuickSave(() =>
      Promise.reject(new PinServerError('failed', 'Too many boards.')),
    );
    store.tap(pin, { isQuickSave: true });
    await flush();
    expect(store.read(pin).status).toBe('none');
    expect(toasts).toEqual([{ kind: 'save-failed', pin, message: 'Too many boards.' }]);
    expect(server.count('save')).toBe(0);
  });

  it('stops looking for its board after 30 s', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const { clock, server, store, toasts } = startQuickSave(({ signal }) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    store.tap(pin, { isQuickSave: true });
    await flush();
    clock.advance(29_999);
    expect([store.read(pin).status, signals[0]?.aborted]).toEqual(['saving', false]);
    clock.advance(1);
    expect([store.read(pin).status, signals[0]?.aborted]).toEqual(['none', true]);
    expect(toasts).toEqual([{ kind: 'save-failed', pin }]);
    expect(server.count('save')).toBe(0);
  });

  it('ignores a board that is found after the 30 s', async () => {
    let find: (board: Board) => void = () => undefined;
    const { clock, server, store } = startQuickSave(() => new Promise((found) => (find = found)));
    store.tap(pin, { isQuickSave: true });
    await flush();
    clock.advance(30_000);
    find(quickSaves);
    await flush();
    expect([store.read(pin).status, server.count('save')]).toEqual(['none', 0]);
  });

  it('fails when the host has no call that finds the board', async () => {
    const { server, store, toasts } = start();
    store.tap(pin, { isQuickSave: true });
    await flush();
    expect(store.read(pin).status).toBe('none');
    expect(toasts).toEqual([{ kind: 'save-failed', pin }]);
    expect(server.count('save')).toBe(0);
  });

  it.each(['is refused', 'has no response'])(
    'waits for the network when the request for its board %s while offline',
    async (what) => {
      const network = { isOnline: true, comeBack: () => {} };
      const boards: { find: () => void; refuse: () => void }[] = [];
      const { call, clock, store, toasts } = startQuickSave(
        () =>
          new Promise((found, reject) => {
            const refuse = () => reject(new PinServerError('failed'));
            boards.push({ find: () => found(quickSaves), refuse });
          }),
        {
          outbox: createOutbox({ storage: createMemoryStorage(), now: () => 0, tabId: 't1' }),
          isOnline: () => network.isOnline,
          onOnline: (listener) => {
            network.comeBack = listener;
            return () => {};
          },
        },
      );
      store.tap(pin, { isQuickSave: true });
      await flush();
      network.isOnline = false;
      if (what === 'is refused') boards[0]?.refuse();
      await flush();
      clock.advance(30_000);
      expect(store.read(pin)).toMatchObject({ status: 'saving', isQueued: true });
      expect(toasts).toEqual([]);
      network.isOnline = true;
      network.comeBack();
      boards[1]?.find();
      await flush();
      call().respond();
      await flush();
      expect(store.read(pin)).toMatchObject({ status: 'saved', board: quickSaves });
      expect(toasts.map(({ kind }) => kind)).toEqual(['saved']);
    },
  );
});
