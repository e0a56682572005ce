import { describe, expect, it } from 'vitest';
import { flush } from '../testing/index.js';
import { board, pin, savedPin, start } from './pin-store.test.fixture.js';

/** Taps Save and sends the request. */
async function startSave() {
  const started = start();
  started.store.tap(pin, { board });
  await flush();
  return { ...started, status: () => started.store.read(pin) };
}

describe('a save of unknown outcome (S1 §7)', () => {
  it('is saved when the server holds it: one toast, one event', async () => {
    const { call, events, status, toasts } = await startSave();
    call().arrive();
    call().lose();
    await flush();
    expect(status()).toMatchObject({ status: 'saving', isUnknown: true });
    expect(call().kind).toBe('read');
    expect(toasts).toEqual([]);
    call().respond();
    await flush();
    expect(status()).toMatchObject({ status: 'saved', isUnknown: false, title: 'saved-animation' });
    expect(toasts.map(({ kind }) => kind)).toEqual(['saved']);
    expect(events.map(({ type }) => type)).toEqual(['pin-saved']);
  });

  it('reads twice, a second apart, then fails when the server holds no save', async () => {
    const { call, clock, server, status, toasts } = await startSave();
    call().lose();
    await flush();
    call().respond();
    await flush();
    clock.advance(999);
    expect(server.count('read')).toBe(1);
    clock.advance(1);
    expect(server.count('read')).toBe(2);
    expect([status().status, toasts]).toEqual(['saving', []]);
    call().respond();
    await flush();
    expect(status().status).toBe('none');
    expect(toasts).toEqual([{ kind: 'save-failed', pin }]);
    clock.advance(60_000);
    expect(server.count('read')).toBe(2);
  });

  it('is saved when it arrives between the two reads', async () => {
    const { call, clock, server, status } = await startSave();
    call().lose();
    await flush();
    call().respond();
    await flush();
    server.put('viewer-1', pin.id, board);
    clock.advance(1000);
    call().respond();
    await flush();
    expect(status()).toMatchObject({ status: 'saved', board });
  });

  it('has failed when neither read succeeds', async () => {
    const { call, clock, status, toasts } = await startSave();
    call().lose();
    await flush();
    call().lose();
    await flush();
    clock.advance(1000);
    call().lose();
    await flush();
    expect(status().status).toBe('none');
    expect(toasts).toEqual([{ kind: 'save-failed', pin }]);
  });

  it('is unknown after 30 s without a response, and its request is aborted', async () => {
    const { call, clock, status } = await startSave();
    const write = call();
    clock.advance(29_999);
    expect([status().isUnknown, write.signal?.aborted]).toEqual([false, false]);
    clock.advance(1);
    expect([status().isUnknown, write.signal?.aborted]).toEqual([true, true]);
  });

  it('aborts a read after 10 s, and reads a second time a second later', async () => {
    const { call, clock, server } = await startSave();
    clock.advance(30_000);
    const read = call(1);
    clock.advance(9_999);
    expect(read.signal?.aborted).toBe(false);
    clock.advance(1);
    expect(read.signal?.aborted).toBe(true);
    clock.advance(999);
    expect(server.count('read')).toBe(1);
    clock.advance(1);
    expect(server.count('read')).toBe(2);
  });

  it('ignores what an aborted read still returns', async () => {
    const { call, clock, server, status } = await startSave();
    clock.advance(30_000);
    const read = call(1);
    clock.advance(10_000);
    server.put('viewer-1', pin.id, board);
    read.respond();
    await flush();
    expect(status()).toMatchObject({ status: 'saving', isUnknown: true });
    clock.advance(1000);
    server.calls.at(-1)?.lose();
    await flush();
    expect(status().status).toBe('none');
  });

  it('does not believe a late response while another tap is pending: the pin is read after that', async () => {
    const { call, clock, status, store } = await startSave();
    const late = call();
    clock.advance(30_000);
    call(1).respond();
    await flush();
    clock.advance(1000);
    call(1).respond();
    await flush();
    expect(status().status).toBe('none');
    store.tap(pin, { board });
    await flush();
    late.respond();
    await flush();
    expect(status().status).toBe('saving');
    call().refuse();
    await flush();
    expect(call().kind).toBe('read');
    call().respond();
    await flush();
    expect(status()).toMatchObject({ status: 'saved', board: { id: 'b1' } });
  });

  it('reads the pin after a tap for another board that a late response came in', async () => {
    const { call, clock, status, store } = await startSave();
    const late = call();
    clock.advance(30_000);
    call(1).respond();
    await flush();
    clock.advance(1000);
    call(1).respond();
    await flush();
    store.tap(pin, { board: { id: 'b2' } });
    await flush();
    late.respond();
    await flush();
    expect(status()).toMatchObject({ status: 'saving', board: { id: 'b2' } });
    call().refuse();
    await flush();
    expect(status().status).toBe('none');
    call().respond();
    await flush();
    expect(status()).toMatchObject({ status: 'saved', board: { id: 'b1' } });
  });

  it('ignores a late response to a save that had failed, after another viewer signed in', async () => {
    const { call, clock, server, status, store } = await startSave();
    const late = call();
    clock.advance(30_000);
    call(1).respond();
    await flush();
    clock.advance(1000);
    call(1).respond();
    await flush();
    store.setViewer('viewer-2');
    late.respond();
    await flush();
    expect([status().status, server.count('read')]).toEqual(['none', 2]);
  });

  it('ignores a late response after another viewer signed in', async () => {
    const { call, clock, server, status, store } = await startSave();
    const late = call();
    clock.advance(30_000);
    store.setViewer('viewer-2');
    late.respond();
    await flush();
    expect([status().status, server.count('read')]).toEqual(['none', 1]);
  });
});

