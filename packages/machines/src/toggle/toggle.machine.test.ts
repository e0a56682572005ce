import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createFakeClock, flush, PinServerError } from '../testing/index.js';
import { createToggleMachine } from './toggle.machine.js';
import type { ToggleMachinePorts, ToggleOutcome } from './toggle.types.js';

interface Call {
  readonly kind: 'set' | 'read';
  readonly isOn?: boolean;
  readonly key?: string;
  readonly signal?: AbortSignal;
  readonly resolve: (held: boolean) => void;
  readonly reject: (outcome: 'failed' | 'unknown', message?: string) => void;
}

function start(confirmed = false, over: Partial<ToggleMachinePorts> = {}) {
  const clock = createFakeClock();
  const calls: Call[] = [];
  const outcomes: ToggleOutcome[] = [];
  const late: unknown[] = [];
  let lastKey = 0;
  const open = (call: Pick<Call, 'kind' | 'isOn' | 'key' | 'signal'>) =>
    new Promise<boolean>((resolve, fail) => {
      calls.push({
        ...call,
        resolve,
        reject: (outcome, message) => fail(new PinServerError(outcome, message)),
      });
    });
  const actor = createActor(
    createToggleMachine({
      set: async (_, isOn, { idempotencyKey, signal }) => {
        await open({ kind: 'set', isOn, key: idempotencyKey, ...(signal && { signal }) });
      },
      read: (_, { signal }) => open({ kind: 'read', ...(signal && { signal }) }),
      newKey: () => `key-${++lastKey}`,
      onOutcome: (outcome) => outcomes.push(outcome),
      onLateResponse: (...response) => late.push(response),
      ...over,
    }),
    { input: { id: 'b1', confirmed }, clock },
  ).start();
  const call = (index: number) => {
    const found = calls[index];
    if (!found) throw new Error('No such call.');
    return found;
  };
  return { actor, call, calls, clock, late, outcomes };
}

describe('the optimistic toggle (S3 §4.4.2)', () => {
  it('goes settled → sending → settled', async () => {
    const { actor, call, outcomes } = start();
    expect(actor.getSnapshot().value).toBe('settled');
    actor.send({ type: 'SET', isOn: true });
    expect(actor.getSnapshot().value).toEqual({ sending: 'writing' });
    call(0).resolve(true);
    await flush();
    expect(actor.getSnapshot().value).toBe('settled');
    expect(outcomes).toEqual([{ id: 'b1', result: 'done', isOn: true }]);
  });

  it('sends no request for the current state', () => {
    const { actor, calls } = start(true);
    actor.send({ type: 'SET', isOn: true });
    expect(calls).toEqual([]);
  });

  it('sends one request at a time, and then the latest intent', async () => {
    const { actor, call, calls, outcomes } = start();
    for (const isOn of [true, false, true, false]) actor.send({ type: 'SET', isOn });
    expect(calls).toHaveLength(1);
    call(0).resolve(true);
    await flush();
    expect(calls.map(({ isOn, key }) => [isOn, key])).toEqual([
      [true, 'key-1'],
      [false, 'key-2'],
    ]);
    expect(outcomes).toEqual([]);
    call(1).resolve(false);
    await flush();
    expect(outcomes).toEqual([{ id: 'b1', result: 'done', isOn: false }]);
  });

  it('sends nothing more when the viewer returned to the first intent', async () => {
    const { actor, call, calls } = start();
    for (const isOn of [true, false, true]) actor.send({ type: 'SET', isOn });
    call(0).resolve(true);
    await flush();
    expect(calls).toHaveLength(1);
    expect(actor.getSnapshot().value).toBe('settled');
  });

  it('is removed when the server refuses', async () => {
    const { actor, call, outcomes } = start(true);
    actor.send({ type: 'SET', isOn: false });
    call(0).reject('failed', 'Too many at once.');
    await flush();
    expect(actor.getSnapshot().context).toMatchObject({ confirmed: true, wanted: true });
    expect(outcomes).toEqual([
      {
        id: 'b1',
        result: 'failed',
        isOn: true,
        message: 'Too many at once.',
        error: new PinServerError('failed', 'Too many at once.'),
      },
    ]);
  });

  it('is no failure when the viewer pressed again before it was refused', async () => {
    const { actor, call, calls, outcomes } = start();
    actor.send({ type: 'SET', isOn: true });
    actor.send({ type: 'SET', isOn: false });
    call(0).reject('failed');
    await flush();
    expect(calls).toHaveLength(1);
    expect(outcomes).toEqual([{ id: 'b1', result: 'done', isOn: false }]);
  });

  it('fails at once while offline', () => {
    const { actor, calls, outcomes } = start(false, { isOnline: () => false });
    actor.send({ type: 'SET', isOn: true });
    expect(calls).toEqual([]);
    expect(outcomes).toEqual([{ id: 'b1', result: 'failed', isOn: false }]);
  });

  it('applies newer server state', async () => {
    const { actor, call } = start();
    actor.send({ type: 'CONFIRM', isOn: true });
    expect(actor.getSnapshot().context).toMatchObject({ confirmed: true, wanted: true });
    actor.send({ type: 'SET', isOn: false });
    actor.send({ type: 'CONFIRM', isOn: false });
    call(0).reject('failed');
    await flush();
    expect(actor.getSnapshot().context).toMatchObject({ confirmed: false, wanted: false });
  });
});

