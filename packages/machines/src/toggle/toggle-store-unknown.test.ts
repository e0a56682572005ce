import * as chart from '../writes/run-intent.js';
import { describe, expect, it } from 'vitest';
import { createFakeClock, flush, PinServerError } from '../testing/index.js';
import { createToggleStore } from './toggle-store.js';
import type { ToggleStoreOptions } from './toggle-store.js';

interface Call {
  readonly kind: 'set' | 'read';
  readonly isOn?: boolean;
  readonly key?: string;
  readonly signal: AbortSignal | undefined;
  readonly respond: (isOn?: boolean) => void;
  readonly fail: (outcome: 'failed' | 'unknown', message?: string) => void;
}

/** A store that follows boards, over calls that wait for the test. */
function start({
  hasRead = true,
  ...over
}: Partial<ToggleStoreOptions> & { hasRead?: boolean } = {}) {
  const clock = createFakeClock();
  const calls: Call[] = [];
  const outcomes: unknown[] = [];
  let lastKey = 0;
  const open = (call: Omit<Call, 'respond' | 'fail'>) =>
    new Promise<boolean>((resolve, reject) => {
      calls.push({
        ...call,
        respond: (isOn = false) => resolve(isOn),
        fail: (outcome, message) => reject(new PinServerError(outcome, message)),
      });
    });
  const store = createToggleStore({
    clock,
    calls: {
      'follow-board': {
        async set(_, isOn, { idempotencyKey: key, signal }) {
          await open({ kind: 'set', isOn, key, signal });
        },
        ...(hasRead && { read: (_, { signal }) => open({ kind: 'read', signal }) }),
      },
    },
    viewerId: 'v',
    newKey: () => `key-${++lastKey}`,
    onOutcome: ({ kind, id, result, isOn, message }) =>
      outcomes.push({ kind, id, result, isOn, ...(message !== undefined && { message }) }),
    loadWrites: () => Promise.resolve(chart),
    ...over,
  });
  const call = (index: number) => {
    const found = calls[index];
    if (!found) throw new Error('No such call.');
    return found;
  };
  const press = (isOn: boolean, served = false) => store.set('follow-board', '1', served, isOn);
  const shown = (served = false) => store.read('follow-board', '1', served);
  const sent = () => calls.map(({ kind, isOn, key }) => (kind === 'set' ? [isOn, key] : kind));
  return { call, calls, clock, outcomes, press, sent, shown, store };
}

const done = (isOn: boolean) => ({ kind: 'follow-board', id: '1', result: 'done', isOn });
const failed = (isOn: boolean) => ({ kind: 'follow-board', id: '1', result: 'failed', isOn });

describe('the optimistic toggle (S3 §4.4)', () => {
  it('shows the press at once, and is done with the response', async () => {
    const { call, outcomes, press, shown } = start();
    press(true);
    expect(shown()).toEqual({ isOn: true, isBusy: true, isUnknown: false });
    await flush();
    expect(outcomes).toEqual([]);
    call(0).respond();
    await flush();
    expect(shown()).toEqual({ isOn: true, isBusy: false, isUnknown: false });
    expect(outcomes).toEqual([done(true)]);
  });

  it('sends no request for what is so already', async () => {
    const { calls, outcomes, press } = start();
    press(true, true);
    await flush();
    expect([calls, outcomes]).toEqual([[], []]);
  });

  it('sends one request at a time, and then the latest press, each with a key of its own', async () => {
    const { call, outcomes, press, sent } = start();
    press(true);
    await flush();
    for (const isOn of [false, true, false]) press(isOn);
    expect(sent()).toEqual([[true, 'key-1']]);
    call(0).respond();
    await flush();
    expect(sent()).toEqual([
      [true, 'key-1'],
      [false, 'key-4'],
    ]);
    expect(outcomes).toEqual([]);
    call(1).respond();
    await flush();
    expect(outcomes).toEqual([done(false)]);
  });

  it('sends nothing more when the viewer returned to the first press', async () => {
    const { call, outcomes, press, sent, shown } = start();
    press(true);
    await flush();
    press(false);
    press(true);
    call(0).respond();
    await flush();
    expect(sent()).toEqual([[true, 'key-1']]);
    expect(shown()).toMatchObject({ isOn: true, isBusy: false });
    expect(outcomes).toEqual([done(true)]);
  });

  it('goes back when the server refuses, with its sentence', async () => {
    const { call, outcomes, press, shown } = start();
    press(false, true);
    await flush();
    call(0).fail('failed', 'Too many at once.');
    await flush();
    expect(shown(true)).toMatchObject({ isOn: true, isBusy: false });
    expect(outcomes).toEqual([{ ...failed(true), message: 'Too many at once.' }]);
  });

  it('has not failed when the viewer took the press back before it was refused', async () => {
    const { call, outcomes, press, sent, shown } = start();
    press(true);
    await flush();
    press(false);
    call(0).fail('failed');
    await flush();
    expect(sent()).toEqual([[true, 'key-1']]);
    expect(shown()).toMatchObject({ isOn: false, isBusy: false });
    expect(outcomes).toEqual([done(false)]);
  });

  it('applies newer server state under a pending press: a refusal restores nothing', async () => {
    const { call, press, shown, store } = start();
    store.subscribe('follow-board', '1', () => {});
    store.applyServerState('follow-board', '1', true, store.startRead());
    expect(shown().isOn).toBe(true);
    press(false);
    await flush();
    store.applyServerState('follow-board', '1', false, store.startRead());
    call(0).fail('failed');
    await flush();
    expect(shown()).toMatchObject({ isOn: false, isBusy: false });
  });
});

