import type { Board, Pin } from '@tackboard/domain';
import { describe, expect, it } from 'vitest';
import * as saveActors from '../save/save-actors.js';
import { createOutbox, resumeOutbox } from '../outbox/index.js';
import { createSignedOutSaves } from '../signed-out/index.js';
import type { Locks } from '../tabs/index.js';
import {
  createMemoryLocks,
  createMemoryStorage,
  createRecordingPorts,
  flush,
  type MemoryStorage,
  type PinServerMode,
} from '../testing/index.js';
import { createPinRecords } from './pin-records.js';
import { exploreLocalSave } from './pin-save.js';
import { createPinStore } from './pin-store.js';
import type { LoadSaveActors, PinStoreOptions } from './pin-store.types.js';

const board: Board = { id: 'b1', name: 'Desert prints', url: '/lena/desert-prints/' };
const pin: Pin = { id: '1001' };
const savedPin: Pin = { id: '1002', pinnedToBoard: board };

function start(
  mode: PinServerMode = 'by-hand',
  over: Partial<PinStoreOptions> = {},
  loadSaveActors: LoadSaveActors = () => Promise.resolve(saveActors),
) {
  const ports = createRecordingPorts('viewer-1');
  ports.server.setMode(mode);
  const store = createPinStore({ ...ports, viewerId: 'viewer-1', loadSaveActors, ...over });
  const statuses: string[] = [];
  const watch = (watched: Pin) =>
    store.subscribe(watched.id, () => statuses.push(store.read(watched).status));
  const call = (index = 0) => {
    const found = ports.server.calls[index];
    if (!found) throw new Error('No call is open.');
    return found;
  };
  return { call, statuses, store, watch, ...ports };
}

describe('an untouched pin', () => {
  it('reads one constant when it is not saved', () => {
    const { store } = start();
    expect(store.read(pin)).toBe(store.read({ id: 'another' }));
    expect(store.read(pin)).toEqual({
      status: 'none',
      isUnknown: false,
      isQueued: false,
      isNewlySaved: false,
      title: 'none',
    });
  });

  it('reads what the server said, and the same object each time', () => {
    const { store } = start();
    expect(store.read(savedPin)).toBe(store.read({ ...savedPin }));
    expect(store.read(savedPin)).toEqual({
      status: 'saved',
      board,
      isUnknown: false,
      isQueued: false,
      isNewlySaved: false,
      title: 'board',
    });
    expect(store.read({ id: '1', isSavedToProfile: true })).toEqual({
      status: 'saved',
      isUnknown: false,
      isQueued: false,
      isNewlySaved: false,
      title: 'board',
    });
  });
});

