import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createFakeClock, flush } from '../testing/index.js';
import { createRereadMachine } from './reread.machine.js';

function start() {
  const clock = createFakeClock();
  const responses: { resolve: (held: string) => void; reject: () => void; signal: AbortSignal }[] =
    [];
  const machine = createRereadMachine<string, string>(
    (_, { signal }) =>
      new Promise((resolve, reject) => {
        responses.push({ resolve, reject: () => reject(new Error('offline')), signal });
      }),
  );
  const actor = createActor(machine, {
    clock,
    input: { of: 'p1', isFulfilled: (held) => held === 'saved' },
  }).start();
  const respond = (index: number) => {
    const found = responses[index];
    if (!found) throw new Error('Nothing was read.');
    return found;
  };
  return { actor, respond, responses, clock };
}

describe('reading again after an unknown outcome', () => {
  it('ends at once with a read that shows the write', async () => {
    const { actor, respond, responses } = start();
    expect(actor.getSnapshot().value).toBe('reading');
    respond(0).resolve('saved');
    await flush();
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { held: 'saved' } });
    expect(responses).toHaveLength(1);
  });

  it('reads a second time after 1000 ms, and never a third', async () => {
    const { actor, respond, responses, clock } = start();
    respond(0).resolve('none');
    await flush();
    expect(actor.getSnapshot().value).toBe('waiting');
    clock.advance(999);
    expect(responses).toHaveLength(1);
    clock.advance(1);
    expect(responses).toHaveLength(2);
    respond(1).resolve('none');
    await flush();
    clock.advance(60_000);
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { held: 'none' } });
    expect(responses).toHaveLength(2);
  });

  it('aborts a read at 10 000 ms', () => {
    const { actor, respond, clock } = start();
    clock.advance(9_999);
    expect(actor.getSnapshot().value).toBe('reading');
    clock.advance(1);
    expect(actor.getSnapshot().value).toBe('waiting');
    expect(respond(0).signal.aborted).toBe(true);
  });

  it('ends with the read that succeeded', async () => {
    const { actor, respond, clock } = start();
    respond(0).resolve('none');
    await flush();
    clock.advance(1000);
    respond(1).reject();
    await flush();
    expect(actor.getSnapshot().output).toEqual({ held: 'none' });
  });

  it('ends with nothing when none arrived', async () => {
    const { actor, respond, clock } = start();
    respond(0).reject();
    await flush();
    clock.advance(1000);
    respond(1).reject();
    await flush();
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: {} });
  });
});
