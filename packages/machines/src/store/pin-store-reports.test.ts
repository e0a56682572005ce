import { describe, expect, it } from 'vitest';
import { flush } from '../testing/index.js';
import { board, pin, start } from './pin-store.test.fixture.js';

describe('what a save and an unsave report (S1 §4, §8)', () => {
  it('is a toast and an event each', async () => {
    const { events, store, toasts } = start('at-once');
    store.tap(pin, { board });
    await flush();
    store.tap(pin);
    await flush();
    expect(toasts).toEqual([
      {
        kind: 'saved',
        pin: { id: '1001' },
        board: { id: 'b1', name: 'Desert prints', url: '/lena/desert-prints/' },
        copyId: 'copy-1',
      },
      {
        kind: 'deleted',
        pin: { id: '1001' },
        board: { id: 'b1', name: 'Desert prints', url: '/lena/desert-prints/' },
      },
    ]);
    expect(events).toEqual([
      { type: 'pin-saved', pinId: '1001', boardId: 'b1', copyId: 'copy-1' },
      { type: 'pin-deleted', pinId: '1001', boardId: 'b1', copyId: 'copy-1' },
    ]);
  });

  it('comes in the order record, toast, event, and names another original pin', async () => {
    const order: unknown[] = [];
    const { store } = start('at-once', {
      onRecord: ({ originalPinId, saved }) => order.push(['record', originalPinId, saved?.copyId]),
      onToast: (toast) => order.push(['toast', toast.kind]),
      onEvent: ({ type, originalPinId }) => order.push(['event', type, originalPinId]),
    });
    store.tap(pin, { board, originalPinId: 'p0' });
    await flush();
    expect(order).toEqual([
      ['record', 'p0', 'copy-1'],
      ['toast', 'saved'],
      ['event', 'pin-saved', 'p0'],
    ]);
  });

  it('names no original pin that is the pin itself', async () => {
    const { events, store, toasts } = start('at-once');
    store.tap(pin, { board, originalPinId: '1001' });
    await flush();
    expect(events).toEqual([{ type: 'pin-saved', pinId: '1001', boardId: 'b1', copyId: 'copy-1' }]);
    expect(toasts[0]).not.toHaveProperty('originalPinId');
  });

  it('of a refused save is the server’s sentence, and none of an earlier one', async () => {
    const { call, events, store, toasts } = start();
    store.tap(pin, { board });
    await flush();
    call().refuse('This board is full.');
    await flush();
    expect(store.read(pin).status).toBe('none');
    store.tap(pin, { board });
    await flush();
    call().refuse();
    await flush();
    expect(toasts).toEqual([
      { kind: 'save-failed', pin, message: 'This board is full.' },
      { kind: 'save-failed', pin },
    ]);
    expect(events).toEqual([]);
  });
});

describe('the title of a saved pin (S1 §4)', () => {
  it('is "Saved!" for 950 ms also when a read agrees meanwhile', async () => {
    const { clock, store, watch } = start('at-once');
    watch(pin);
    store.tap(pin, { board });
    await flush();
    clock.advance(500);
    store.applyServerState({ ...pin, pinnedToBoard: board }, store.startRead());
    clock.advance(449);
    expect(store.read(pin).title).toBe('saved-animation');
    clock.advance(1);
    expect(store.read(pin).title).toBe('board');
    expect(clock.waiting()).toBe(0);
  });

  it('is the board after an unsave that failed within 950 ms', async () => {
    const { call, clock, server, store } = start('at-once');
    store.tap(pin, { board });
    await flush();
    server.setMode('by-hand');
    clock.advance(100);
    store.tap(pin);
    await flush();
    call().refuse();
    await flush();
    expect(store.read(pin)).toMatchObject({ status: 'saved', title: 'board' });
    expect(clock.waiting()).toBe(0);
  });
});
