import type { Board, Pin } from '@tackboard/domain';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createOutbox } from '../outbox/index.js';
import {
  createFakeClock,
  createMemoryStorage,
  createRecordingPorts,
  flush,
  PinServerError,
} from '../testing/index.js';
import type { SaveTap } from './save.types.js';
import { createSaveMachine } from './save.machine.js';
import type { SavedCopy } from '../store/pin-save.js';

const board: Board = { id: 'b1', name: 'Desert prints', url: '/lena/desert-prints/' };
const pin: Pin = { id: '9007199254740993', trackingParams: 'tp' };

function start(
  saved: SavedCopy | null = null,
  {
    calls,
    ...over
  }: { readonly calls?: object } & Partial<
    Omit<Parameters<typeof createSaveMachine>[0], 'calls'>
  > = {},
) {
  const ports = createRecordingPorts();
  ports.server.setMode('by-hand');
  if (saved) ports.server.put('viewer-1', pin.id, board);
  const records: unknown[] = [];
  let readId = 0;
  const machine = createSaveMachine({
    ...ports,
    newKey: ports.newKey ?? (() => ''),
    startRead: () => ++readId,
    onRecord: (record) => records.push(record.saved),
    ...over,
    calls: { ...ports.calls, ...calls },
  });
  const actor = createActor(machine, {
    input: { pin, confirmed: saved, readId: 0, viewerId: 'viewer-1' },
    clock: ports.clock,
  }).start();
  const save = (tap: SaveTap = {}) => actor.send({ type: 'SAVE', pin, tap });
  const unsave = (tap: SaveTap = {}) => actor.send({ type: 'UNSAVE', pin, tap });
  const confirm = (copy: SavedCopy | null) =>
    actor.send({ type: 'CONFIRM', saved: copy, readId: ++readId });

  const call = (index = 0) => {
    const found = ports.server.calls[index];
    if (!found) throw new Error('No call is open.');
    return found;
  };
  return { actor, call, confirm, records, save, unsave, ...ports };
}

