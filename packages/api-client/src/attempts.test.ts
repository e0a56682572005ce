import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { READ_PIN, SAVE_PIN } from './endpoints.js';
import { type AttemptReport, createClient } from './client.js';
import { HttpError } from './errors.js';
import { fakeClock } from './fake-clock.test.fixture.js';
import { half } from './random.test.fixture.js';
import { resourceCall } from './resource-call.js';
import { bad, type Behaviour, good, json, startServer } from './server.test.fixture.js';

/** A client whose jitter is half of the longest wait: 150 ms, then 300 ms. */
async function start(behave: Behaviour, options: { readonly csrfToken?: () => string } = {}) {
  const clock = fakeClock();
  const reports: AttemptReport[] = [];
  const server = await startServer(behave);
  const client = createClient({
    origin: server.origin,
    fetch,
    clock,
    random: half,
    onAttempt: (report) => reports.push(report),
    ...options,
  });
  return { client, clock, server, reports };
}

const KEY = { idempotencyKey: 'key-1' };

describe('reads are retried twice (reference 2.2 b)', () => {
  it.each([408, 429, 500, 502, 503, 504])('after HTTP %i, with full jitter', async (status) => {
    const { client, clock, server } = await start((response, _received, n) =>
      n < 2 ? json(response, status, bad({ code: 1 })) : json(response, 200, good('here')),
    );
    const call = resourceCall(client, READ_PIN, {});
    await clock.untilTimer(150);
    expect(server.received).toHaveLength(1);
    clock.advance(149);
    expect(clock.pending()).toEqual([150]);
    clock.advance(1);
    await clock.untilTimer(300);
    expect(server.received).toHaveLength(2);
    clock.advance(300);
    await expect(call).resolves.toMatchObject({ data: 'here' });
    expect(server.received).toHaveLength(3);
    expect(clock.pending()).toEqual([]);
  });

  it('and not a third time', async () => {
    const { client, clock, server, reports } = await start((response) =>
      json(response, 503, bad({ code: 1 })),
    );
    const call = expect(resourceCall(client, READ_PIN, {})).rejects.toMatchObject({
      code: 'http',
      status: 503,
      outcome: 'failed',
    });
    await clock.untilTimer(150);
    clock.advance(150);
    await clock.untilTimer(300);
    clock.advance(300);
    await call;
    expect(server.received).toHaveLength(3);
    expect(reports.map(({ attempt, status, retryInMs }) => [attempt, status, retryInMs])).toEqual([
      [1, 503, 150],
      [2, 503, 300],
      [3, 503, undefined],
    ]);
  });

  it('after a connection lost before and in the middle of the response', async () => {
    const { client, clock } = await start((response, _received, n) => {
      if (n === 0) response.destroy();
      else if (n === 1) {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
        response.write('{"resource_response":', () => response.destroy());
      } else json(response, 200, good('here'));
    });
    const call = resourceCall(client, READ_PIN, {});
    await clock.untilTimer(150);
    clock.advance(150);
    await clock.untilTimer(300);
    clock.advance(300);
    await expect(call).resolves.toMatchObject({ data: 'here' });
  });

  it.each([400, 401, 403, 404, 409, 501])('but not after HTTP %i', async (status) => {
    const { client, server } = await start((response) => json(response, status, bad({ code: 1 })));
    await expect(resourceCall(client, READ_PIN, {})).rejects.toMatchObject({ status });
    expect(server.received).toHaveLength(1);
  });

  it('nor after a spam block, which a retry does not clear (reference 1.2)', async () => {
    const { client, server } = await start((response) => json(response, 429, bad({ code: 9 })));
    await expect(resourceCall(client, READ_PIN, {})).rejects.toMatchObject({
      code: 'rate-limited',
      isBlocked: true,
    });
    expect(server.received).toHaveLength(1);
  });
});

describe('onAttempt', () => {
  it('is called once for each attempt with its number, duration and status', async () => {
    const { client, clock, reports } = await start((response, _received, n) =>
      n === 0 ? json(response, 503, bad({ code: 1 })) : json(response, 200, good('here')),
    );
    const call = resourceCall(client, READ_PIN, {});
    await clock.untilTimer(150);
    clock.advance(150);
    await call;
    expect(reports).toEqual([
      {
        endpoint: 'readPin',
        attempt: 1,
        durationMs: 0,
        status: 503,
        error: expect.any(HttpError),
        retryInMs: 150,
      },
      { endpoint: 'readPin', attempt: 2, durationMs: 0, status: 200 },
    ]);
  });
});

