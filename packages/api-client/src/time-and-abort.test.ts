import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createClient } from './client.js';
import { fakeClock } from './fake-clock.test.fixture.js';
import { resourceCall } from './resource-call.js';
import { bad, type Behaviour, good, json, startServer } from './server.test.fixture.js';

async function start(behave: Behaviour) {
  const clock = fakeClock();
  const server = await startServer(behave);
  const client = createClient({ origin: server.origin, fetch, clock, random: () => 0.5 });
  return { client, clock, server };
}

const silent: Behaviour = () => {};
const KEY = { idempotencyKey: 'key-1' };

describe('time runs out', () => {
  it('for an attempt after 10 s: a write is unknown and not sent again', async () => {
    const { client, clock, server } = await start(silent);
    const call = expect(resourceCall(client, 'savePin', {}, KEY)).rejects.toMatchObject({
      code: 'timeout',
      outcome: 'unknown',
      timeoutMs: 10_000,
      message:
        'savePin (POST /resource/RepinResource/create/) was not answered within 10000 ms. ' +
        'The server may have acted on it all the same: read the state again before another try. ' +
        'Raise `attemptTimeoutMs` or `totalTimeoutMs` if the server needs longer.',
    });
    await server.until(1);
    clock.advance(9_999);
    expect(clock.pending()).toEqual([10_000]);
    clock.advance(1);
    await call;
    expect(server.received).toHaveLength(1);
    expect(clock.pending()).toEqual([]);
  });

  it('also while the body is still coming', async () => {
    const { client, clock, server } = await start((answer) => {
      answer.writeHead(200, { 'content-type': 'application/json' });
      answer.write('{"resource_response":');
    });
    const call = expect(resourceCall(client, 'savePin', {}, KEY)).rejects.toMatchObject({
      code: 'timeout',
      outcome: 'unknown',
    });
    await server.until(1);
    clock.advance(10_000);
    await call;
  });

  it('for a read twice; the third attempt has a time of its own', async () => {
    const { client, clock, server } = await start((answer, _received, n) => {
      if (n === 2) json(answer, 200, good('here'));
    });
    const call = resourceCall(client, 'readPin', {});
    await server.until(1);
    clock.advance(10_000);
    await clock.untilTimer(150);
    clock.advance(150);
    await server.until(2);
    clock.advance(10_000);
    await clock.untilTimer(300);
    clock.advance(300);
    await expect(call).resolves.toMatchObject({ data: 'here' });
  });

  it('for the whole call after 30 s, whatever the attempts have left', async () => {
    const { client, clock, server } = await start(silent);
    const call = expect(resourceCall(client, 'readPin', {})).rejects.toMatchObject({
      code: 'timeout',
      outcome: 'failed',
      timeoutMs: 30_000,
    });
    await server.until(1);
    clock.advance(10_000);
    await clock.untilTimer(150);
    clock.advance(150);
    await server.until(2);
    clock.advance(10_000);
    await clock.untilTimer(300);
    clock.advance(300);
    // 30000 - 10000 - 150 - 10000 - 300
    await clock.untilTimer(9_550);
    await server.until(3);
    clock.advance(9_550);
    await call;
  });

  it('for a wait that the total has no room for', async () => {
    const clock = fakeClock();
    const server = await startServer((answer) =>
      json(answer, 503, bad({ code: 1 }), { 'retry-after': '5' }),
    );
    const client = createClient({ origin: server.origin, fetch, clock, totalTimeoutMs: 5_000 });
    await expect(resourceCall(client, 'readPin', {})).rejects.toMatchObject({
      code: 'http',
      retryAfterMs: 5_000,
    });
    expect(server.received).toHaveLength(1);
  });

  it('for a fetch that does not listen to its signal, which is aborted all the same', async () => {
    const clock = fakeClock();
    const signals: (AbortSignal | null | undefined)[] = [];
    const client = createClient({
      origin: 'https://pins.example',
      fetch: (_url, { signal }) => {
        signals.push(signal);
        return new Promise(() => {});
      },
      clock,
    });
    const call = expect(resourceCall(client, 'savePin', {})).rejects.toMatchObject({
      code: 'timeout',
    });
    await clock.untilTimer(10_000);
    clock.advance(10_000);
    await call;
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  });
});

describe('an aborted call is never sent again', () => {
  it('aborted before it began: nothing is sent', async () => {
    const { client, server } = await start(silent);
    const signal = AbortSignal.abort('left the page');
    await expect(resourceCall(client, 'savePin', {}, { ...KEY, signal })).rejects.toMatchObject({
      code: 'aborted',
      name: 'AbortError',
      cause: 'left the page',
      outcome: 'failed',
    });
    expect(server.received).toHaveLength(0);
  });

  it.each([
    ['readPin', 'failed'],
    ['savePin', 'unknown'],
  ] as const)('aborted while %s waits for an answer', async (endpoint, outcome) => {
    const { client, server, clock } = await start(silent);
    const controller = new AbortController();
    const { signal } = controller;
    const call = expect(
      resourceCall(client, endpoint, {}, { ...KEY, signal }),
    ).rejects.toMatchObject({ code: 'aborted', outcome });
    await server.until(1);
    controller.abort();
    await call;
    expect(server.received).toHaveLength(1);
    expect(clock.pending()).toEqual([]);
  });

  it('aborted by what it is told after an attempt: the wait does not begin', async () => {
    const clock = fakeClock();
    const controller = new AbortController();
    const { origin } = await startServer((answer) => json(answer, 503, bad({ code: 1 })));
    const onAttempt = (): void => controller.abort();
    const client = createClient({ origin, fetch, clock, onAttempt });
    await expect(
      resourceCall(client, 'readPin', {}, { signal: controller.signal }),
    ).rejects.toMatchObject({ code: 'aborted' });
    expect(clock.pending()).toEqual([]);
  });

  it('leaves nothing behind on a signal that outlives it', async () => {
    const { client, clock } = await start((answer, _received, n) =>
      n === 0 ? json(answer, 503, bad({ code: 1 })) : json(answer, 200, good('here')),
    );
    const { signal } = new AbortController();
    const call = resourceCall(client, 'readPin', {}, { signal });
    await clock.untilTimer(150);
    clock.advance(150);
    await call;
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('aborted between two attempts: the refusal before stands', async () => {
    const { client, server, clock } = await start((answer) => json(answer, 503, bad({ code: 1 })));
    const controller = new AbortController();
    const { signal } = controller;
    const call = expect(
      resourceCall(client, 'savePin', {}, { ...KEY, signal }),
    ).rejects.toMatchObject({ code: 'aborted', outcome: 'failed' });
    await clock.untilTimer(150);
    controller.abort();
    await call;
    expect(server.received).toHaveLength(1);
    expect(clock.pending()).toEqual([]);
  });
});
