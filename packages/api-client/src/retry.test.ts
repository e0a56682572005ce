import { describe, expect, it } from 'vitest';
import { READ_PIN, SAVE_PIN } from './endpoints.js';
import { createClient } from './client.js';
import { fakeClock } from './fake-clock.test.fixture.js';
import { half } from './random.test.fixture.js';
import { resourceCall } from './resource-call.js';
import type { RetryOptions } from './retry.js';
import { bad, json, startServer } from './server.test.fixture.js';

async function start(retry: RetryOptions, status = 503, headers: Record<string, string> = {}) {
  const clock = fakeClock();
  const server = await startServer((response) => json(response, status, bad({ code: 1 }), headers));
  const client = createClient({ origin: server.origin, fetch, clock, random: half, retry });
  return { client, clock, server };
}

const KEY = { idempotencyKey: 'key-1' };

describe('retry, with the names of ky', () => {
  it('limit: 0 sends one request', async () => {
    const { client, server } = await start({ limit: 0 });
    await expect(resourceCall(client, READ_PIN, {})).rejects.toMatchObject({ status: 503 });
    expect(server.received).toHaveLength(1);
  });

  it('methods: leaves the others alone', async () => {
    const { client, server } = await start({ methods: ['GET'] });
    await expect(resourceCall(client, SAVE_PIN, {}, KEY)).rejects.toMatchObject({ status: 503 });
    expect(server.received).toHaveLength(1);
  });

  it('statusCodes: retries a read after these only', async () => {
    const { client, clock, server } = await start({ statusCodes: [418], limit: 1 }, 418);
    const call = expect(resourceCall(client, READ_PIN, {})).rejects.toMatchObject({ status: 418 });
    await clock.untilTimer(150);
    clock.advance(150);
    await call;
    expect(server.received).toHaveLength(2);

    const other = await start({ statusCodes: [418] }, 503);
    await expect(resourceCall(other.client, READ_PIN, {})).rejects.toMatchObject({ status: 503 });
    expect(other.server.received).toHaveLength(1);
  });

  it('statusCodes: never retries a write that the server may have processed', async () => {
    const { client, server } = await start({ statusCodes: [500] }, 500);
    await expect(resourceCall(client, SAVE_PIN, {}, KEY)).rejects.toMatchObject({
      outcome: 'unknown',
    });
    expect(server.received).toHaveLength(1);
  });

  it('backoffLimit: is the longest wait that the backoff chooses', async () => {
    const { client, clock } = await start({ backoffLimit: 400, limit: 3 });
    const call = expect(resourceCall(client, READ_PIN, {})).rejects.toMatchObject({ status: 503 });
    for (const waitMs of [150, 200, 200]) {
      await clock.untilTimer(waitMs);
      clock.advance(waitMs);
    }
    await call;
  });

  it('maxRetryAfter: a longer wait fails the call at once', async () => {
    const { client, server } = await start({ maxRetryAfter: 1_000 }, 503, { 'retry-after': '2' });
    await expect(resourceCall(client, READ_PIN, {})).rejects.toMatchObject({ retryAfterMs: 2_000 });
    expect(server.received).toHaveLength(1);
  });
});
