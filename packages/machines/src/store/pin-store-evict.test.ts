import { describe, expect, it } from 'vitest';
import { flush } from '../testing/index.js';
import { board, pin, start } from './pin-store.test.fixture.js';

describe('the records of a store (S1 §4)', () => {
  const savedElsewhere = (store: ReturnType<typeof start>['store'], count: number) => {
    for (let index = 0; index < count; index++) {
      store.applySavedCopy(`other-${index}`, { board });
    }
  };
  const statusOf = (store: ReturnType<typeof start>['store'], id: string) =>
    store.read({ id }).status;

  it('are at most 1000: the oldest settled one is evicted, and its timers stop', async () => {
    const { clock, store } = start('at-once');
    store.tap(pin, { board });
    await flush();
    savedElsewhere(store, 999);
    expect(store.read(pin)).toMatchObject({ status: 'saved', title: 'saved-animation' });
    expect(clock.waiting()).toBe(1);
    store.applySavedCopy('last', { board });
    expect(store.read(pin).status).toBe('none');
    expect(clock.waiting()).toBe(0);
    expect([statusOf(store, 'other-0'), statusOf(store, 'last')]).toEqual(['saved', 'saved']);
  });

  it('can be made again after eviction', async () => {
    const { call, server, store } = start('at-once');
    store.tap(pin, { board });
    await flush();
    savedElsewhere(store, 1000);
    server.setMode('by-hand');
    store.unsave({ ...pin, pinnedToBoard: board });
    await flush();
    expect(call().kind).toBe('unsave');
    call().respond();
    await flush();
    expect(store.read(pin).status).toBe('none');
  });

  it('of a pin that is busy or has a card stay', async () => {
    const { call, store, watch } = start();
    watch({ id: 'shown' });
    store.applySavedCopy('shown', { board });
    store.tap(pin, { board });
    savedElsewhere(store, 1500);
    await flush();
    expect(statusOf(store, 'shown')).toBe('saved');
    expect(store.read(pin).status).toBe('saving');
    call().respond();
    await flush();
    expect(store.read(pin).status).toBe('saved');
  });

  it('of a visitor stay while they are saved', () => {
    const saves = {
      list: () => ['1'],
      accepts: () => true,
      save: () => true,
      remove: () => undefined,
      clear: () => undefined,
    };
    const { store, watch } = start('at-once', { viewerId: undefined, signedOutSaves: saves });
    watch(pin);
    for (let index = 0; index < 1500; index++) store.applySavedCopy(`other-${index}`, null);
    expect(statusOf(store, '1')).toBe('saved');
  });
});
