import type { Pin } from '@tackboard/domain';
import { describe, expect, it, vi } from 'vitest';
import * as saveActors from '../save/save-actors.js';
import { createSignedOutSaves, type SignedOutSaves } from '../signed-out/index.js';
import { createOutbox } from '../outbox/index.js';
import { createMemoryStorage, createRecordingPorts, flush } from '../testing/index.js';
import { createDeferredPinStore, type PinStoreStart } from './deferred-pin-store.js';
import { createPinStore } from './pin-store.js';
import { board, pin, savedPin } from './pin-store.test.fixture.js';
import type { PinStoreOptions } from './pin-store.types.js';

/** A deferred store. `arrive` resolves the pending load with the complete store, `fail` rejects it. */
function start(
  viewerId: string | undefined,
  network: Pick<PinStoreOptions, 'isOnline' | 'onOnline' | 'outbox'> = {},
  signedOutSaves?: SignedOutSaves,
) {
  const ports = createRecordingPorts(viewerId);
  let resolve: () => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const outbox = network.outbox && { outbox: network.outbox };
  const starts: PinStoreStart[] = [];
  const load = vi.fn(() => new Promise<void>((...settle) => ([resolve, reject] = settle)));
  const options = {
    ...ports,
    ...(signedOutSaves && { signedOutSaves }),
    loadSaveActors: () => Promise.resolve(saveActors),
  };
  const store = createDeferredPinStore({ clock: ports.clock, viewerId, load, ...network });
  const arrive = async () => {
    store.complete((given) => {
      starts.push(given);
      return createPinStore({ ...options, ...outbox, viewerId: given.viewerId }, given.pins);
    });
    resolve();
    await flush();
  };
  const fail = async () => {
    reject(new Error('lost'));
    await flush();
  };
  const read = (of: Pin = pin) => store.read(of).status;
  return { ...ports, arrive, fail, load, read, starts, store };
}

describe('before the complete store is there', () => {
  it('shows what the server returned with a pin, and what a later read returned', () => {
    const { load, read, store } = start('viewer-1');
    expect([read(), read(savedPin)]).toEqual(['none', 'saved']);
    store.subscribe(pin.id, () => undefined);
    store.applyServerState({ ...pin, pinnedToBoard: board }, store.startRead());
    expect(read()).toBe('saved');
    expect(load).not.toHaveBeenCalled();
  });

  it('S1 §4: shows a tap at once, and sends it once when the store arrives', async () => {
    const { arrive, read, server, store } = start('viewer-1');
    const notified = vi.fn();
    store.subscribe(pin.id, notified);
    store.tap(pin, { board });
    expect(store.read(pin)).toMatchObject({ status: 'saving', board });
    expect(notified).toHaveBeenCalledTimes(1);
    store.tap(pin, { board });
    await arrive();
    expect(server.count('save')).toBe(1);
    expect(read()).toBe('saved');
    store.tap(pin);
    await flush();
    expect(read()).toBe('none');
  });

  it('unsaves a saved pin, and ignores a save of it', async () => {
    const { arrive, load, read, server, store } = start('viewer-1');
    store.save(savedPin);
    expect(load).not.toHaveBeenCalled();
    store.unsave(savedPin);
    expect(read(savedPin)).toBe('deleting');
    await arrive();
    expect([server.count('save'), server.count('unsave')]).toEqual([0, 1]);
  });

  it('drops a tap when the store fails to load, and the next tap loads it again', async () => {
    const { arrive, fail, load, read, server, store } = start('viewer-1');
    store.tap(pin);
    await fail();
    expect(read()).toBe('none');
    store.tap(pin);
    await arrive();
    expect(load).toHaveBeenCalledTimes(2);
    expect([read(), server.count('save')]).toEqual(['saved', 1]);
  });

  it('S1 §8: offline a tap waits for the network', async () => {
    let isOnline = false;
    const listeners = new Set<() => void>();
    const onOnline = (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };
    const { arrive, fail, load, store } = start('viewer-1', {
      isOnline: () => isOnline,
      onOnline,
    });
    store.tap(pin);
    await fail();
    expect(store.read(pin)).toMatchObject({ status: 'saving', isQueued: true });
    isOnline = true;
    for (const listener of listeners) listener();
    expect(load).toHaveBeenCalledTimes(2);
    await arrive();
    expect(store.read(pin).status).toBe('saved');
    expect(listeners.size).toBe(0);
  });
});

describe('with an outbox', () => {
  const KEY = 'tackboard:outbox:1:viewer-1:1001';
  const startStored = () => {
    const storage = createMemoryStorage();
    const outbox = createOutbox({ storage, now: () => 0, tabId: 'tab' });
    return { ...start('viewer-1', { outbox }), storage };
  };

  it('S1 §8: a tap is stored at once, and sent once with the same key', async () => {
    const { arrive, read, server, storage, store } = startStored();
    store.save(pin, { board });
    expect(storage.keys()).toEqual([KEY]);
    const { key } = JSON.parse(storage.get(KEY)!) as { readonly key: string };
    server.setMode('by-hand');
    await arrive();
    expect(server.calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual([key]);
    server.calls[0]?.respond();
    await flush();
    expect([read(), storage.keys()]).toEqual(['saved', []]);
  });

  it('a tap that is dropped, or whose viewer has signed out, is not sent later; a reset keeps it', async () => {
    const { fail, storage, store } = startStored();
    store.save(pin);
    await fail();
    expect(storage.keys()).toEqual([]);
    store.save(pin);
    store.reset();
    expect(storage.keys()).toEqual([KEY]);
    store.setViewer('viewer-2');
    expect(storage.keys()).toEqual([]);
  });
});

describe('a visitor', () => {
  it('S1 §4: gets the login prompt when the store arrives, and sees no save before', async () => {
    const { arrive, read, signedOutTaps, store } = start(undefined);
    store.tap(pin);
    expect(read()).toBe('none');
    await arrive();
    expect(signedOutTaps.map((tap) => tap.pin.id)).toEqual([pin.id]);
  });

  it('sees what they saved on an earlier page', async () => {
    const storage = createMemoryStorage();
    createSignedOutSaves({ storage }).save(pin.id);
    const { arrive, read, store } = start(undefined, {}, createSignedOutSaves({ storage }));
    const notified = vi.fn();
    store.subscribe(pin.id, notified);
    await arrive();
    expect(read()).toBe('saved');
    expect(notified).toHaveBeenCalled();
  });
});

describe('another viewer before the store arrives', () => {
  it('drops the taps of the former one', async () => {
    const { arrive, read, server, starts, store } = start('viewer-1');
    store.tap(pin);
    store.setViewer('viewer-2');
    expect(read()).toBe('none');
    await arrive();
    expect(starts[0]).toMatchObject({ viewerId: 'viewer-2' });
    expect(server.count('save')).toBe(0);
  });

  it('keeps everything for the same viewer', () => {
    const { read, store } = start('viewer-1');
    store.tap(pin);
    store.setViewer('viewer-1');
    expect(read()).toBe('saving');
    store.reset();
    expect(read()).toBe('none');
  });
});
