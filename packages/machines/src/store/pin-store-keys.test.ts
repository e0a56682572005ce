import { describe, expect, it } from 'vitest';
import { flush } from '../testing/index.js';
import { board, pin, start } from './pin-store.test.fixture.js';

const other = { id: 'b2', name: 'Lakes' };

describe('the key of a save after one that was never resolved (S1 §7)', () => {
  /** Taps, and loses the write and both reads. */
  async function tapUnresolved(tap: object = { board }) {
    const started = start();
    started.store.tap(pin, tap);
    await flush();
    const write = started.call();
    write.lose();
    await flush();
    started.call().lose();
    await flush();
    started.clock.advance(1000);
    started.call().lose();
    await flush();
    expect(started.store.read(pin).status).toBe('none');
    return { ...started, write };
  }

  it.each([
    [{ board }, { board }, 'key-1'],
    [{ board, sectionId: 's1' }, { board, sectionId: 's1' }, 'key-1'],
    [{}, {}, 'key-1'],
    [{ board }, { board: other }, 'key-2'],
    [{ board }, { board, sectionId: 's1' }, 'key-2'],
    [{ board }, {}, 'key-2'],
  ])('of %j is for %j the key %s', async (first, second, key) => {
    const { call, store } = await tapUnresolved(first);
    store.tap(pin, second);
    await flush();
    expect(call()).toMatchObject({ kind: 'save', idempotencyKey: key });
  });

  it('makes one copy when the first request arrives late', async () => {
    const { call, server, store, write } = await tapUnresolved();
    store.tap(pin, { board });
    await flush();
    write.arrive();
    call().respond();
    await flush();
    // A second copy would be `copy-2`.
    expect(store.read(pin)).toMatchObject({ status: 'saved', copyId: 'copy-1' });
    // The server may have known the key, so the pin is read again.
    expect(call().kind).toBe('read');
    expect(server.count('save')).toBe(2);
  });

  it('is another one after a refusal', async () => {
    const { call, store } = await tapUnresolved();
    store.tap(pin, { board });
    await flush();
    call().refuse();
    await flush();
    expect(call().kind).toBe('read');
    call().respond();
    await flush();
    store.tap(pin, { board });
    await flush();
    expect(call()).toMatchObject({ kind: 'save', idempotencyKey: 'key-2' });
  });

  it('is another one after the pin was saved and unsaved', async () => {
    const { call, server, store } = await tapUnresolved();
    server.setMode('at-once');
    store.tap(pin, { board });
    await flush();
    store.unsave(pin);
    await flush();
    expect(store.read(pin).status).toBe('none');
    server.setMode('by-hand');
    store.tap(pin, { board });
    await flush();
    expect(call()).toMatchObject({ kind: 'save', idempotencyKey: 'key-3' });
  });
});
