import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createFakeClock, flush } from '../testing/index.js';
import { createRereadMachine } from './reread.machine.js';

function start() {
  const clock = createFakeClock();
  const answers: { resolve: (held: string) => void; reject: () => void; signal: AbortSignal }[] =
    [];
  const machine = createRereadMachine<string, string>(
    (_, { signal }) =>
      new Promise((resolve, reject) => {
        answers.push({ resolve, reject: () => reject(new Error('offline')), signal });
      }),
  );
  const actor = createActor(machine, {
    clock,
    input: { of: 'p1', isFulfilled: (held) => held === 'saved' },
  }).start();
  const answer = (index: number) => {
    const found = answers[index];
    if (!found) throw new Error('Nothing was read.');
    return found;
  };
  return { actor, answer, answers, clock };
}

describe('reading again after an unknown outcome', () => {
  it('ends at once with a read that shows the write', async () => {
    const { actor, answer, answers } = start();
    expect(actor.getSnapshot().value).toBe('reading');
    answer(0).resolve('saved');
    await flush();
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { held: 'saved' } });
    expect(answers).toHaveLength(1);
  });

  it('reads a second time after 1000 ms, and never a third', async () => {
    const { actor, answer, answers, clock } = start();
    answer(0).resolve('none');
    await flush();
    expect(actor.getSnapshot().value).toBe('waiting');
    clock.advance(999);
    expect(answers).toHaveLength(1);
    clock.advance(1);
    expect(answers).toHaveLength(2);
    answer(1).resolve('none');
    await flush();
    clock.advance(60_000);
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { held: 'none' } });
    expect(answers).toHaveLength(2);
  });

  it('aborts a read at 10 000 ms', () => {
    const { actor, answer, clock } = start();
    clock.advance(9_999);
    expect(actor.getSnapshot().value).toBe('reading');
    clock.advance(1);
    expect(actor.getSnapshot().value).toBe('waiting');
    expect(answer(0).signal.aborted).toBe(true);
  });

  it('ends with the read that succeeded', async () => {
    const { actor, answer, clock } = start();
    answer(0).resolve('none');
    await flush();
    clock.advance(1000);
    answer(1).reject();
    await flush();
    expect(actor.getSnapshot().output).toEqual({ held: 'none' });
  });

  it('ends with nothing when none arrived', async () => {
    const { actor, answer, clock } = start();
    answer(0).reject();
    await flush();
    clock.advance(1000);
    answer(1).reject();
    await flush();
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: {} });
  });
});
