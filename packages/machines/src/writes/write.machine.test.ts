import { describe, expect, it } from 'vitest';
import { createFakeClock, flush, PinServerError } from '../testing/index.js';
import { runWrite } from './run-write.js';
import type { WriteTask } from './write.types.js';

interface Call {
  readonly name: 'prepare' | 'write' | 'read';
  readonly signal: AbortSignal;
  readonly respond: () => void;
  readonly fail: (outcome: 'failed' | 'unknown') => void;
}

/** Starts the chart over a task whose calls wait for the test. */
function start({
  isPrepared = true,
  isQueued = false,
}: { readonly isPrepared?: boolean; readonly isQueued?: boolean } = {}) {
  const clock = createFakeClock();
  const calls: Call[] = [];
  const open =
    (name: Call['name']) =>
    ({ signal }: { readonly signal: AbortSignal }) =>
      new Promise<void>((respond, reject) => {
        const fail = (outcome: 'failed' | 'unknown') => reject(new PinServerError(outcome));
        calls.push({ name, signal, respond, fail });
      });
  const facts = { mayWait: false, isFulfilled: false, isExpired: false };
  const task: WriteTask = {
    ...(!isPrepared && { prepare: open('prepare') }),
    write: open('write'),
    read: open('read'),
    mayWait: () => facts.mayWait,
    isFulfilled: () => facts.isFulfilled,
    isExpired: () => facts.isExpired,
    isQueued,
  };
  const phases: string[] = [];
  const ends: unknown[] = [];
  const errors: unknown[] = [];
  const running = runWrite(
    task,
    {
      onPhase: (phase) => {
        const name = phase.isQueued ? 'queued' : phase.isUnknown ? 'unknown' : 'busy';
        if (phases.at(-1) !== name) phases.push(name);
      },
      onEnd: (outcome, failure) => ends.push([outcome, failure?.outcome]),
      onError: (error) => errors.push(error),
    },
    clock,
  );
  const names = () => calls.map(({ name }) => name);
  const last = () => {
    const call = calls.at(-1);
    if (!call) throw new Error('No call is open.');
    return call;
  };
  return { calls, clock, ends, errors, facts, last, names, phases, running };
}

describe('the chart of an intent (S1 §4)', () => {
  it('sends its request once, and is done with the response', async () => {
    const { clock, ends, last, names, phases } = start();
    expect(names()).toEqual(['write']);
    last().respond();
    await flush();
    expect([ends, phases, names()]).toEqual([[['done', undefined]], ['busy'], ['write']]);
    expect(clock.waiting()).toBe(0);
  });

  it('is refused when the server says no: it is not read again', async () => {
    const { ends, last, names } = start();
    last().fail('failed');
    await flush();
    expect([ends, names()]).toEqual([[['refused', 'failed']], ['write']]);
  });

  it('stops without an outcome, and aborts its request', async () => {
    const { clock, ends, last, running } = start();
    running.stop();
    expect(last().signal.aborted).toBe(true);
    last().respond();
    await flush();
    expect([ends, clock.waiting()]).toEqual([[], 0]);
  });

  it('reports a task that throws', async () => {
    const broken = new Error('The host is broken.');
    const errors: unknown[] = [];
    const task: WriteTask = {
      write: () => Promise.reject(new PinServerError('failed')),
      read: () => Promise.resolve(),
      mayWait: () => {
        throw broken;
      },
      isFulfilled: () => false,
      isExpired: () => false,
      isQueued: false,
    };
    runWrite(
      task,
      { onPhase: () => {}, onEnd: () => {}, onError: (error) => errors.push(error) },
      createFakeClock(),
    );
    await flush();
    expect(errors.map(String).join()).toContain('The host is broken.');
  });
});

describe('an unknown outcome (S1 §7)', () => {
  it('is read at once, and done when the server holds the intent', async () => {
    const { ends, facts, last, names, phases } = start();
    last().fail('unknown');
    await flush();
    expect(names()).toEqual(['write', 'read']);
    facts.isFulfilled = true;
    last().respond();
    await flush();
    expect([ends, phases]).toEqual([[['done', 'unknown']], ['busy', 'unknown']]);
  });

  it('is read twice, 1000 ms apart, and then unresolved', async () => {
    const { clock, ends, last, names } = start();
    last().fail('unknown');
    await flush();
    last().respond();
    await flush();
    clock.advance(999);
    expect(names()).toEqual(['write', 'read']);
    clock.advance(1);
    expect(names()).toEqual(['write', 'read', 'read']);
    expect(ends).toEqual([]);
    last().respond();
    await flush();
    expect(ends).toEqual([['unresolved', 'unknown']]);
    clock.advance(60_000);
    expect(names()).toHaveLength(3);
  });

  it('is unresolved after two reads that fail', async () => {
    const { clock, ends, last, names } = start();
    last().fail('unknown');
    await flush();
    last().fail('unknown');
    await flush();
    clock.advance(1000);
    last().fail('failed');
    await flush();
    expect([ends, names()]).toEqual([[['unresolved', 'unknown']], ['write', 'read', 'read']]);
  });

  it('is done by state that came from elsewhere although the read failed', async () => {
    const { ends, facts, last } = start();
    last().fail('unknown');
    await flush();
    facts.isFulfilled = true;
    last().fail('unknown');
    await flush();
    expect(ends).toEqual([['done', 'unknown']]);
  });

  it('comes 30,000 ms after a request without a response, which is aborted', () => {
    const { calls, clock, last, names, phases } = start();
    const write = last();
    clock.advance(29_999);
    expect([names(), phases, write.signal.aborted]).toEqual([['write'], ['busy'], false]);
    clock.advance(1);
    expect([names(), phases, write.signal.aborted]).toEqual([
      ['write', 'read'],
      ['busy', 'unknown'],
      true,
    ]);
    expect(calls[1]?.signal.aborted).toBe(false);
  });

  it('gives each read 10,000 ms', () => {
    const { clock, ends, last, names } = start();
    clock.advance(30_000);
    const first = last();
    clock.advance(9_999);
    expect(first.signal.aborted).toBe(false);
    clock.advance(1);
    expect(first.signal.aborted).toBe(true);
    clock.advance(999);
    expect(names()).toEqual(['write', 'read']);
    clock.advance(1);
    expect(names()).toEqual(['write', 'read', 'read']);
    clock.advance(10_000);
    expect([last().signal.aborted, ends]).toEqual([true, [['unresolved', undefined]]]);
  });
});