describe('a tap', () => {
  it('with a key that the host made is sent with it, and not read again', async () => {
    const { call, server, store } = start();
    store.tap(pin, { board, key: 'own' });
    await flush();
    expect(call().idempotencyKey).toBe('own');
    call().answer();
    await flush();
    expect([store.read(pin).status, server.calls.length]).toEqual(['saved', 0]);
  });

  it('offline shows no sentence of an earlier refusal (S1 §8)', async () => {
    let isOnline = true;
    const { call, store, toasts } = start('by-hand', { isOnline: () => isOnline });
    store.tap(pin, { board });
    await flush();
    call().refuse('This board is full.');
    await flush();
    isOnline = false;
    store.tap(pin, { board });
    expect(toasts).toEqual([
      { kind: 'save-failed', pin, message: 'This board is full.' },
      { kind: 'save-failed', pin },
    ]);
  });

  it('shows busy at once, then saved with the animated title, then the board', async () => {
    const { call, clock, statuses, store, watch } = start();
    watch(pin);
    store.tap(pin, { board });
    expect(store.read(pin)).toMatchObject({ status: 'saving', board, title: 'none' });
    await flush();
    call().answer();
    await flush();
    expect(store.read(pin)).toMatchObject({
      status: 'saved',
      copyId: 'copy-1',
      isNewlySaved: true,
      title: 'saved-animation',
    });
    clock.advance(949);
    expect(store.read(pin).title).toBe('saved-animation');
    clock.advance(1);
    expect(store.read(pin).title).toBe('board');
    expect(statuses).toEqual(['saving', 'saved', 'saved']);
    expect(clock.waiting()).toBe(0);
  });

  it('unsaves a saved pin and goes back when that fails', async () => {
    const { call, store, toasts } = start();
    store.tap(savedPin);
    expect(store.read(savedPin)).toMatchObject({ status: 'deleting', board, title: 'board' });
    await flush();
    call().refuse();
    await flush();
    expect(store.read(savedPin)).toMatchObject({
      status: 'saved',
      board,
      isNewlySaved: false,
      title: 'board',
    });
    expect(toasts).toEqual([{ kind: 'delete-failed', pin: savedPin }]);
    store.tap(savedPin);
    call().answer();
    await flush();
    expect(store.read(savedPin).status).toBe('none');
  });

  it('tapped again and again makes one request', async () => {
    const { call, server, store } = start();
    store.tap(pin, { board });
    store.tap(pin, { board });
    await flush();
    store.tap(pin, { board });
    expect(server.count('save')).toBe(1);
    call().answer();
    await flush();
    expect(server.count('save')).toBe(1);
    expect(server.count('unsave')).toBe(0);
  });

  it('is one for all cards of the pin: only their listeners are notified', async () => {
    const { store } = start('at-once');
    const notified: string[] = [];
    store.subscribe('1001', () => notified.push('first'));
    store.subscribe('1001', () => notified.push('second'));
    const leave = store.subscribe('1001', () => notified.push('left'));
    store.subscribe('1002', () => notified.push('another pin'));
    leave();
    store.tap(pin, { board });
    expect(notified).toEqual(['first', 'second']);
  });

  it('is recorded for the original pin as well, and unsaved with it (S1 §4.11)', async () => {
    const { store } = start('at-once');
    store.tap(pin, { board, originalPinId: '1000' });
    await flush();
    expect(store.read({ id: '1000' })).toMatchObject({ status: 'saved', title: 'board' });
    store.tap(pin);
    await flush();
    expect(store.read(pin).status).toBe('none');
    expect(store.read({ id: '1000' }).status).toBe('none');
  });

  it('save and unsave do nothing that is already so', async () => {
    const { server, store } = start('at-once');
    store.save(savedPin, { board });
    store.unsave(pin);
    await flush();
    expect(server.count('save') + server.count('unsave')).toBe(0);
  });

  it('of a visitor prompts for a login', async () => {
    const { server, signedOutTaps, store } = start('at-once');
    store.setViewer(undefined);
    store.tap(pin, { board });
    await flush();
    expect(signedOutTaps).toEqual([{ pin, tap: { board } }]);
    expect(store.read(pin).status).toBe('none');
    expect(server.count('save')).toBe(0);
  });

  it('shows no toast in the custom activation experiments (S1 §8.9)', async () => {
    const { events, store, toasts } = start('at-once', { suppressesToasts: () => true });
    store.tap(pin, { board });
    await flush();
    expect(store.read(pin).status).toBe('saved');
    expect(toasts).toEqual([]);
    expect(events).toHaveLength(1);
  });

  it('is unknown while the pin is read again', async () => {
    const { call, store } = start();
    store.tap(pin, { board });
    await flush();
    call().lose();
    await flush();
    expect(store.read(pin)).toMatchObject({ status: 'saving', isUnknown: true, board });
    call().answer();
    await flush();
    expect(store.read(pin)).toMatchObject({ status: 'saving', isUnknown: true });
  });

  it('with a late response ends in the server state', async () => {
    const { call, clock, store } = start();
    store.tap(pin, { board, originalPinId: '1000' });
    await flush();
    const write = call();
    clock.advance(30_000);
    call(1).answer();
    await flush();
    clock.advance(1000);
    call(1).answer();
    await flush();
    expect(store.read(pin).status).toBe('none');
    const statuses: unknown[] = [];
    store.subscribe('1000', () => statuses.push(store.read({ id: '1000' }).status));
    write.answer();
    await flush();
    call().answer();
    await flush();
    expect(store.read(pin)).toMatchObject({ status: 'saved', copyId: 'copy-1' });
    expect(statuses).toEqual(['saved']);
  });

  it('with a late response is not believed when the server holds something else by now', async () => {
    const { call, clock, server, store } = start();
    store.tap(pin, { board });
    await flush();
    const write = call();
    clock.advance(30_000);
    write.arrive();
    call(1).answer();
    await flush();
    server.put('viewer-1', pin.id, null);
    const since = store.startRead();
    write.answer();
    await flush();
    call().answer();
    await flush();
    store.applyServerState(pin, since);
    expect(store.read(pin).status).toBe('none');
  });
});

