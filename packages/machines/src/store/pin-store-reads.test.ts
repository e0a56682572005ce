import { describe, expect, it } from 'vitest';
import { createFakeClock, flush } from '../testing/index.js';
import { createRecords } from '../writes/records.js';
import type { WriteKind } from '../writes/write.types.js';
import { board, pin, savedPin, start } from './pin-store.test.fixture.js';

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
    call().respond();
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
    call().respond();
    await flush();
    clock.advance(1000);
    call().respond();
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
    const kind: WriteKind<object, object, number> = {
      show: () => 0,
      showServed: () => 0,
      isFulfilled: () => false,
      write: async () => ({}),
      entryOf: (id, _, key, viewerId) => ({
        kind: 'save',
        key,
        viewerId,
        pin: { id },
        tap: {},
        saved: null,
      }),
    };
    const { applyServerState, byId, startRead } = createRecords(kind, createFakeClock());
    applyServerState('77', { board }, startRead());
    expect([...byId]).toEqual([]);
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