describe('an intent that waits for the network', () => {
  it('sends nothing until it is told to, and only when it need not wait any more', async () => {
    const { ends, facts, last, names, phases, running } = startOffline();
    expect([names(), phases]).toEqual([['write'], ['busy', 'queued']]);
    running.send();
    expect(names()).toEqual(['write']);
    facts.mayWait = false;
    running.send();
    expect([names(), phases]).toEqual([
      ['write', 'write'],
      ['busy', 'queued', 'busy'],
    ]);
    last().respond();
    await flush();
    expect(ends).toEqual([['done', undefined]]);
  });

  /** Starts a chart whose request is lost while the browser is offline. */
  function startOffline() {
    const started = start();
    started.facts.mayWait = true;
    started.clock.advance(30_000);
    return started;
  }

  it('that has waited before starts by waiting', () => {
    const { names, phases, running } = start({ isQueued: true });
    expect([names(), phases]).toEqual([[], ['queued']]);
    running.send();
    expect([names(), phases]).toEqual([['write'], ['queued', 'busy']]);
  });

  it('that has expired is not sent', () => {
    const { ends, facts, names, running } = start({ isQueued: true });
    facts.isExpired = true;
    running.send();
    expect([names(), ends]).toEqual([[], [['unsent', undefined]]]);
  });

  it.each(['failed', 'unknown'] as const)(
    'waits again when its request is cut off (%s)',
    async (outcome) => {
      const { ends, facts, last, names, phases } = start();
      facts.mayWait = true;
      last().fail(outcome);
      await flush();
      expect([names(), phases, ends]).toEqual([['write'], ['busy', 'queued'], []]);
    },
  );

  it('forgets the failure of the request before it waited', async () => {
    const { clock, facts, last, running, names } = start();
    facts.mayWait = true;
    last().fail('failed');
    await flush();
    facts.mayWait = false;
    running.send();
    // A refusal that was remembered would end the chart here without a read.
    clock.advance(30_000);
    expect(names()).toEqual(['write', 'write', 'read']);
  });

  it('waits when its outcome stays unknown because the browser is offline, and is read twice again after it was sent', async () => {
    const { clock, ends, facts, last, names, phases, running } = start();
    last().fail('unknown');
    await flush();
    last().fail('unknown');
    await flush();
    facts.mayWait = true;
    clock.advance(1000);
    last().fail('unknown');
    await flush();
    expect([ends, phases]).toEqual([[], ['busy', 'unknown', 'queued']]);
    facts.mayWait = false;
    running.send();
    clock.advance(30_000);
    last().respond();
    await flush();
    clock.advance(1000);
    last().respond();
    await flush();
    expect(names()).toEqual(['write', 'read', 'read', 'write', 'read', 'read']);
    expect(ends).toEqual([['unresolved', undefined]]);
  });
});

describe('an intent whose request needs more (S3 §4.9)', () => {
  it('is completed before it is sent', async () => {
    const { last, names } = start({ isPrepared: false });
    expect(names()).toEqual(['prepare']);
    last().respond();
    await flush();
    expect(names()).toEqual(['prepare', 'write']);
  });

  it('is not sent when it cannot be completed', async () => {
    const { ends, last, names } = start({ isPrepared: false });
    last().fail('failed');
    await flush();
    expect([names(), ends]).toEqual([['prepare'], [['unsent', 'failed']]]);
  });

  it('is not sent when that takes 30,000 ms', () => {
    const { clock, ends, last, names } = start({ isPrepared: false });
    clock.advance(29_999);
    expect([ends, last().signal.aborted]).toEqual([[], false]);
    clock.advance(1);
    expect([names(), ends, last().signal.aborted]).toEqual([
      ['prepare'],
      [['unsent', undefined]],
      true,
    ]);
  });

  it.each(['fails', 'has no response'])(
    'waits when that %s while offline, and is completed when it is sent',
    async (what) => {
      const { clock, facts, last, names, phases, running } = start({ isPrepared: false });
      facts.mayWait = true;
      if (what === 'fails') last().fail('unknown');
      else clock.advance(30_000);
      await flush();
      expect(phases).toEqual(['busy', 'queued']);
      facts.mayWait = false;
      running.send();
      expect(names()).toEqual(['prepare', 'prepare']);
    },
  );
});
