import { describe, expect, it } from 'vitest';
import { flush } from '../testing/index.js';
import { board, pin, savedPin, start } from './pin-store.test.fixture.js';

describe('a tap', () => {
  it('with a key that the host made is sent with it, and not read again', async () => {
    const { call, server, store } = start();
    store.tap(pin, { board, key: 'own' });
    await flush();
    expect(call().idempotencyKey).toBe('own');
    call().respond();
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
    call().respond();
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
    await flush();
    call().respond();
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
    call().respond();
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
    call().respond();
    await flush();
    expect(store.read(pin)).toMatchObject({ status: 'saving', isUnknown: true });
  });

  it('with a late response ends in the server state', async () => {
    const { call, clock, store } = start();
    store.tap(pin, { board, originalPinId: '1000' });
    await flush();
    const write = call();
    clock.advance(30_000);
    call(1).respond();
    await flush();
    clock.advance(1000);
    call(1).respond();
    await flush();
    expect(store.read(pin).status).toBe('none');
    const statuses: unknown[] = [];
    store.subscribe('1000', () => statuses.push(store.read({ id: '1000' }).status));
    write.respond();
    await flush();
    call().respond();
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
    call(1).respond();
    await flush();
    server.put('viewer-1', pin.id, null);
    const since = store.startRead();
    write.respond();
    await flush();
    call().respond();
    await flush();
    store.applyServerState(pin, since);
    expect(store.read(pin).status).toBe('none');
  });
});