describe('a tap that waits for the chart to load', () => {
  it('shows at once, and two are one request', async () => {
    let arrive: (module: typeof saveActors) => void = () => undefined;
    const { call, server, store } = start(
      'by-hand',
      {},
      () => new Promise((done) => (arrive = done)),
    );
    store.tap(pin, { board });
    store.tap(pin, { board });
    expect(store.read(pin).status).toBe('saving');
    expect(server.count('save')).toBe(0);
    arrive(saveActors);
    await flush();
    expect(server.count('save')).toBe(1);
    call().answer();
    await flush();
    expect(store.read(pin).status).toBe('saved');
  });

  it('ends in the error toast and the state before when the fetch fails, and the next tap tries again', async () => {
    let fetches = 0;
    const { errors, store, toasts } = start('at-once', {}, () =>
      ++fetches === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(saveActors),
    );
    store.tap(pin, { board });
    store.tap(savedPin);
    await flush();
    expect(store.read(pin).status).toBe('none');
    expect(store.read(savedPin).status).toBe('saved');
    expect(toasts).toEqual([
      { kind: 'save-failed', pin },
      { kind: 'delete-failed', pin: savedPin },
    ]);
    expect(errors).toEqual([new Error('offline')]);
    store.tap(pin, { board });
    await flush();
    expect(store.read(pin).status).toBe('saved');
    expect(fetches).toBe(2);
  });

  it('a failed preload is reported as well, and tried again by the tap', async () => {
    let fetches = 0;
    const { errors, store, toasts } = start('at-once', {}, () =>
      ++fetches === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(saveActors),
    );
    await expect(store.preload()).resolves.toBe(false);
    expect(errors).toEqual([new Error('offline')]);
    expect(toasts).toEqual([]);
    store.tap(pin, { board });
    await flush();
    expect(store.read(pin).status).toBe('saved');
    await expect(store.preload()).resolves.toBe(true);
  });

  it('makes no request when the server turns out to hold the save', async () => {
    const { server, store } = start();
    store.tap(pin, { board });
    store.applyServerState({ ...pin, pinnedToBoard: board }, store.startRead());
    await flush();
    expect(store.read(pin).status).toBe('saved');
    expect(server.count('save') + server.count('unsave')).toBe(0);
  });

  it('fails at once while offline without an outbox (S1 §8)', () => {
    const { store, toasts } = start(
      'at-once',
      { isOnline: () => false },
      () => new Promise(() => {}),
    );
    store.tap(pin, { board });
    store.tap(savedPin);
    expect([store.read(pin).status, store.read(savedPin).status]).toEqual(['none', 'saved']);
    expect(toasts).toEqual([
      { kind: 'save-failed', pin },
      { kind: 'delete-failed', pin: savedPin },
    ]);
  });

  it('is dropped when the viewer goes', async () => {
    const { server, store } = start('at-once');
    store.tap(pin, { board });
    store.setViewer('viewer-2');
    await flush();
    expect(store.read(pin).status).toBe('none');
    expect(server.count('save')).toBe(0);
  });
});

describe('the explore-local variant (S1 §4.8)', () => {
  it('opens the repin page; its saved state comes from pinnedToBoard', async () => {
    const { pages, statuses, store, watch } = start();
    watch(pin);
    store.tap(pin, { variant: 'explore-local', previousLocation: '/today/' });
    store.tap(pin, { variant: 'explore-local', previousLocation: '/today/' });
    await flush();
    store.tap(savedPin, { variant: 'explore-local' });
    expect(pages).toEqual([
      {
        pinId: '1001',
        state: { isOneTapSave: true, previousLocation: '/today/' },
      },
      {
        pinId: '1001',
        state: { isOneTapSave: true, previousLocation: '/today/' },
      },
      { pinId: '1002', state: { isOneTapSave: true } },
    ]);
    expect(statuses).toEqual([]);
    expect(exploreLocalSave(store.read(savedPin)).status).toBe('saved');
    expect(exploreLocalSave(store.read({ id: '5', isSavedToProfile: true })).status).toBe('none');
    expect(exploreLocalSave(store.read(pin))).toBe(store.read(pin));
    expect(store.read(pin).status).toBe('none');
  });

  it('shows no intent of another card', async () => {
    const { store } = start();
    store.tap(pin, { board });
    store.tap(savedPin);
    expect(exploreLocalSave(store.read(pin)).status).toBe('none');
    expect(exploreLocalSave(store.read(savedPin)).status).toBe('saved');
  });
});