describe('the one-tap save (S1 §4)', () => {
  it('goes none → saving → saved → deleting → none', async () => {
    const { actor, call, events, save, server, toasts, unsave } = start();
    expect(actor.getSnapshot().value).toBe('none');
    save({ board });
    expect(actor.getSnapshot().value).toEqual({ saving: 'writing' });
    call().respond();
    await flush();
    expect(actor.getSnapshot().value).toEqual({ saved: 'savedAnimation' });
    expect(toasts).toEqual([
      {
        kind: 'saved',
        pin,
        board: { id: 'b1', name: 'Desert prints', url: '/lena/desert-prints/' },
        copyId: 'copy-1',
      },
    ]);
    expect(events).toEqual([{ type: 'pin-saved', pinId: pin.id, boardId: 'b1', copyId: 'copy-1' }]);

    unsave();
    expect(actor.getSnapshot().value).toEqual({ deleting: 'writing' });
    call().respond();
    await flush();
    expect(actor.getSnapshot().value).toBe('none');
    expect(toasts[1]).toEqual({
      kind: 'deleted',
      pin,
      board: toasts[0]?.kind === 'saved' ? toasts[0].board : null,
    });
    expect(events[1]).toEqual({
      type: 'pin-deleted',
      pinId: pin.id,
      boardId: 'b1',
      copyId: 'copy-1',
    });
    expect(server.hold('viewer-1', pin.id)).toEqual({ id: pin.id });
  });

  it('starts saved when the server said so', () => {
    expect(start({ board }).actor.getSnapshot().value).toEqual({ saved: 'board' });
  });

  it('asks with the board, the viewer, the tracking text and one key (S1 §7)', () => {
    const asked: unknown[] = [];
    const { save } = start(null, {
      calls: {
        savePin: (...call: unknown[]) => {
          asked.push(call);
          return new Promise(() => undefined);
        },
      },
    });
    save({ board, sectionId: 's1' });
    expect(asked).toEqual([
      [
        {
          pinId: '9007199254740993',
          boardId: 'b1',
          sectionId: 's1',
          userId: 'viewer-1',
          clientTrackingParams: 'tp',
        },
        { idempotencyKey: 'key-1', signal: expect.any(AbortSignal) },
      ],
    ]);
  });

  it('deletes the copy it knows, else the pin on its board (S1 §7)', () => {
    for (const [saved, request] of [
      [
        { board, copyId: 'c7' },
        { pinId: 'c7', boardId: 'b1', clientTrackingParams: 'tp' },
      ],
      [{ board }, { pinId: pin.id, boardId: 'b1', clientTrackingParams: 'tp' }],
      [{}, { pinId: pin.id, clientTrackingParams: 'tp' }],
    ] as const) {
      const asked: unknown[] = [];
      const { unsave } = start(saved, {
        calls: {
          unsavePin: (request: unknown) => {
            asked.push(request);
            return new Promise(() => undefined);
          },
        },
      });
      unsave();
      expect(asked).toEqual([request]);
    }
  });

  it('ignores taps while saving and while deleting', async () => {
    const { call, save, server, unsave } = start();
    save({ board });
    save({ board });
    save({ board });
    expect(server.count('save')).toBe(1);
    call().respond();
    await flush();
    unsave();
    unsave();
    expect(server.count('unsave')).toBe(1);
    expect(server.count('save')).toBe(1);
  });

  it('returns to no state when a save fails, with the server’s sentence or none', async () => {
    const { actor, call, save, toasts } = start();
    save({ board });
    call().refuse('This board is full.');
    await flush();
    expect(actor.getSnapshot().value).toBe('none');
    save({ board });
    call().refuse();
    await flush();
    expect(toasts).toEqual([
      { kind: 'save-failed', pin, message: 'This board is full.' },
      { kind: 'save-failed', pin },
    ]);
  });

  it('returns to saved when a delete fails', async () => {
    const { actor, call, toasts, unsave } = start({ board });
    unsave();
    call().refuse();
    await flush();
    expect(actor.getSnapshot().value).toEqual({ saved: 'board' });
    expect(toasts).toEqual([{ kind: 'delete-failed', pin }]);
  });

  it('fails at once while offline, without a call', () => {
    const { actor, save, server, toasts } = start(null, { isOnline: () => false });
    save({ board });
    expect(actor.getSnapshot().value).toBe('none');
    expect(toasts).toEqual([{ kind: 'save-failed', pin }]);
    expect(server.count('save')).toBe(0);
    const saved = start({ board }, { isOnline: () => false });
    saved.unsave();
    expect(saved.actor.getSnapshot().value).toEqual({ saved: 'board' });
    expect(saved.toasts).toEqual([{ kind: 'delete-failed', pin }]);
  });

  it('records, then toasts, then tracks, for the pin and another original pin', async () => {
    const order: unknown[] = [];
    const { call, save } = start(null, {
      onRecord: ({ originalPinId }: { originalPinId?: string }) =>
        order.push(['record', originalPinId]),
      onToast: ({ kind }: { kind: string }) => order.push(['toast', kind]),
      onEvent: ({ type, originalPinId }: { type: string; originalPinId?: string }) =>
        order.push(['event', type, originalPinId]),
    });
    save({ board, originalPinId: 'p0' });
    call().respond();
    await flush();
    expect(order).toEqual([
      ['record', 'p0'],
      ['toast', 'saved'],
      ['event', 'pin-saved', 'p0'],
    ]);
  });

  it('knows no other original pin when it is the pin itself', async () => {
    const { call, events, save } = start();
    save({ board, originalPinId: pin.id });
    call().respond();
    await flush();
    expect(events[0]).not.toHaveProperty('originalPinId');
  });
});

describe('the title of a saved pin (S1 §4)', () => {
  it('is "Saved!" for 950 ms after a save', async () => {
    const { actor, call, clock, confirm, save } = start();
    save({ board });
    call().respond();
    await flush();
    confirm({ board });
    clock.advance(949);
    expect(actor.getSnapshot().value).toEqual({ saved: 'savedAnimation' });
    clock.advance(1);
    expect(actor.getSnapshot().value).toEqual({ saved: 'board' });
    expect(clock.waiting()).toBe(0);
  });

  it('is the board when an unsave fails within 950 ms', async () => {
    const { actor, call, save, unsave } = start();
    save({ board });
    call().respond();
    await flush();
    unsave();
    call().refuse();
    await flush();
    expect(actor.getSnapshot().value).toEqual({ saved: 'board' });
  });
});