describe('an unsave of unknown outcome (S1 §7)', () => {
  it('is done when the server holds no save', async () => {
    const { call, store, toasts } = start();
    store.tap(savedPin);
    await flush();
    call().arrive();
    call().lose();
    await flush();
    expect(store.read(savedPin)).toMatchObject({ status: 'deleting', isUnknown: true, board });
    call().respond();
    await flush();
    expect(store.read(savedPin).status).toBe('none');
    expect(toasts).toEqual([{ kind: 'deleted', pin: savedPin, board }]);
  });

  it('has failed when two reads, after 30 s, still show the save', async () => {
    const { call, clock, server, store, toasts } = start();
    server.put('viewer-1', savedPin.id, board);
    store.tap(savedPin);
    await flush();
    clock.advance(29_999);
    expect(store.read(savedPin).isUnknown).toBe(false);
    clock.advance(1);
    expect(store.read(savedPin).isUnknown).toBe(true);
    call(1).respond();
    await flush();
    clock.advance(1000);
    call(1).respond();
    await flush();
    expect(store.read(savedPin)).toMatchObject({ status: 'saved', board, title: 'board' });
    expect(toasts).toEqual([{ kind: 'delete-failed', pin: savedPin }]);
  });
});

describe('newer server state', () => {
  it('while a save is unknown decides it, although both reads fail', async () => {
    const { call, clock, status, store } = await startSave();
    call().lose();
    await flush();
    call().respond();
    await flush();
    store.applySavedCopy(pin.id, { board: { id: 'b9' } });
    expect(status().status).toBe('saving');
    clock.advance(1000);
    call().lose();
    await flush();
    expect(status()).toMatchObject({ status: 'saved', board: { id: 'b9' } });
  });

  it('while a save is unknown loses to a read that began later', async () => {
    const { call, clock, server, status, store } = await startSave();
    call().lose();
    await flush();
    call().respond();
    await flush();
    store.applySavedCopy(pin.id, { board: { id: 'b9' } });
    server.put('viewer-1', pin.id, board);
    clock.advance(1000);
    call().respond();
    await flush();
    expect(status()).toMatchObject({ status: 'saved', board: { id: 'b1' } });
  });

  it('wins over a read that began before it', async () => {
    const { call, clock, server, status, store } = await startSave();
    server.put('viewer-1', pin.id, { id: 'b2' });
    call().lose();
    await flush();
    store.applySavedCopy(pin.id, { board: { id: 'b9' } });
    call().respond();
    await flush();
    expect(status()).toMatchObject({ status: 'saved', board: { id: 'b9' } });
    expect(clock.waiting()).toBe(1);
  });

  it('of a settled pin shows at once', () => {
    const { store } = start();
    store.applySavedCopy(pin.id, { board });
    expect(store.read(pin)).toMatchObject({ status: 'saved', board, title: 'board' });
    store.applySavedCopy(pin.id, null);
    expect(store.read(pin).status).toBe('none');
  });

  it('is hidden by a pending tap, and shows when that is refused: nothing is restored', async () => {
    const { call, status, store } = await startSave();
    store.applySavedCopy(pin.id, { board: { id: 'b2' } });
    expect(status()).toMatchObject({ status: 'saving', board });
    call().refuse();
    await flush();
    expect(status()).toMatchObject({ status: 'saved', board: { id: 'b2' } });
    store.unsave(pin);
    await flush();
    store.applySavedCopy(pin.id, null);
    expect(status().status).toBe('deleting');
    call().refuse();
    await flush();
    expect(status().status).toBe('none');
  });
});