describe('reads of the server', () => {
  it('that began after the response are applied', async () => {
    const { store } = start('at-once');
    store.tap(pin, { board });
    await flush();
    store.applyServerState(pin, store.startRead());
    expect(store.read(pin).status).toBe('none');
  });

  it('that began before the response are ignored: no flash back', async () => {
    const { call, statuses, store, watch } = start();
    watch(pin);
    const early = store.startRead();
    store.tap(pin, { board });
    await flush();
    const during = store.startRead();
    store.applyServerState(pin, early);
    call().answer();
    await flush();
    store.applyServerState(pin, during);
    expect(store.read(pin).status).toBe('saved');
    expect(statuses).toEqual(['saving', 'saved']);
  });

  it('that began before a refusal are ignored as well', async () => {
    const { call, store, watch } = start();
    watch(pin);
    store.tap(pin, { board });
    await flush();
    const during = store.startRead();
    call().refuse();
    await flush();
    store.applyServerState({ ...pin, pinnedToBoard: board }, during);
    expect(store.read(pin).status).toBe('none');
  });

  it('after a delete of unknown outcome show where the save is now', async () => {
    const { call, clock, server, store } = start();
    server.put('viewer-1', savedPin.id, { id: 'b9' });
    store.tap(savedPin);
    await flush();
    call().lose();
    await flush();
    call().answer();
    await flush();
    clock.advance(1000);
    call().answer();
    await flush();
    expect(store.read(savedPin)).toMatchObject({ status: 'saved', board: { id: 'b9' } });
  });

  it('that arrive in the wrong order: the older one is dropped', () => {
    const { store, watch } = start();
    watch(pin);
    const first = store.startRead();
    const second = store.startRead();
    let notified = 0;
    store.subscribe(pin.id, () => notified++);
    store.applyServerState({ ...pin, pinnedToBoard: board }, second);
    store.applyServerState(pin, first);
    expect(store.read(pin)).toMatchObject({ status: 'saved', title: 'board' });
    expect(notified).toBe(1);
  });

  it('of an untouched pin without a card cost nothing', () => {
    const { applyServerState, records, startRead } = createPinRecords();
    applyServerState({ id: '77', pinnedToBoard: board }, startRead());
    expect(records.size).toBe(0);
  });

  it('keep the id of the copy that was made here', async () => {
    const { store } = start('at-once');
    store.tap(pin, { board });
    await flush();
    store.applyServerState(
      { ...pin, pinnedToBoard: { ...board, name: 'Renamed' } },
      store.startRead(),
    );
    expect(store.read(pin)).toMatchObject({ copyId: 'copy-1', board: { name: 'Renamed' } });
  });
});

describe('another viewer', () => {
  it('stops pending saves and forgets what was known', async () => {
    const { call, clock, store, toasts, watch, statuses } = start();
    watch(pin);
    store.tap(pin, { board });
    await flush();
    const write = call();
    store.setViewer(undefined);
    expect(write.signal?.aborted).toBe(true);
    expect(store.read(pin).status).toBe('none');
    write.answer();
    await flush();
    clock.advance(100_000);
    expect(store.read(pin).status).toBe('none');
    expect(toasts).toEqual([]);
    expect(statuses).toEqual(['saving', 'none']);
    expect(clock.waiting()).toBe(0);
  });

  it('ignores reads that began for the one before', () => {
    const { store, watch } = start();
    watch(pin);
    const since = store.startRead();
    store.setViewer('viewer-2');
    store.applyServerState({ ...pin, pinnedToBoard: board }, since);
    expect(store.read(pin).status).toBe('none');
  });
});

describe('a host whose callback throws', () => {
  it.each(['onToast', 'onEvent', 'onRecord'] as const)(
    'in %s leaves no pin busy, and onError receives the error',
    async (port) => {
      const { errors, store } = start('at-once', {
        [port]: () => {
          throw new Error('The host is broken.');
        },
      });
      store.tap(pin, { board });
      await flush();
      expect(errors).toEqual([new Error('The host is broken.')]);
      expect(store.read(pin).status).toBe('saved');
    },
  );

  it('of a tap whose chart cannot be loaded does not keep the others busy', async () => {
    const broken = () => {
      throw new Error('The host is broken.');
    };
    const { errors, store } = start('at-once', { onToast: broken }, () =>
      Promise.reject(new Error('404')),
    );
    store.tap(pin, { board });
    store.tap(savedPin);
    await flush();
    expect([store.read(pin).status, store.read(savedPin).status]).toEqual(['none', 'saved']);
    expect(errors.map(String)).toEqual([
      'Error: 404',
      'Error: The host is broken.',
      'Error: The host is broken.',
    ]);
  });

  it.each(['onToast', 'onEvent'] as const)(
    'in %s without onError leaves no pin busy, and the error is an unhandled rejection',
    async (port) => {
      const notified: unknown[] = [];
      const notify = (error: unknown) => notified.push(error);
      process.once('unhandledRejection', notify);
      const { onError: _, ...ports } = createRecordingPorts('viewer-1');
      const store = createPinStore({
        ...ports,
        viewerId: 'viewer-1',
        loadSaveActors: () => Promise.resolve(saveActors),
        [port]: () => {
          throw new Error('The host is broken.');
        },
      });
      store.tap(pin, { board });
      await expect.poll(() => notified).toEqual([new Error('The host is broken.')]);
      expect(store.read(pin).status).toBe('saved');
      process.off('unhandledRejection', notify);
    },
  );
});