describe('a save whose outcome is unknown', () => {
  it('stays busy, reads again and is saved when the server holds it', async () => {
    const { actor, call, save, toasts } = start();
    save({ board });
    call().arrive();
    call().lose();
    await flush();
    expect(actor.getSnapshot().value).toEqual({ saving: 'unknown' });
    expect(actor.getSnapshot().context.intent).toBeDefined();
    expect(call().kind).toBe('read');
    call().respond();
    await flush();
    expect(actor.getSnapshot().value).toEqual({ saved: 'savedAnimation' });
    expect(toasts.map(({ kind }) => kind)).toEqual(['saved']);
  });

  it('reads twice, a second apart, then fails when the server holds no save', async () => {
    const { actor, call, clock, save, server, toasts } = start();
    save({ board });
    call().lose();
    await flush();
    call().respond();
    await flush();
    clock.advance(999);
    expect(server.count('read')).toBe(1);
    clock.advance(1);
    expect(server.count('read')).toBe(2);
    expect(toasts).toEqual([]);
    call().respond();
    await flush();
    expect(actor.getSnapshot().value).toBe('none');
    expect(toasts).toEqual([{ kind: 'save-failed', pin }]);
    clock.advance(60_000);
    expect(server.count('read')).toBe(2);
  });

  it('finds a save that arrived between the two reads', async () => {
    const { actor, call, clock, save, server } = start();
    save({ board });
    call().lose();
    await flush();
    call().respond();
    await flush();
    server.put('viewer-1', pin.id, board);
    clock.advance(1000);
    call().respond();
    await flush();
    expect(actor.getSnapshot().value).toEqual({ saved: 'savedAnimation' });
  });

  it('ends in the confirmed state when neither read succeeds', async () => {
    const { actor, call, clock, save, toasts } = start();
    save({ board });
    call().lose();
    await flush();
    call().lose();
    await flush();
    clock.advance(1000);
    call().lose();
    await flush();
    expect(actor.getSnapshot().value).toBe('none');
    expect(toasts).toEqual([{ kind: 'save-failed', pin }]);
  });

  it('is unknown at 30 s without a response, and the request is aborted', async () => {
    const { actor, call, clock, save } = start();
    save({ board });
    const write = call();
    clock.advance(29_999);
    expect(actor.getSnapshot().value).toEqual({ saving: 'writing' });
    clock.advance(1);
    expect(actor.getSnapshot().value).toEqual({ saving: 'unknown' });
    expect(write.signal?.aborted).toBe(true);
  });

  it('aborts a read at 10 s', () => {
    const { call, clock, save, server } = start();
    save({ board });
    clock.advance(30_000);
    const reading = call(1);
    clock.advance(9_999);
    expect(reading.signal?.aborted).toBe(false);
    clock.advance(1);
    expect(reading.signal?.aborted).toBe(true);
    clock.advance(1000);
    expect(server.count('read')).toBe(2);
  });

  it('reports a late response', async () => {
    const late: unknown[] = [];
    const { call, clock, save } = start(null, {
      onLateResponse: (record: { saved: unknown }, key: string) => late.push([record.saved, key]),
    });
    save({ board });
    const write = call();
    clock.advance(30_000);
    write.respond();
    await flush();
    expect(late).toEqual([[expect.objectContaining({ copyId: 'copy-1' }), 'key-1']]);
  });
});

describe('a delete whose outcome is unknown', () => {
  it('is deleted when the server holds no save', async () => {
    const { actor, call, toasts, unsave } = start({ board });
    unsave();
    call().arrive();
    call().lose();
    await flush();
    expect(actor.getSnapshot().value).toEqual({ deleting: 'unknown' });
    call().respond();
    await flush();
    expect(actor.getSnapshot().value).toBe('none');
    expect(toasts).toEqual([{ kind: 'deleted', pin, board }]);
  });

  it('is saved, with the error, when the server still holds the save', async () => {
    const { actor, call, clock, toasts, unsave } = start({ board });
    unsave();
    clock.advance(29_999);
    expect(actor.getSnapshot().value).toEqual({ deleting: 'writing' });
    clock.advance(1);
    expect(actor.getSnapshot().value).toEqual({ deleting: 'unknown' });
    call(1).respond();
    await flush();
    clock.advance(1000);
    call(1).respond();
    await flush();
    expect(actor.getSnapshot().value).toEqual({ saved: 'board' });
    expect(toasts).toEqual([{ kind: 'delete-failed', pin }]);
  });
});

describe('newer server state while a write is unknown', () => {
  it('replaces a read that arrived before it', async () => {
    const { actor, call, clock, confirm, save } = start();
    save({ board });
    call().lose();
    await flush();
    call().respond();
    await flush();
    confirm({ board: { id: 'b9' } });
    clock.advance(1000);
    call().lose();
    await flush();
    expect(actor.getSnapshot().value).toEqual({ saved: 'savedAnimation' });
    expect(actor.getSnapshot().context.confirmed).toEqual({ board: { id: 'b9' } });
  });

  it('is replaced by a read that arrives after it', async () => {
    const { actor, call, confirm, save } = start();
    save({ board });
    call().arrive();
    call().lose();
    await flush();
    confirm(null);
    call().respond();
    await flush();
    expect(actor.getSnapshot().value).toEqual({ saved: 'savedAnimation' });
  });
});

