import * as chart from '../writes/run-intent.js';
import { describe, expect, it } from 'vitest';
import { createRecordingPorts, flush } from '../testing/index.js';
import { exploreLocalSave } from './pin-save.js';
import { createPinStore } from './pin-store.js';
import { board, pin, savedPin, start } from './pin-store.test.fixture.js';

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
    expect(store.read({ id: '1', isSaved: true })).toBe(
      store.read({ id: '1', isSavedToProfile: true }),
    );
    expect(store.read({ id: '1', isSavedToProfile: true })).toEqual({
      status: 'saved',
      isUnknown: false,
      isQueued: false,
      isNewlySaved: false,
      title: 'board',
    });
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
    write.respond();
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

  it('in onRecord still gets the toast and the event (S1 §4)', async () => {
    const called: string[] = [];
    const { store } = start('at-once', {
      onRecord: () => {
        called.push('record');
        throw new Error('The host is broken.');
      },
      onToast: ({ kind }) => called.push(kind),
      onEvent: ({ type }) => called.push(type),
    });
    store.tap(pin, { board });
    await flush();
    expect(called).toEqual(['record', 'saved', 'pin-saved']);
  });

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
        loadWrites: () => Promise.resolve(chart),
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

describe('a store after reset()', () => {
  it('has aborted pending calls, stopped its timers, and shows what the server returned', async () => {
    const { call, clock, server, statuses, store, toasts, watch } = start();
    watch(pin);
    store.tap(pin, { board });
    await flush();
    const write = call();
    store.reset();
    expect(write.signal?.aborted).toBe(true);
    write.respond();
    await flush();
    clock.advance(100_000);
    expect(clock.waiting()).toBe(0);
    expect(statuses).toEqual(['saving', 'none']);
    expect(toasts).toEqual([]);
    expect(server.count('save')).toBe(1);
  });

  it('can be used again', async () => {
    const { call, store, statuses, watch } = start();
    watch(pin);
    store.tap(pin, { board });
    await flush();
    store.reset();
    store.tap(pin, { board });
    await flush();
    call(1).respond();
    await flush();
    expect(statuses).toEqual(['saving', 'none', 'saving', 'saved']);
  });

  it('sends no tap that waited for the chart to load', async () => {
    const { server, store } = start('at-once');
    store.tap(pin, { board });
    store.reset();
    await flush();
    expect(server.count('save')).toBe(0);
  });
});
