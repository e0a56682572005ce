import { getEventListeners } from 'node:events';
import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { READ_PIN, SAVE_PIN } from './endpoints.js';
import { createClient } from './client.js';
import { fakeClock } from './fake-clock.test.fixture.js';
import { resourceCall } from './resource-call.js';
import { good, json, startServer } from './server.test.fixture.js';

/** A server that keeps its responses until `respond` is called. */
async function start() {
  const waiting: ServerResponse[] = [];
  const server = await startServer((response) => waiting.push(response));
  const client = createClient({ origin: server.origin, fetch, clock: fakeClock() });
  const respond = (n: number, data: unknown): void => json(waiting[n]!, 200, good(data));
  return { client, server, waiting, respond };
}

describe('equal reads on their way (reference 2.2 b)', () => {
  it('share one request', async () => {
    const { client, server, respond } = await start();
    const reads = [1, 2, 3].map(() => resourceCall(client, READ_PIN, { id: '7' }));
    await server.until(1);
    respond(0, 'here');
    await expect(Promise.all(reads)).resolves.toMatchObject([
      { data: 'here' },
      { data: 'here' },
      { data: 'here' },
    ]);
    expect(server.received).toHaveLength(1);
  });

  it('do not share it with another payload, other headers or another client', async () => {
    const { client, server, respond } = await start();
    const reads = [
      resourceCall(client, READ_PIN, { id: '7' }),
      resourceCall(client, READ_PIN, { id: '8' }),
      resourceCall(client, READ_PIN, { id: '7' }, { headers: { 'x-app-state': 'active' } }),
      resourceCall(createClient({ origin: server.origin, fetch }), READ_PIN, { id: '7' }),
    ];
    await server.until(4);
    for (const n of [0, 1, 2, 3]) respond(n, 'here');
    await expect(Promise.all(reads)).resolves.toHaveLength(4);
    expect(server.received).toHaveLength(4);
  });

  it('send a request again once it has ended, also with an error', async () => {
    const { client, server, waiting, respond } = await start();
    const failing = resourceCall(client, READ_PIN, {});
    await server.until(1);
    json(waiting[0]!, 404, {});
    await expect(failing).rejects.toMatchObject({ code: 'not-found' });
    const next = resourceCall(client, READ_PIN, {});
    await server.until(2);
    respond(1, 'here');
    await expect(next).resolves.toMatchObject({ data: 'here' });
  });

  it('end at the signal of each caller; the others get their response', async () => {
    const { client, server, respond } = await start();
    const controller = new AbortController();
    const { signal } = controller;
    const left = resourceCall(client, READ_PIN, {}, { signal });
    const stayed = resourceCall(client, READ_PIN, {});
    await server.until(1);
    controller.abort('left the page');
    await expect(left).rejects.toMatchObject({ code: 'aborted', cause: 'left the page' });
    respond(0, 'here');
    await expect(stayed).resolves.toMatchObject({ data: 'here' });
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('abort the request when no caller waits any more', async () => {
    const { client, server, waiting } = await start();
    const controllers = [new AbortController(), new AbortController()];
    const reads = controllers.map(({ signal }) => resourceCall(client, READ_PIN, {}, { signal }));
    await server.until(1);
    const closed = new Promise((resolve) => waiting[0]!.on('close', resolve));
    for (const controller of controllers) controller.abort();
    const ends = await Promise.allSettled(reads);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await closed;
  });

  it.each([
    ['before it started', 0],
    ['before it ended', 1],
  ])('are not joined after a write when they were sent %s', async (_, first) => {
    const { client, server, respond } = await start();
    const calls = [
      () => resourceCall(client, READ_PIN, {}),
      () => resourceCall(client, SAVE_PIN, {}),
    ];
    const [one, other] = first === 0 ? calls : calls.toReversed();
    const earlier = [one!()];
    await server.until(1);
    earlier.push(other!());
    await server.until(2);
    respond(first === 0 ? 1 : 0, 'saved');
    await earlier[first === 0 ? 1 : 0];

    const after = resourceCall(client, READ_PIN, {});
    await server.until(3);
    respond(2, 'after the write');
    respond(first, 'before the write');
    await expect(after).resolves.toMatchObject({ data: 'after the write' });
    await Promise.all(earlier);
  });
});