describe('a delete of a copy that is gone', () => {
  const saved: SavedCopy = { board, copyId: 'copy-of-then' };

  it('is settled by a read: deleted when the server holds no save', async () => {
    const { actor, call, server, toasts, unsave } = start(saved);
    server.put('viewer-1', pin.id, null);
    unsave();
    const { pinId } = call();
    expect(pinId).toBe('copy-of-then');
    call().refuse('No such Pin.', 404);
    await flush();
    expect(actor.getSnapshot().value).toEqual({ deleting: 'unknown' });
    call().respond();
    await flush();
    expect(actor.getSnapshot().value).toBe('none');
    expect(toasts.map(({ kind }) => kind)).toEqual(['deleted']);
  });

  it('and was saved again elsewhere is saved, and the next delete is of what is there', async () => {
    const { actor, call, clock, toasts, unsave } = start(saved);
    unsave();
    call().refuse('No such Pin.', 404);
    await flush();
    call().respond();
    await flush();
    clock.advance(1000);
    call().respond();
    await flush();
    expect(actor.getSnapshot().value).toEqual({ saved: 'board' });
    expect(toasts.map(({ kind }) => kind)).toEqual(['delete-failed']);
    unsave();
    expect(call().pinId).toBe(pin.id);
  });
});

describe('a quick save (S3 §4.9)', () => {
  const quickSaves: Board = { id: 'q', name: 'Quick saves', layout: 'quick_saves' };

  it('finds or makes its board, then saves to it', async () => {
    const keys: string[] = [];
    const { actor, call, save, toasts } = start(null, {
      calls: {
        findQuickSavesBoard: ({ idempotencyKey }: { idempotencyKey: string }) => {
          keys.push(idempotencyKey);
          return Promise.resolve(quickSaves);
        },
      },
    });
    save({ isQuickSave: true });
    expect(actor.getSnapshot().value).toEqual({ saving: 'finding' });
    await flush();
    expect(actor.getSnapshot().value).toEqual({ saving: 'writing' });
    expect(call().idempotencyKey).toBe('key-1');
    expect(keys).toEqual(['key-2']);
    call().respond();
    await flush();
    expect(toasts).toMatchObject([{ kind: 'saved', board: quickSaves }]);
  });

  it('fails without a save when there is no board to be had', async () => {
    const { actor, save, server, toasts } = start(null, {
      calls: {
        findQuickSavesBoard: () => Promise.reject(new PinServerError('failed', 'Too many boards.')),
      },
    });
    save({ isQuickSave: true });
    await flush();
    expect(actor.getSnapshot().value).toBe('none');
    expect(toasts).toEqual([{ kind: 'save-failed', pin, message: 'Too many boards.' }]);
    expect(server.count('save')).toBe(0);
  });

  it('stops looking for its board at 30 s', () => {
    const { actor, clock, save, toasts } = start(null, {
      calls: { findQuickSavesBoard: () => new Promise(() => undefined) },
    });
    save({ isQuickSave: true });
    clock.advance(29_999);
    expect(actor.getSnapshot().value).toEqual({ saving: 'finding' });
    clock.advance(1);
    expect(actor.getSnapshot().value).toBe('none');
    expect(toasts).toEqual([{ kind: 'save-failed', pin }]);
  });

  it('fails when the host gives no way to the board', async () => {
    const { save, toasts } = start();
    save({ isQuickSave: true });
    await flush();
    expect(toasts).toEqual([{ kind: 'save-failed', pin }]);
  });
});