describe('signed out, with a list of saves', () => {
  it('saves two pins without a call, and asks for a login at the third (S1 §9)', async () => {
    const signedOutSaves = createSignedOutSaves({ storage: createMemoryStorage() });
    const { server, signedOutTaps, store } = start('at-once', { signedOutSaves });
    store.setViewer(undefined);
    for (const id of ['1', '2', '3']) store.tap({ id });
    await flush();
    expect(store.read({ id: '1' })).toMatchObject({ status: 'saved', isNewlySaved: true });
    expect(store.read({ id: '3' }).status).toBe('none');
    expect(signedOutTaps.map(({ pin: { id } }) => id)).toEqual(['3']);
    store.tap({ id: '1' });
    await flush();
    expect(signedOutSaves.list()).toEqual(['2']);
    expect(server.count('save') + server.count('unsave')).toBe(0);
  });

  it('shows after a reload what was saved before, but not while hydrating (S1 §4)', () => {
    const storage = createMemoryStorage();
    createSignedOutSaves({ storage }).save('1');
    const signedOutSaves = createSignedOutSaves({ storage });
    const ports = { ...createRecordingPorts(), signedOutSaves };
    const store = createPinStore(ports);
    expect(store.read({ id: '1' })).toMatchObject({ status: 'saved', isNewlySaved: false });
    expect(store.readInitial({ id: '1' }).status).toBe('none');
    store.setViewer('viewer-1');
    expect(store.read({ id: '1' }).status).toBe('none');
    store.setViewer(undefined);
    expect(store.read({ id: '1' }).status).toBe('saved');
  });

  it('needs no network, and no board for a quick save', async () => {
    const signedOutSaves = createSignedOutSaves({ storage: createMemoryStorage() });
    const { store, toasts } = start('at-once', {
      signedOutSaves,
      isOnline: () => false,
    });
    store.setViewer(undefined);
    store.tap(pin, { isQuickSave: true });
    await flush();
    expect(store.read(pin)).toMatchObject({ status: 'saved' });
    expect(toasts.map(({ kind }) => kind)).toEqual(['saved']);
  });
});

