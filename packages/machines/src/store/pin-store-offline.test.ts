import { describe, expect, it } from 'vitest';
import { createOutbox, OUTBOX_MAX_AGE_MS } from '../outbox/outbox.js';
import { createMemoryStorage, flush } from '../testing/index.js';
import { board, pin, savedPin, start } from './pin-store.test.fixture.js';

/** A store with an outbox, whose network the test cuts. */
function startOffline({ isOnline = false } = {}) {
  const network = { isOnline, listeners: new Set<() => void>() };
  const time = { now: 0 };
  const storage = createMemoryStorage();
  const started = start('by-hand', {
    outbox: createOutbox({ storage, now: () => time.now, tabId: 't1' }),
    isOnline: () => network.isOnline,
    onOnline(listener) {
      network.listeners.add(listener);
      return () => void network.listeners.delete(listener);
    },
  });
  const comeBack = (isReallyOnline = true) => {
    network.isOnline = isReallyOnline;
    for (const listener of network.listeners) listener();
  };
  const loseNetwork = async () => {
    network.isOnline = false;
    started.call().lose();
    await flush();
  };
  return { ...started, comeBack, loseNetwork, storage, time };
}

describe('a tap with an outbox (S1 §8)', () => {
  it('waits while offline, also after a false alarm, and is sent once when the browser is back', async () => {
    const { call, comeBack, server, storage, store, toasts } = startOffline();
    store.tap(pin, { board });
    await flush();
    expect(store.read(pin)).toMatchObject({ status: 'saving', isQueued: true, board });
    expect(storage.keys()).toEqual(['tackboard:outbox:1:viewer-1:1001']);
    comeBack(false);
    await flush();
    expect(server.count('save')).toBe(0);
    comeBack();
    expect(store.read(pin)).toMatchObject({ status: 'saving', isQueued: false });
    expect(call()).toMatchObject({ kind: 'save', idempotencyKey: 'key-1' });
    call().respond();
    await flush();
    expect(store.read(pin)).toMatchObject({ status: 'saved', board: { id: 'b1' } });
    expect(storage.keys()).toEqual([]);
    expect([server.count('save'), server.count('read')]).toEqual([1, 0]);
    expect(toasts.map(({ kind }) => kind)).toEqual(['saved']);
  });

  it('that is cut off without an outbox does not wait: the pin is read again', async () => {
    const network = { isOnline: true };
    const { call, store } = start('by-hand', { isOnline: () => network.isOnline });
    store.tap(pin, { board });
    await flush();
    network.isOnline = false;
    call().lose();
    await flush();
    expect(store.read(pin)).toMatchObject({ status: 'saving', isQueued: false, isUnknown: true });
    expect(call().kind).toBe('read');
  });

  it('that is cut off waits, and is sent again with its own key', async () => {
    const { call, comeBack, loseNetwork, store, toasts } = startOffline({ isOnline: true });
    store.tap(pin, { board });
    await flush();
    await loseNetwork();
    expect(store.read(pin)).toMatchObject({ status: 'saving', isQueued: true, isUnknown: false });
    expect(toasts).toEqual([]);
    comeBack();
    expect(call()).toMatchObject({ kind: 'save', idempotencyKey: 'key-1' });
  });

  it('whose network ends while its outcome is read waits as well', async () => {
    const { call, comeBack, loseNetwork, storage, store, toasts } = startOffline({
      isOnline: true,
    });
    store.tap(pin, { board });
    await flush();
    call().arrive();
    call().lose();
    await flush();
    expect(store.read(pin)).toMatchObject({ isUnknown: true });
    await loseNetwork();
    expect(store.read(pin)).toMatchObject({ status: 'saving', isQueued: true, isUnknown: false });
    comeBack();
    expect(call()).toMatchObject({ kind: 'save', idempotencyKey: 'key-1' });
    call().respond();
    await flush();
    expect(store.read(pin)).toMatchObject({ status: 'saved', copyId: 'copy-1' });
    expect(toasts.map(({ kind }) => kind)).toEqual(['saved']);
    expect(storage.keys()).toEqual([]);
  });

  it('to unsave waits as well, and is forgotten after a refusal', async () => {
    const { call, comeBack, storage, store, toasts } = startOffline();
    store.tap(savedPin);
    await flush();
    expect(store.read(savedPin)).toMatchObject({ status: 'deleting', isQueued: true, board });
    comeBack();
    call().refuse();
    await flush();
    expect(store.read(savedPin)).toMatchObject({ status: 'saved', board });
    expect(toasts).toEqual([{ kind: 'delete-failed', pin: savedPin }]);
    expect(storage.keys()).toEqual([]);
  });

  it('to unsave that is cut off waits', async () => {
    const { loseNetwork, storage, store } = startOffline({ isOnline: true });
    store.tap(savedPin);
    await flush();
    await loseNetwork();
    expect(store.read(savedPin)).toMatchObject({ status: 'deleting', isQueued: true });
    expect(storage.keys()).toEqual(['tackboard:outbox:1:viewer-1:1002']);
  });

  it('stays stored when the page ends while it is sent', async () => {
    const { call, storage, store } = startOffline({ isOnline: true });
    store.tap(pin, { board });
    await flush();
    expect(call().kind).toBe('save');
    store.reset();
    expect(storage.keys()).toEqual(['tackboard:outbox:1:viewer-1:1001']);
  });

  it('has failed when the browser is back only after a day', async () => {
    const { comeBack, server, store, time, toasts } = startOffline();
    store.tap(pin, { board });
    await flush();
    time.now = OUTBOX_MAX_AGE_MS;
    comeBack();
    await flush();
    expect([store.read(pin).status, server.count('save')]).toEqual(['none', 0]);
    expect(toasts).toEqual([{ kind: 'save-failed', pin }]);
  });

  it('that replaces nothing is ignored while the other waits', async () => {
    const { call, comeBack, server, store } = startOffline();
    store.tap(pin, { board });
    store.tap(pin, { board: { id: 'b2' } });
    await flush();
    comeBack();
    call().respond();
    await flush();
    expect([server.count('save'), store.read(pin).board?.id]).toEqual([1, 'b1']);
  });
});

describe('a waiting tap and another viewer', () => {
  it('is dropped, and its outbox is emptied', async () => {
    const { comeBack, server, storage, store } = startOffline();
    store.tap(pin, { board });
    await flush();
    store.setViewer('viewer-2');
    expect([store.read(pin).status, storage.keys()]).toEqual(['none', []]);
    comeBack();
    await flush();
    expect(server.count('save')).toBe(0);
  });

  it('is kept for the same viewer', async () => {
    const { store } = startOffline();
    store.tap(pin, { board });
    await flush();
    store.setViewer('viewer-1');
    expect(store.read(pin).status).toBe('saving');
  });
});
