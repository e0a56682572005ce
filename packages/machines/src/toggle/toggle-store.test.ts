import * as chart from '../writes/run-intent.js';
import type { WriteOptions } from '@tackboard/domain';
import { describe, expect, it } from 'vitest';
import { createFakeClock, flush, PinServerError } from '../testing/index.js';
import type { LoadWrites } from '../writes/active-writes.js';
import { TOGGLE_KINDS, type ToggleKind } from './toggle-kinds.js';
import { createToggleStore } from './toggle-store.js';

function start(
  fetchRunner: LoadWrites = () => Promise.resolve(chart),
  kinds: readonly ToggleKind[] = TOGGLE_KINDS,
  onCall: () => void = () => {},
) {
  const clock = createFakeClock();
  const asked: unknown[] = [];
  const outcomes: unknown[] = [];
  const responses: ((outcome?: 'failed' | 'unknown') => void)[] = [];
  const errors: unknown[] = [];
  const keys: string[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  const set = (kind: ToggleKind) => (id: string, isOn: boolean, options: WriteOptions) => {
    asked.push([kind, id, isOn]);
    keys.push(options.idempotencyKey);
    signals.push(options.signal);
    onCall();
    return new Promise<void>((resolve, reject) => {
      responses.push((outcome) => (outcome ? reject(new PinServerError(outcome)) : resolve()));
    });
  };
  const store = createToggleStore({
    clock,
    calls: Object.fromEntries(kinds.map((kind) => [kind, { set: set(kind) }])),
    onOutcome: (outcome) => outcomes.push(outcome),
    onError: (error) => errors.push(error),
    newKey: () => 'key',
    viewerId: 'v',
    loadWrites: fetchRunner,
  });
  return { responses, asked, clock, errors, keys, outcomes, signals, store };
}

describe('a toggle', () => {
  it('shows the server state until the first press, as constant objects', () => {
    const { store } = start();
    expect(store.read('follow-board', '1', true)).toBe(store.read('follow-user', '2', true));
    expect(store.read('follow-board', '1', false)).toEqual({
      isOn: false,
      isBusy: false,
      isUnknown: false,
    });
  });

  it.each(TOGGLE_KINDS)(
    '%s flips at once and is reverted when the call fails (S3 §8.5 §8.6 §8.7)',
    async (kind) => {
      const { responses, asked, outcomes, store } = start();
      const notified: boolean[] = [];
      store.subscribe(kind, '1', () => notified.push(store.read(kind, '1', true).isOn));
      store.flip(kind, '1', true);
      expect(store.read(kind, '1', true)).toEqual({ isOn: false, isBusy: true, isUnknown: false });
      await flush();
      expect(asked).toEqual([[kind, '1', false]]);
      responses[0]?.('failed');
      await flush();
      expect(store.read(kind, '1', true)).toEqual({ isOn: true, isBusy: false, isUnknown: false });
      expect(notified).toEqual([false, true]);
      expect(outcomes).toEqual([
        { kind, id: '1', result: 'failed', isOn: true, error: new PinServerError('failed') },
      ]);
    },
  );

  it('is held while its chart is fetched: two presses that cancel each other ask for nothing', async () => {
    const { asked, store } = start();
    store.flip('follow-user', '1', false);
    store.flip('follow-user', '1', false);
    await flush();
    expect(asked).toEqual([]);
    expect(store.read('follow-user', '1', false)).toEqual({
      isOn: false,
      isBusy: false,
      isUnknown: false,
    });
    store.flip('follow-user', '1', false);
    await flush();
    expect(asked).toEqual([['follow-user', '1', true]]);
  });

  it('goes back when its chart cannot be fetched', async () => {
    let fetches = 0;
    const { asked, errors, outcomes, store } = start(() =>
      ++fetches === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(chart),
    );
    store.flip('follow-user', '1', false);
    await flush();
    expect(store.read('follow-user', '1', false).isOn).toBe(false);
    expect(errors).toEqual([new Error('offline')]);
    store.flip('follow-user', '1', false);
    await flush();
    expect(asked).toEqual([['follow-user', '1', true]]);
    expect(outcomes).toEqual([{ kind: 'follow-user', id: '1', result: 'failed', isOn: false }]);
    expect(asked).toHaveLength(1);
  });

  it('S3 §4.4: says that it is done once the server has done it, and not for a press that failed or was taken back', async () => {
    const { responses, store } = start();
    const done: string[] = [];
    const press = (isOn: boolean, name: string) =>
      store.set('block-user', '1', !isOn, isOn, { onDone: () => done.push(name) });
    press(true, 'refused');
    await flush();
    responses[0]?.('failed');
    await flush();
    press(true, 'taken back');
    await flush();
    press(false, 'undone');
    await flush();
    expect(done).toEqual([]);
    responses[1]?.();
    await flush();
    expect(done).toEqual([]);
    responses[2]?.();
    await flush();
    expect(done).toEqual(['undone']);
  });

  it('that is pressed while busy ends in the latest intent', async () => {
    const { responses, asked, store } = start();
    store.flip('follow-topic', '1', false);
    await flush();
    store.flip('follow-topic', '1', false);
    expect(store.read('follow-topic', '1', false)).toMatchObject({ isOn: false, isBusy: true });
    responses[0]?.();
    await flush();
    expect(asked).toEqual([
      ['follow-topic', '1', true],
      ['follow-topic', '1', false],
    ]);
    responses[1]?.();
    await flush();
    expect(store.read('follow-topic', '1', false)).toMatchObject({ isOn: false, isBusy: false });
    store.flip('follow-topic', '1', false);
    await flush();
    expect(asked).toHaveLength(3);
  });

  it('shows an unknown outcome', async () => {
    const { responses, store } = start();
    store.flip('block-user', '1', false);
    await flush();
    responses[0]?.('unknown');
    await flush();
    expect(store.read('block-user', '1', false)).toEqual({
      isOn: true,
      isBusy: true,
      isUnknown: true,
    });
  });

  it('for which there is no call fails', async () => {
    const { outcomes, store } = start(undefined, []);
    store.flip('report-pin', '1', false);
    await flush();
    expect(outcomes).toEqual([
      {
        kind: 'report-pin',
        id: '1',
        result: 'failed',
        isOn: false,
        error: expect.objectContaining({ code: 'missing-toggle-call' }),
      },
    ]);
  });

  it('applies reads that began after its response, and no older ones', async () => {
    const { responses, store } = start();
    const early = store.startRead();
    store.flip('follow-board', '1', false);
    await flush();
    responses[0]?.();
    await flush();
    store.applyServerState('follow-board', '1', false, early);
    expect(store.read('follow-board', '1', false).isOn).toBe(true);
    store.applyServerState('follow-board', '1', false, store.startRead());
    expect(store.read('follow-board', '1', true).isOn).toBe(false);
  });

  it('is dropped when the viewer signs out, and a press without a viewer asks nothing', async () => {
    const { asked, responses, outcomes, store } = start();
    store.flip('follow-board', '1', false);
    await flush();
    store.setViewer(undefined);
    responses[0]?.();
    await flush();
    expect(store.read('follow-board', '1', false).isOn).toBe(false);
    expect(outcomes).toEqual([]);
    store.flip('follow-board', '1', false);
    await flush();
    expect(store.read('follow-board', '1', false).isOn).toBe(false);
    expect(asked).toHaveLength(1);
  });
});