describe('a toggle of unknown outcome (S3 §4.4)', () => {
  /** Presses, and loses the response. */
  async function startUnknown(options: { hasRead?: boolean } = {}) {
    const started = start(options);
    started.press(true);
    await flush();
    started.call(0).fail('unknown');
    await flush();
    return started;
  }

  it('is read again, and is what the server holds', async () => {
    const { call, outcomes, sent, shown } = await startUnknown();
    expect(shown()).toEqual({ isOn: true, isBusy: true, isUnknown: true });
    expect(sent()).toEqual([[true, 'key-1'], 'read']);
    call(1).respond(true);
    await flush();
    expect(shown()).toEqual({ isOn: true, isBusy: false, isUnknown: false });
    expect(outcomes).toEqual([done(true)]);
  });

  it('has failed when two reads, a second apart, show something else', async () => {
    const { call, calls, clock, outcomes, shown } = await startUnknown();
    call(1).respond(false);
    await flush();
    clock.advance(999);
    expect(calls).toHaveLength(2);
    clock.advance(1);
    expect(calls).toHaveLength(3);
    call(2).respond(false);
    await flush();
    expect(shown()).toEqual({ isOn: false, isBusy: false, isUnknown: false });
    expect(outcomes).toEqual([failed(false)]);
  });

  it('comes after 30 s without a response, and a late response counts when a read agrees', async () => {
    const { call, clock, outcomes, press, shown } = start();
    press(true);
    await flush();
    clock.advance(29_999);
    expect([shown().isUnknown, call(0).signal?.aborted]).toEqual([false, false]);
    clock.advance(1);
    expect([shown().isUnknown, call(0).signal?.aborted]).toEqual([true, true]);
    call(1).respond(false);
    await flush();
    clock.advance(1000);
    call(2).respond(false);
    await flush();
    expect(shown().isOn).toBe(false);
    call(0).respond();
    await flush();
    expect(shown().isOn).toBe(false);
    call(3).respond(true);
    await flush();
    expect(shown()).toMatchObject({ isOn: true, isBusy: false });
    expect(outcomes).toEqual([failed(false)]);
  });

  it('gives a read 10 s', async () => {
    const { call, calls, clock } = await startUnknown();
    clock.advance(9_999);
    expect(call(1).signal?.aborted).toBe(false);
    clock.advance(1);
    expect(call(1).signal?.aborted).toBe(true);
    clock.advance(1000);
    expect(calls).toHaveLength(3);
  });

  it('of an earlier page that is refused is read again; when that fails, what the page was served shows', async () => {
    const { call, sent, shown, store } = start();
    store.set('follow-board', '1', false, true, { key: 'earlier' });
    await flush();
    call(0).fail('failed');
    await flush();
    expect(sent()).toEqual([[true, 'earlier'], 'read']);
    call(1).fail('unknown');
    await flush();
    expect(shown(true)).toEqual({ isOn: true, isBusy: false, isUnknown: false });
  });

  it('leaves the press of the next viewer alone when its read fails', async () => {
    const { call, press, shown, store } = start();
    store.set('follow-board', '1', false, true, { key: 'earlier' });
    await flush();
    call(0).fail('failed');
    await flush();
    store.setViewer('w');
    press(true);
    await flush();
    call(1).fail('unknown');
    call(2).respond();
    await flush();
    expect(shown()).toEqual({ isOn: true, isBusy: false, isUnknown: false });
    press(false);
    expect(shown()).toEqual({ isOn: false, isBusy: true, isUnknown: false });
  });

  it('without a read is sent again with its own key', async () => {
    const { call, outcomes, sent, shown } = await startUnknown({ hasRead: false });
    expect(sent()).toEqual([
      [true, 'key-1'],
      [true, 'key-1'],
    ]);
    call(1).respond();
    await flush();
    expect(shown()).toMatchObject({ isOn: true, isBusy: false });
    expect(outcomes).toEqual([done(true)]);
  });

  it('sends the press that came meanwhile, with another key', async () => {
    const { call, outcomes, press, sent } = await startUnknown();
    press(false);
    call(1).respond(true);
    await flush();
    expect(sent()).toEqual([[true, 'key-1'], 'read', [false, 'key-2']]);
    call(2).respond();
    await flush();
    expect(outcomes).toEqual([done(false)]);
  });

  it.each([
    ['the reads fail', (call: Call) => call.fail('unknown')],
    ['the reads show it', (call: Call) => call.respond(false)],
  ] as const)('sends a press that takes it back although %s', async (_, end) => {
    const { call, clock, outcomes, press, sent } = await startUnknown();
    end(call(1));
    await flush();
    clock.advance(1000);
    press(false);
    end(call(2));
    await flush();
    // The first request may still arrive.
    expect(sent()).toEqual([[true, 'key-1'], 'read', 'read', [false, 'key-2']]);
    expect(outcomes).toEqual([]);
    call(3).respond();
    await flush();
    expect(outcomes).toEqual([done(false)]);
  });
});
