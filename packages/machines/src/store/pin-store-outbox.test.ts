import * as chart from '../writes/run-intent.js';
import { describe, expect, it } from 'vitest';
import { createOutbox, OUTBOX_LIMIT } from '../outbox/outbox.js';
import { resumeOutbox } from '../outbox/resume-outbox.js';
import type { Locks } from '../outbox/outbox.types.js';
import {
  createMemoryLocks,
  createMemoryStorage,
  flush,
  type MemoryStorage,
} from '../testing/index.js';
import type { LoadWrites } from '../writes/active-writes.js';
import { board, pin, savedPin, start } from './pin-store.test.fixture.js';

describe('the outbox', () => {
  function tab(
    storage: MemoryStorage,
    tabId: string,
    locks: Locks,
    loadWrites?: (network: { readonly isOnline: boolean }) => ReturnType<LoadWrites>,
  ) {
    const network = { isOnline: true, isBroken: false };
    const listeners = new Set<() => void>();
    const outbox = createOutbox({ storage, now: () => 1000, tabId, locks });
    const started = start(
      'by-hand',
      {
        outbox,
        isOnline() {
          const { isBroken } = network;
          network.isBroken = false;
          if (isBroken) throw new Error('The state of the network is unknown.');
          return network.isOnline;
        },
        onOnline: (listener) => {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      },
      loadWrites && (() => loadWrites(network)),
    );
    const setOnline = (isOnline: boolean) => {
      network.isOnline = isOnline;
      const called = isOnline ? [...listeners] : [];
      for (const listener of called) listener();
    };
    const breakOnce = () => void (network.isBroken = true);
    return { ...started, breakOnce, listeners, outbox, setOnline };
  }
  /** Loads the chart over the same network as the requests. */
  const loadOnline = async ({ isOnline }: { readonly isOnline: boolean }) => {
    if (!isOnline) throw new Error('The chart was not loaded.');
    return chart;
  };

  it('stores a tap at the tap, before the chart is loaded', () => {
    const storage = createMemoryStorage();
    const { server, store } = tab(storage, 't1', createMemoryLocks(), () => new Promise(() => {}));
    store.tap({ ...pin, title: 'Dunes', trackingParams: 'tp' }, { board });
    store.tap(savedPin);
    const stored = storage.keys().map((key) => JSON.parse(storage.get(key) ?? '') as unknown);
    expect(stored).toMatchObject([
      { kind: 'save', key: 'key-1', tap: { board }, saved: null },
      { kind: 'delete', key: 'key-2', pin: { id: '1002' }, saved: { board } },
    ]);
    expect(stored[0]).toHaveProperty('pin', { id: '1001', trackingParams: 'tp' });
    expect(server.calls).toEqual([]);
  });

  it('sends a tap that it has no room for, and does not store it', async () => {
    const storage = createMemoryStorage();
    const { outbox, server, store } = tab(storage, 't1', createMemoryLocks());
    for (let index = 0; index < OUTBOX_LIMIT; index++) {
      const of = { id: `full-${index}` };
      outbox.add({ kind: 'save', key: of.id, viewerId: 'viewer-1', pin: of, tap: {}, saved: null });
    }
    store.tap(pin, { board });
    await flush();
    expect([server.count('save'), storage.keys().length]).toEqual([1, 100]);
  });

  it('sends a tap whose page ended before the chart was loaded, once and with its key', async () => {
    const storage = createMemoryStorage();
    const locks = createMemoryLocks();
    tab(storage, 't1', locks, () => new Promise(() => {})).store.tap(pin, { board });
    locks.end('tackboard:outbox-tab:t1');
    const { call, calls, outbox, server, store } = tab(storage, 't2', locks);
    void resumeOutbox({ store, outbox, viewerId: 'viewer-1', readPin: calls.readPin });
    await flush();
    call().respond();
    await flush();
    expect(call()).toMatchObject({ kind: 'save', idempotencyKey: 'key-1' });
    call().respond();
    await flush();
    expect(store.read(pin).status).toBe('saved');
    expect(server.count('save')).toBe(1);
    expect(storage.keys()).toEqual([]);
  });

  it('keeps the first taps of a page that cannot load the chart offline, and sends them in order when it is back', async () => {
    const storage = createMemoryStorage();
    const { call, errors, listeners, server, setOnline, store, toasts } = tab(
      storage,
      't1',
      createMemoryLocks(),
      loadOnline,
    );
    setOnline(false);
    store.tap(pin, { board });
    store.tap(savedPin);
    await flush();
    expect(errors).toEqual([]);
    expect(store.read(pin)).toMatchObject({ status: 'saving', isQueued: true });
    expect(store.read(savedPin)).toMatchObject({ status: 'deleting', isQueued: true });
    expect([toasts, storage.keys().length]).toEqual([[], 2]);
    setOnline(true);
    await flush();
    expect(server.calls).toHaveLength(1);
    expect(call()).toMatchObject({ kind: 'save', pinId: '1001', idempotencyKey: 'key-1' });
    expect(store.read(savedPin)).toMatchObject({ status: 'deleting', isQueued: true });
    call().respond();
    await flush();
    expect(call()).toMatchObject({ kind: 'unsave', pinId: '1002', idempotencyKey: 'key-2' });
    call().respond();
    await flush();
    expect(store.read(pin)).toMatchObject({ status: 'saved', isQueued: false });
    expect(store.read(savedPin).status).toBe('none');
    expect(storage.keys()).toEqual([]);
    // Only the actors still listen.
    expect(listeners.size).toBe(1);
    // The tap was sent once, so its response needs no read.
    expect(server.calls).toEqual([]);
  });

  it('sends what waited for the chart after a later tap or preload has loaded it', async () => {
    let isThere = false;
    const { call, setOnline, store } = tab(
      createMemoryStorage(),
      't1',
      createMemoryLocks(),
      async () => {
        if (!isThere) throw new Error('The chart was not loaded.');
        return chart;
      },
    );
    setOnline(false);
    store.tap(pin, { board });
    await flush();
    isThere = true;
    await store.preload();
    await flush();
    expect(store.read(pin)).toMatchObject({ status: 'saving', isQueued: true });
    setOnline(true);
    expect(call()).toMatchObject({ kind: 'save', pinId: '1001' });
  });

  it('forgets a tap that fails because the chart cannot be loaded online', async () => {
    const storage = createMemoryStorage();
    const { store, toasts } = tab(storage, 't1', createMemoryLocks(), () =>
      Promise.reject(new Error('404')),
    );
    store.tap(pin, { board });
    await flush();
    expect(store.read(pin).status).toBe('none');
    expect(toasts).toEqual([{ kind: 'save-failed', pin }]);
    expect(storage.keys()).toEqual([]);
  });

  it('forgets a tap that a read has fulfilled while the chart was loading', async () => {
    const storage = createMemoryStorage();
    const { server, store } = tab(storage, 't1', createMemoryLocks());
    store.tap(pin, { board });
    store.applyServerState({ ...pin, pinnedToBoard: board }, store.startRead());
    await flush();
    expect([store.read(pin).status, server.calls.length]).toEqual(['saved', 0]);
    expect(storage.keys()).toEqual([]);
  });

  it('sends the tap that took its last place', async () => {
    const storage = createMemoryStorage();
    const { outbox, setOnline, store } = tab(storage, 't1', createMemoryLocks());
    for (let index = 0; index < 99; index++)
      outbox.add({
        kind: 'save',
        key: `${index}`,
        viewerId: 'viewer-1',
        pin: { id: `${index}` },
        tap: {},
        saved: null,
      });
    setOnline(false);
    store.tap(pin, { board });
    await flush();
    expect(store.read(pin)).toMatchObject({ status: 'saving', isQueued: true });
  });

  it('drops what waits for the chart with its viewer, and with its store', async () => {
    const storage = createMemoryStorage();
    const { listeners, setOnline, server, store } = tab(
      storage,
      't1',
      createMemoryLocks(),
      loadOnline,
    );
    setOnline(false);
    store.tap(pin, { board });
    await flush();
    store.setViewer('viewer-2');
    expect([storage.keys().length, listeners.size]).toEqual([0, 0]);
    store.tap(pin, { board });
    await flush();
    expect(listeners.size).toBe(1);
    store.reset();
    setOnline(true);
    await flush();
    expect([storage.keys().length, listeners.size, server.calls.length]).toEqual([1, 0, 0]);
  });

  it('is not blocked by a waiting tap whose actor has stopped', async () => {
    const { breakOnce, call, errors, setOnline, store } = tab(
      createMemoryStorage(),
      't1',
      createMemoryLocks(),
    );
    setOnline(false);
    store.tap(savedPin);
    store.tap(pin, { board });
    await flush();
    breakOnce();
    setOnline(true);
    await flush();
    expect(errors).toMatchObject([{ message: expect.stringContaining('is unknown') }]);
    expect(store.read(savedPin).status).toBe('saved');
    expect(call()).toMatchObject({ kind: 'save', pinId: pin.id });
  });

  it('sends what waited one after the other, in order, when the browser is back', async () => {
    const { call, server, setOnline, store } = tab(
      createMemoryStorage(),
      't1',
      createMemoryLocks(),
    );
    setOnline(false);
    for (const id of ['1', '2', '3']) store.tap({ id }, { board });
    await flush();
    expect(store.read({ id: '1' })).toMatchObject({ status: 'saving', isQueued: true });
    expect(server.count('save')).toBe(0);
    setOnline(true);
    const sent = [];
    for (let index = 0; index < 3; index++) {
      expect(server.calls).toHaveLength(1);
      sent.push(call().pinId);
      call().respond();
      await flush();
    }
    expect(sent).toEqual(['1', '2', '3']);
    expect(store.read({ id: '3' })).toMatchObject({ status: 'saved', isQueued: false });
  });

  it('is sent by the next page when this one ends, with the same key', async () => {
    const storage = createMemoryStorage();
    const locks = createMemoryLocks();
    const first = tab(storage, 't1', locks);
    first.store.tap(pin, { board, sectionId: 's1' });
    await flush();
    first.call().arrive();
    locks.end('tackboard:outbox-tab:t1');

    const second = tab(storage, 't2', locks);
    void resumeOutbox({ ...second, viewerId: 'viewer-1', readPin: second.calls.readPin });
    await flush();
    second.call().respond();
    await flush();
    expect(second.store.read(pin)).toMatchObject({ status: 'saving', sectionId: 's1' });
    expect(second.call()).toMatchObject({ kind: 'save', idempotencyKey: 'key-1' });
    second.call().respond();
    await flush();
    expect(second.store.read(pin).status).toBe('saved');
    expect(storage.keys()).toEqual([]);
    expect(second.call().kind).toBe('read');
  });

  it('keeps its age while the next page sends it', async () => {
    const storage = createMemoryStorage();
    const locks = createMemoryLocks();
    tab(storage, 't1', locks, () => new Promise(() => {})).store.tap(pin, { board });
    locks.end('tackboard:outbox-tab:t1');
    const [key = ''] = storage.keys();
    const stored = () => JSON.parse(storage.get(key) ?? '{}') as { readonly at?: number };
    storage.set(key, JSON.stringify({ ...stored(), at: 500 }));
    const second = tab(storage, 't2', locks);
    void resumeOutbox({ ...second, viewerId: 'viewer-1', readPin: second.calls.readPin });
    await flush();
    second.call().respond();
    await flush();
    expect([second.call().kind, stored().at]).toEqual(['save', 500]);
  });

  it('is not sent by the next page, and is forgotten, when the server holds the pin already', async () => {
    const storage = createMemoryStorage();
    const locks = createMemoryLocks();
    tab(storage, 't1', locks, () => new Promise(() => {})).store.tap(pin, { board });
    locks.end('tackboard:outbox-tab:t1');
    const second = tab(storage, 't2', locks);
    second.server.put('viewer-1', pin.id, board);
    void resumeOutbox({ ...second, viewerId: 'viewer-1', readPin: second.calls.readPin });
    await flush();
    second.call().respond();
    await flush();
    expect([second.server.count('save'), storage.keys()]).toEqual([0, []]);
  });

  it('is sent after a chart that failed to load at the start of the page: after 5 s, 10 s and so on, up to 60 s (S1 §4)', async () => {
    const storage = createMemoryStorage();
    const locks = createMemoryLocks();
    const first = tab(storage, 't1', locks);
    first.store.tap(pin, { board });
    await flush();
    locks.end('tackboard:outbox-tab:t1');

    let loads = 0;
    const second = tab(storage, 't2', locks, async () => {
      if (++loads < 7) throw new Error('404');
      return chart;
    });
    const { signal } = new AbortController();
    void resumeOutbox({ ...second, viewerId: 'viewer-1', readPin: second.calls.readPin, signal });
    await flush();
    const loadsAfter: number[] = [loads];
    for (const waitMs of [4999, 1, 10_000, 20_000, 40_000, 60_000, 60_000]) {
      second.clock.advance(waitMs);
      await flush();
      loadsAfter.push(loads);
    }
    expect(loadsAfter).toEqual([1, 1, 2, 3, 4, 5, 6, 7]);
    second.call().respond();
    await flush();
    expect(second.call()).toMatchObject({ kind: 'save', idempotencyKey: 'key-1' });
  });

  it('stops loading the chart again when the session ends', async () => {
    const second = tab(createMemoryStorage(), 't2', createMemoryLocks(), () =>
      Promise.reject(new Error('404')),
    );
    const session = new AbortController();
    const resumed = resumeOutbox({
      ...second,
      viewerId: 'viewer-1',
      readPin: second.calls.readPin,
      signal: session.signal,
    });
    await flush();
    expect(second.clock.waiting()).toBe(1);
    session.abort();
    await resumed;
    expect(second.clock.waiting()).toBe(0);
  });

  it('reads the pin again after a write that was sent twice', async () => {
    const { call, server, setOnline, store } = tab(
      createMemoryStorage(),
      't1',
      createMemoryLocks(),
    );
    store.tap(pin, { board });
    await flush();
    setOnline(false);
    call().arrive();
    call().lose();
    await flush();
    expect(store.read(pin)).toMatchObject({ status: 'saving', isQueued: true });
    server.put('viewer-1', pin.id, null);
    setOnline(true);
    call().respond();
    await flush();
    expect(call().kind).toBe('read');
    call().respond();
    await flush();
    expect(store.read(pin).status).toBe('none');
  });

  it.each(['another viewer', 'a later tap'])('sends nothing again after %s', async (what) => {
    const storage = createMemoryStorage();
    const locks = createMemoryLocks();
    const first = tab(storage, 't1', locks);
    first.store.tap(pin, { board });
    await flush();
    locks.end('tackboard:outbox-tab:t1');
    const second = tab(storage, 't2', locks);
    void resumeOutbox({ ...second, viewerId: 'viewer-1', readPin: second.calls.readPin });
    await flush();
    const reading = second.call();
    if (what === 'another viewer') second.store.setViewer('viewer-2');
    else second.store.tap(pin, { board: { id: 'b2' } });
    await flush();
    reading.respond();
    await flush();
    expect(second.server.count('save')).toBe(what === 'another viewer' ? 0 : 1);
  });

  it('of a tab that lives is left alone', async () => {
    const storage = createMemoryStorage();
    const locks = createMemoryLocks();
    const first = tab(storage, 't1', locks);
    first.store.tap(pin, { board });
    await flush();
    const second = tab(storage, 't2', locks);
    await resumeOutbox({ ...second, viewerId: 'viewer-1', readPin: second.calls.readPin });
    expect(second.server.count('save')).toBe(0);
  });

  it('is emptied when the viewer signs out', async () => {
    const storage = createMemoryStorage();
    const { store } = tab(storage, 't1', createMemoryLocks());
    store.tap(pin, { board });
    await flush();
    expect(storage.keys()).toHaveLength(1);
    store.setViewer(undefined);
    expect(storage.keys()).toEqual([]);
  });
});