describe('the outbox', () => {
  function tab(
    storage: MemoryStorage,
    tabId: string,
    locks: Locks,
    loadSaveActors?: (network: { readonly isOnline: boolean }) => ReturnType<LoadSaveActors>,
  ) {
    const network = { isOnline: true };
    const listeners = new Set<() => void>();
    const outbox = createOutbox({ storage, now: () => 1000, tabId, locks });
    const started = start(
      'by-hand',
      {
        outbox,
        isOnline: () => network.isOnline,
        onOnline: (listener) => {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      },
      loadSaveActors && (() => loadSaveActors(network)),
    );
    const setOnline = (isOnline: boolean) => {
      network.isOnline = isOnline;
      const called = isOnline ? [...listeners] : [];
      for (const listener of called) listener();
    };
    return { ...started, listeners, outbox, setOnline };
  }
  /** Loads the chart over the same network as the requests. */
  const loadOnline = async ({ isOnline }: { readonly isOnline: boolean }) => {
    if (!isOnline) throw new Error('The chart was not loaded.');
    return saveActors;
  };

  it('stores a tap at the tap, before the chart is loaded', () => {
    const storage = createMemoryStorage();
    const { server, store } = tab(storage, 't1', createMemoryLocks(), () => new Promise(() => {}));
    store.tap(pin, { board });
    store.tap(savedPin);
    const stored = storage.keys().map((key) => JSON.parse(storage.get(key) ?? '') as unknown);
    expect(stored).toMatchObject([
      { kind: 'save', key: 'key-1', pin: { id: '1001' }, tap: { board }, saved: null },
      { kind: 'delete', key: 'key-2', pin: { id: '1002' }, saved: { board } },
    ]);
    expect(server.calls).toEqual([]);
  });

  it('sends a tap whose page ended before the chart was loaded, once and with its key', async () => {
    const storage = createMemoryStorage();
    const locks = createMemoryLocks();
    tab(storage, 't1', locks, () => new Promise(() => {})).store.tap(pin, { board });
    locks.end('tackboard:outbox-tab:t1');
    const { call, calls, outbox, server, store } = tab(storage, 't2', locks);
    void resumeOutbox({ store, outbox, viewerId: 'viewer-1', readPin: calls.readPin });
    await flush();
    call().answer();
    await flush();
    expect(call()).toMatchObject({ kind: 'save', idempotencyKey: 'key-1' });
    call().answer();
    await flush();
    expect(store.read(pin).status).toBe('saved');
    expect(server.count('save')).toBe(1);
    expect(storage.keys()).toEqual([]);
  });

  it('keeps the first taps of a page that cannot load the chart offline, and sends them in order when it is back', async () => {
    const storage = createMemoryStorage();
    const { call, listeners, server, setOnline, store, toasts } = tab(
      storage,
      't1',
      createMemoryLocks(),
      loadOnline,
    );
    setOnline(false);
    store.tap(pin, { board });
    store.tap(savedPin);
    await flush();
    expect(store.read(pin)).toMatchObject({ status: 'saving', isQueued: true });
    expect(store.read(savedPin)).toMatchObject({ status: 'deleting', isQueued: true });
    expect([toasts, storage.keys().length]).toEqual([[], 2]);
    setOnline(true);
    await flush();
    expect(server.calls).toHaveLength(1);
    expect(call()).toMatchObject({ kind: 'save', pinId: '1001', idempotencyKey: 'key-1' });
    expect(store.read(savedPin)).toMatchObject({ status: 'deleting', isQueued: true });
    call().answer();
    await flush();
    expect(call()).toMatchObject({ kind: 'unsave', pinId: '1002', idempotencyKey: 'key-2' });
    call().answer();
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
        return saveActors;
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
    store.dispose();
    setOnline(true);
    await flush();
    expect([storage.keys().length, listeners.size, server.calls.length]).toEqual([1, 0, 0]);
  });

  it('is not blocked by a waiting tap whose actor has stopped', async () => {
    const { call, errors, setOnline, store } = tab(
      createMemoryStorage(),
      't1',
      createMemoryLocks(),
    );
    setOnline(false);
    store.tap(savedPin);
    store.tap(pin, { board });
    await flush();
    store.applySavedCopy(savedPin.id, {
      get board(): Board {
        throw new Error('The message is broken.');
      },
    });
    setOnline(true);
    await flush();
    expect(errors).toEqual([new Error('The message is broken.')]);
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
      call().answer();
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
    second.call().answer();
    await flush();
    expect(second.store.read(pin)).toMatchObject({ status: 'saving', sectionId: 's1' });
    expect(second.call()).toMatchObject({ kind: 'save', idempotencyKey: 'key-1' });
    second.call().answer();
    await flush();
    expect(second.store.read(pin).status).toBe('saved');
    expect(storage.keys()).toEqual([]);
    expect(second.call().kind).toBe('read');
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
    call().answer();
    await flush();
    expect(call().kind).toBe('read');
    call().answer();
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
    reading.answer();
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

describe('a disposed store', () => {
  it('aborts pending calls, stops its timers, notifies nobody and ignores taps', async () => {
    const { call, clock, server, statuses, store, toasts, watch } = start();
    watch(pin);
    store.tap(pin, { board });
    await flush();
    const write = call();
    store.dispose();
    expect(write.signal?.aborted).toBe(true);
    write.answer();
    store.tap(savedPin);
    store.applyServerState({ ...pin, pinnedToBoard: board }, store.startRead());
    await flush();
    clock.advance(100_000);
    expect(clock.waiting()).toBe(0);
    expect(statuses).toEqual(['saving']);
    expect(toasts).toEqual([]);
    expect(server.count('save') + server.count('unsave')).toBe(1);
  });

  it('sends no tap that waited for the chart to load', async () => {
    const { server, store } = start('at-once');
    store.tap(pin, { board });
    store.dispose();
    await flush();
    expect(server.count('save')).toBe(0);
  });
});
