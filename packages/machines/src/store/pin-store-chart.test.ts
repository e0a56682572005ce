import * as chart from '../writes/run-intent.js';
import { describe, expect, it } from 'vitest';
import { flush } from '../testing/index.js';
import { board, pin, savedPin, start } from './pin-store.test.fixture.js';

describe('a tap that waits for the chart to load', () => {
  it('shows at once, and two are one request', async () => {
    let arrive: (module: typeof chart) => void = () => undefined;
    const { call, server, store } = start(
      'by-hand',
      {},
      () => new Promise((done) => (arrive = done)),
    );
    store.tap(pin, { board });
    store.tap(pin, { board });
    expect(store.read(pin).status).toBe('saving');
    expect(server.count('save')).toBe(0);
    arrive(chart);
    await flush();
    expect(server.count('save')).toBe(1);
    call().respond();
    await flush();
    expect(store.read(pin).status).toBe('saved');
  });

  it('ends in the error toast and the state before when the fetch fails, and the next tap tries again', async () => {
    let fetches = 0;
    const { errors, store, toasts } = start('at-once', {}, () =>
      ++fetches === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(chart),
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
      ++fetches === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(chart),
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