describe('an outcome that is unknown', () => {
  it('is read again and settles with what the server holds', async () => {
    const { actor, call, calls, outcomes } = start();
    actor.send({ type: 'SET', isOn: true });
    call(0).reject('unknown');
    await flush();
    expect(actor.getSnapshot().value).toEqual({ sending: 'unknown' });
    expect(calls[1]?.kind).toBe('read');
    call(1).resolve(true);
    await flush();
    expect(outcomes).toEqual([{ id: 'b1', result: 'done', isOn: true }]);
  });

  it('fails when two reads, a second apart, show something else', async () => {
    const { actor, call, calls, clock, outcomes } = start();
    actor.send({ type: 'SET', isOn: true });
    call(0).reject('unknown');
    await flush();
    call(1).resolve(false);
    await flush();
    clock.advance(999);
    expect(calls).toHaveLength(2);
    clock.advance(1);
    call(2).resolve(false);
    await flush();
    expect(outcomes).toEqual([
      { id: 'b1', result: 'failed', isOn: false, error: new PinServerError('unknown') },
    ]);
  });

  it('comes at 30 s without a response; a late response is reported', async () => {
    const { actor, call, clock, late } = start();
    actor.send({ type: 'SET', isOn: true });
    clock.advance(29_999);
    expect(actor.getSnapshot().value).toEqual({ sending: 'writing' });
    clock.advance(1);
    expect(actor.getSnapshot().value).toEqual({ sending: 'unknown' });
    call(0).resolve(true);
    await flush();
    expect(late).toEqual([['b1', true, 'key-1']]);
  });

  it('without a read is sent again with its own key', async () => {
    const keys: unknown[] = [];
    const { actor, outcomes } = start(false, {
      read: undefined,
      set: (_, isOn, { idempotencyKey }) => {
        keys.push([isOn, idempotencyKey]);
        return keys.length === 1
          ? Promise.reject(new PinServerError('unknown'))
          : Promise.resolve();
      },
    });
    actor.send({ type: 'SET', isOn: true });
    await flush();
    expect(keys).toEqual([
      [true, 'key-1'],
      [true, 'key-1'],
    ]);
    expect(outcomes).toEqual([{ id: 'b1', result: 'done', isOn: true }]);
  });

  it('sends the intent that came meanwhile', async () => {
    const { actor, call, calls } = start();
    actor.send({ type: 'SET', isOn: true });
    call(0).reject('unknown');
    await flush();
    actor.send({ type: 'SET', isOn: false });
    call(1).resolve(true);
    await flush();
    expect(calls[2]).toMatchObject({ kind: 'set', isOn: false, key: 'key-2' });
  });
});