describe('Retry-After', () => {
  it('is never shortened by the jitter', async () => {
    const { client, clock, server } = await start((response, _received, n) =>
      n === 0
        ? json(response, 429, bad({ code: 1 }), { 'retry-after': '2' })
        : json(response, 200, good('here')),
    );
    const call = resourceCall(client, READ_PIN, {});
    await clock.untilTimer(2_000);
    clock.advance(1_999);
    expect(server.received).toHaveLength(1);
    clock.advance(1);
    await expect(call).resolves.toMatchObject({ data: 'here' });
  });

  it('of more than 10 s fails the call at once with retryAfterMs', async () => {
    const { client, server } = await start((response) =>
      json(response, 429, bad({ code: 1 }), { 'retry-after': '11' }),
    );
    await expect(resourceCall(client, READ_PIN, {})).rejects.toMatchObject({
      code: 'rate-limited',
      retryAfterMs: 11_000,
      isBlocked: false,
    });
    expect(server.received).toHaveLength(1);
  });

  it('applies to a write with a key too', async () => {
    const { client, clock, server } = await start((response, _received, n) =>
      n === 0
        ? json(response, 503, bad({ code: 1 }), { 'retry-after': '3' })
        : json(response, 200, good('saved')),
    );
    const call = resourceCall(client, SAVE_PIN, {}, KEY);
    await clock.untilTimer(3_000);
    clock.advance(3_000);
    await expect(call).resolves.toMatchObject({ data: 'saved' });
    expect(server.received.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'key-1',
      'key-1',
    ]);
  });
});

describe('writes are retried only with a key, and only when the server did not process them', () => {
  it.each([429, 503])('not after HTTP %i without a key', async (status) => {
    const { client, server } = await start((response) => json(response, status, bad({ code: 1 })));
    await expect(resourceCall(client, SAVE_PIN, {})).rejects.toMatchObject({ status });
    expect(server.received).toHaveLength(1);
  });

  it.each([408, 500, 502, 504])('not after HTTP %i with a key', async (status) => {
    const { client, server } = await start((response) => json(response, status, bad({ code: 1 })));
    await expect(resourceCall(client, SAVE_PIN, {}, KEY)).rejects.toMatchObject({ status });
    expect(server.received).toHaveLength(1);
  });

  it('not after a spam block', async () => {
    const { client, server } = await start((response) => json(response, 429, bad({ code: 9 })));
    await expect(resourceCall(client, SAVE_PIN, {}, KEY)).rejects.toMatchObject({
      code: 'rate-limited',
      isBlocked: true,
    });
    expect(server.received).toHaveLength(1);
  });

  it('not after a connection lost once the request has left', async () => {
    const { client, server } = await start((response) => response.destroy());
    await expect(resourceCall(client, SAVE_PIN, {}, KEY)).rejects.toMatchObject({
      code: 'connection',
      isBeforeSending: false,
      outcome: 'unknown',
    });
    expect(server.received).toHaveLength(1);
  });

  it('after a connection that was never made', async () => {
    const clock = fakeClock();
    const reports: AttemptReport[] = [];
    const client = createClient({
      origin: await closedOrigin(),
      fetch,
      clock,
      random: half,
      onAttempt: (report) => reports.push(report),
    });
    const call = expect(resourceCall(client, SAVE_PIN, {}, KEY)).rejects.toMatchObject({
      code: 'connection',
      isBeforeSending: true,
      outcome: 'failed',
    });
    await clock.untilTimer(150);
    clock.advance(150);
    await clock.untilTimer(300);
    clock.advance(300);
    await call;
    expect(reports.map(({ attempt, retryInMs }) => [attempt, retryInMs])).toEqual([
      [1, 150],
      [2, 300],
      [3, undefined],
    ]);
  });

  it('stays unknown: a failure after an unreadable 503 does not prove that nothing happened', async () => {
    const { client, clock } = await start((response, _received, n) => {
      if (n === 0) response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>busy</h1>');
      else json(response, 409, bad({ code: 1 }));
    });
    const call = expect(resourceCall(client, SAVE_PIN, {}, KEY)).rejects.toMatchObject({
      code: 'conflict',
      outcome: 'unknown',
    });
    await clock.untilTimer(150);
    clock.advance(150);
    await call;
  });
});

describe('the CSRF token', () => {
  it('is read before every attempt, because the server may have changed it', async () => {
    let cookie = 'first';
    const { client, clock, server } = await start(
      (response, { headers }, n) => {
        cookie = 'second';
        if (n === 0) json(response, 503, bad({ code: 1 }));
        else if (headers['x-csrftoken'] === 'second') json(response, 200, good('saved'));
        else json(response, 403, bad({ code: 1 }));
      },
      { csrfToken: () => cookie },
    );
    const call = resourceCall(client, SAVE_PIN, {}, KEY);
    await clock.untilTimer(150);
    clock.advance(150);
    await expect(call).resolves.toMatchObject({ data: 'saved' });
    expect(server.received.map(({ headers }) => headers['x-csrftoken'])).toEqual([
      'first',
      'second',
    ]);
  });
});

/** An origin where nothing listens. */
async function closedOrigin(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}