describe('with an outbox', () => {
  function startOffline(saved: SavedCopy | null = null) {
    const network = { isOnline: false };
    const clock = createFakeClock();
    const outbox = createOutbox({
      storage: createMemoryStorage(),
      now: () => clock.now(),
      tabId: 't1',
    });
    const started = start(saved, { outbox, isOnline: () => network.isOnline });
    const holds = (key: string) => outbox.holds({ key, viewerId: 'viewer-1', pin });
    return { ...started, holds, network };
  }

  it('a tap waits while offline and is sent when the browser is back', async () => {
    const { actor, call, holds, network, save, server, toasts } = startOffline();
    save({ board });
    expect(actor.getSnapshot().value).toEqual({ saving: 'queued' });
    expect(actor.getSnapshot().context.intent).toBeDefined();
    expect(holds('key-1')).toBe(true);
    actor.send({ type: 'ONLINE' });
    expect(actor.getSnapshot().value).toEqual({ saving: 'queued' });
    network.isOnline = true;
    actor.send({ type: 'ONLINE' });
    expect(call().idempotencyKey).toBe('key-1');
    call().respond();
    await flush();
    expect(actor.getSnapshot().value).toEqual({ saved: 'savedAnimation' });
    expect(holds('key-1')).toBe(false);
    expect(server.count('read')).toBe(0);
    expect(toasts.map(({ kind }) => kind)).toEqual(['saved']);
  });

  it('a write that is cut off waits and is sent again with its own key', async () => {
    const { actor, call, network, save } = startOffline();
    network.isOnline = true;
    save({ board });
    network.isOnline = false;
    call().lose();
    await flush();
    expect(actor.getSnapshot().value).toEqual({ saving: 'queued' });
    network.isOnline = true;
    actor.send({ type: 'ONLINE' });
    expect(call().idempotencyKey).toBe('key-1');
  });

  it.each(['is refused', 'has no response'])(
    'a quick save waits as well when its board %s while offline',
    async (what) => {
      const network = { isOnline: true };
      const boards: (() => void)[] = [];
      const outbox = createOutbox({ storage: createMemoryStorage(), now: () => 0, tabId: 't1' });
      const { actor, call, clock, save, toasts } = start(null, {
        outbox,
        isOnline: () => network.isOnline,
        calls: {
          findQuickSavesBoard: () =>
            new Promise((resolve, reject) => {
              boards.push(
                what === 'is refused' && boards.length === 0 ? reject : () => resolve(board),
              );
            }),
        },
      });
      save({ isQuickSave: true });
      network.isOnline = false;
      if (what === 'is refused') boards[0]?.();
      await flush();
      clock.advance(30_000);
      expect(actor.getSnapshot().value).toEqual({ saving: 'queued' });
      network.isOnline = true;
      actor.send({ type: 'ONLINE' });
      boards[1]?.();
      await flush();
      call().respond();
      await flush();
      expect(actor.getSnapshot().value).toEqual({ saved: 'savedAnimation' });
      expect(toasts.map(({ kind }) => kind)).toEqual(['saved']);
    },
  );

  it('a delete waits as well, and after a refusal it is forgotten', async () => {
    const { actor, call, holds, network, unsave } = startOffline({ board });
    unsave();
    expect(actor.getSnapshot().value).toEqual({ deleting: 'queued' });
    network.isOnline = true;
    actor.send({ type: 'ONLINE' });
    call().refuse();
    await flush();
    expect(actor.getSnapshot().value).toEqual({ saved: 'board' });
    expect(holds('key-1')).toBe(false);
  });

  it('a delete that is cut off waits', async () => {
    const { actor, call, network, unsave } = startOffline({ board });
    network.isOnline = true;
    unsave();
    network.isOnline = false;
    call().lose();
    await flush();
    expect(actor.getSnapshot().value).toEqual({ deleting: 'queued' });
  });

  it('a page that ends leaves the tap written down', () => {
    const { actor, holds, network, save } = startOffline();
    network.isOnline = true;
    save({ board });
    actor.stop();
    expect(holds('key-1')).toBe(true);
  });
});

describe('newer server state', () => {
  it('moves a settled pin', () => {
    const { actor, confirm } = start();
    confirm({ board });
    expect(actor.getSnapshot().value).toEqual({ saved: 'board' });
    confirm(null);
    expect(actor.getSnapshot().value).toBe('none');
  });

  it('is hidden by the intent while busy and shows when the intent fails', async () => {
    const { actor, call, confirm, save, unsave } = start();
    save({ board });
    confirm({ board: { id: 'b2' } });
    expect(actor.getSnapshot().value).toEqual({ saving: 'writing' });
    call().refuse();
    await flush();
    expect(actor.getSnapshot().value).toEqual({ saved: 'board' });
    expect(actor.getSnapshot().context.confirmed).toEqual({ board: { id: 'b2' } });

    unsave();
    confirm(null);
    expect(actor.getSnapshot().value).toEqual({ deleting: 'writing' });
    call().refuse();
    await flush();
    expect(actor.getSnapshot().value).toBe('none');
  });
});
