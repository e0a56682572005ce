import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { READ_PIN, SAVE_PIN } from './endpoints.js';
import { createClient } from './client.js';
import { fakeClock } from './fake-clock.test.fixture.js';
import { half } from './random.test.fixture.js';
import { resourceCall } from './resource-call.js';
import { bad, type Behaviour, good, json, startServer } from './server.test.fixture.js';

async function start(behave: Behaviour) {
  const clock = fakeClock();
  const server = await startServer(behave);
  const client = createClient({ origin: server.origin, fetch, clock, random: half });
  return { client, clock, server };
}

const silent: Behaviour = () => {};
const KEY = { idempotencyKey: 'key-1' };

describe('a timeout', () => {
  it('ends an attempt after 10 s: a write is unknown and not retried', async () => {
    const { client, clock, server } = await start(silent);
    const call = expect(resourceCall(client, SAVE_PIN, {}, KEY)).rejects.toMatchObject({
      code: 'timeout',
      outcome: 'unknown',
      timeoutMs: 10_000,
      message:
        'savePin (POST /resource/RepinResource/create/) got no response within 10000 ms. ' +
        'The server may have processed it: read the state again before you retry. ' +
        'Raise `attemptTimeoutMs` or `totalTimeoutMs`.',
    });
    await server.until(1);
    clock.advance(9_999);
    expect(clock.pending()).toEqual([10_000]);
    clock.advance(1);
    await call;
    expect(server.received).toHaveLength(1);
    expect(clock.pending()).toEqual([]);
  });

  it('also ends an attempt whose body is incomplete', async () => {
    const { client, clock, server } = await start((response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"resource_response":');
    });
    const call = expect(resourceCall(client, SAVE_PIN, {}, KEY)).rejects.toMatchObject({
      code: 'timeout',
      outcome: 'unknown',
    });
    await server.until(1);
    clock.advance(10_000);
    await call;
  });

  it('ends two attempts of a read; the third has its own 10 s', async () => {
    const { client, clock, server } = await start((response, _received, n) => {
      if (n === 2) json(response, 200, good('here'));
    });
    const call = resourceCall(client, READ_PIN, {});
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

  it('ends the whole call after 30 s, whatever the attempts have left', async () => {
    const { client, clock, server } = await start(silent);
    const call = expect(resourceCall(client, READ_PIN, {})).rejects.toMatchObject({
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

  it('ends a call whose next wait is longer than the time left', async () => {
    const clock = fakeClock();
    const server = await startServer((response) =>
      json(response, 503, bad({ code: 1 }), { 'retry-after': '5' }),
    );
    const client = createClient({ origin: server.origin, fetch, clock, totalTimeoutMs: 5_000 });
    await expect(resourceCall(client, READ_PIN, {})).rejects.toMatchObject({
      code: 'http',
      retryAfterMs: 5_000,
    });
    expect(server.received).toHaveLength(1);
  });

  it('aborts the signal of a fetch that ignores it, and fails the call', async () => {
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
    const call = expect(resourceCall(client, SAVE_PIN, {})).rejects.toMatchObject({
      code: 'timeout',
    });
    await clock.untilTimer(10_000);
    clock.advance(10_000);
    await call;
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  });
});

describe('an aborted call is never retried', () => {
  it('aborted before it started: nothing is sent', async () => {
    const { client, server } = await start(silent);
    const signal = AbortSignal.abort('left the page');
    await expect(resourceCall(client, SAVE_PIN, {}, { ...KEY, signal })).rejects.toMatchObject({
      code: 'aborted',
      name: 'AbortError',
      cause: 'left the page',
      outcome: 'failed',
    });
    expect(server.received).toHaveLength(0);
  });

  it.each([
    [READ_PIN, 'failed'],
    [SAVE_PIN, 'unknown'],
  ] as const)('aborted while $name waits for the response', async (endpoint, outcome) => {
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

  it('aborted in onAttempt: the wait does not start', async () => {
    const clock = fakeClock();
    const controller = new AbortController();
    const { origin } = await startServer((response) => json(response, 503, bad({ code: 1 })));
    const onAttempt = (): void => controller.abort();
    const client = createClient({ origin, fetch, clock, onAttempt });
    await expect(
      resourceCall(client, READ_PIN, {}, { signal: controller.signal }),
    ).rejects.toMatchObject({ code: 'aborted' });
    expect(clock.pending()).toEqual([]);
  });

  it('leaves no listener on a signal that outlives it', async () => {
    const { client, clock } = await start((response, _received, n) =>
      n === 0 ? json(response, 503, bad({ code: 1 })) : json(response, 200, good('here')),
    );
    const { signal } = new AbortController();
    const call = resourceCall(client, READ_PIN, {}, { signal });
    await clock.untilTimer(150);
    clock.advance(150);
    await call;
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('aborted between two attempts: the earlier outcome counts', async () => {
    const { client, server, clock } = await start((response) =>
      json(response, 503, bad({ code: 1 })),
    );
    const controller = new AbortController();
    const { signal } = controller;
    const call = expect(
      resourceCall(client, SAVE_PIN, {}, { ...KEY, signal }),
    ).rejects.toMatchObject({ code: 'aborted', outcome: 'failed' });
    await clock.untilTimer(150);
    controller.abort();
    await call;
    expect(server.received).toHaveLength(1);
    expect(clock.pending()).toEqual([]);
  });
});
