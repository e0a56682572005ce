import { describe, expect, it } from 'vitest';
import { READ_PIN, SAVE_PIN } from './endpoints.js';
import { createClient } from './client.js';
import type { Endpoint, EndpointOverrides, Method } from './endpoint.js';
import { fakeClock } from './fake-clock.test.fixture.js';
import { readCall, resourceCall, writeCall } from './resource-call.js';
import { good, json, type Received, startServer } from './server.test.fixture.js';

const FOLLOW: Endpoint = {
  name: 'followBoard',
  method: 'PUT',
  path: '/v3/boards/{board_id}/follow/',
  encoding: 'form',
};

const PAYLOAD = { board_id: '9/1', note: 'a&b', count: 2, aux_data: { slot: 0 }, none: undefined };

async function send(endpoint: Endpoint, endpoints: EndpointOverrides = {}): Promise<Received> {
  const server = await startServer((response) => json(response, 200, good(null)));
  const client = createClient({ origin: server.origin, fetch, endpoints });
  await resourceCall(client, endpoint, PAYLOAD);
  const [received] = server.received;
  if (!received) throw new Error('The server received no request.');
  return received;
}

describe('an endpoint (S3 §7)', () => {
  it('fills the placeholders of its path, percent-encoded, and sends the other values', async () => {
    const { method, path, body, headers } = await send(FOLLOW);
    expect([method, path]).toEqual(['PUT', '/v3/boards/9%2F1/follow/']);
    expect(body).toBe('note=a%26b&count=2&aux_data=%7B%22slot%22%3A0%7D');
    expect(headers['content-type']).toBe('application/x-www-form-urlencoded;charset=UTF-8');
  });

  it.each([undefined, null, '', '.', '..'])('is not called with %j in its path', async (id) => {
    const server = await startServer((response) => json(response, 200, good(null)));
    const client = createClient({ origin: server.origin, fetch });
    await expect(resourceCall(client, FOLLOW, { board_id: id })).rejects.toMatchObject({
      code: 'request',
      outcome: 'failed',
      message:
        'followBoard (PUT /v3/boards/{board_id}/follow/) was not sent: {board_id} in its path has no value. ' +
        'Pass it to the call, or change the path in `endpoints`.',
    });
    expect(server.received).toHaveLength(0);
  });

  it('is overridden row by row, in the parts that differ', async () => {
    const received = await send(FOLLOW, {
      followBoard: { path: '/api/follow', encoding: 'json' },
      savePin: { path: '/api/saves' },
    });
    expect([received.method, received.path]).toEqual(['PUT', '/api/follow']);
    expect(received.headers['content-type']).toBe('application/json');
    expect(JSON.parse(received.body)).toEqual({
      board_id: '9/1',
      note: 'a&b',
      count: 2,
      aux_data: { slot: 0 },
    });
  });

  it('can have an envelope of its own', async () => {
    const server = await startServer((response) => json(response, 200, { id: '7', next: 'b2' }));
    const endpoints: EndpointOverrides = {
      followBoard: { unwrap: ({ next, ...data }) => ({ data, bookmark: next }) },
    };
    const client = createClient({ origin: server.origin, fetch, endpoints });
    await expect(resourceCall(client, FOLLOW, PAYLOAD)).resolves.toEqual({
      status: 200,
      data: { id: '7' },
      bookmark: 'b2',
    });
  });

  it('is a read or a write of its own, whatever method overrides it', async () => {
    const server = await startServer((response) => json(response, 500, {}));
    const clock = fakeClock();
    const endpoints: EndpointOverrides = {
      readPin: { method: 'POST' },
      savePin: { method: 'GET' },
    };
    const client = createClient({
      origin: server.origin,
      fetch,
      clock,
      endpoints,
      random: () => {},
    });
    await expect(writeCall(client, SAVE_PIN, {}, { idempotencyKey: 'k' })).rejects.toMatchObject({
      outcome: 'unknown',
    });
    expect(server.received).toHaveLength(1);
    const read = expect(readCall(client, READ_PIN, {})).rejects.toMatchObject({
      outcome: 'failed',
    });
    for (const requests of [3, 4]) {
      await clock.untilTimer(0);
      clock.advance(0);
      await server.until(requests);
    }
    await read;
    expect(server.received.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST', 'POST']);
  });

  it('is unknown after an unreadable response to a write, though GET overrides its method (S1 §4.4)', async () => {
    const server = await startServer((response) => response.end('<html>'));
    const endpoints: EndpointOverrides = { savePin: { method: 'GET' } };
    const client = createClient({ origin: server.origin, fetch, endpoints });
    await expect(writeCall(client, SAVE_PIN, {}, { idempotencyKey: 'k' })).rejects.toMatchObject({
      code: 'unreadable',
      outcome: 'unknown',
    });
    expect(server.received).toHaveLength(1);
  });

  it('can have a query in its path', async () => {
    const { path, query } = await send(FOLLOW, {
      followBoard: { method: 'GET', path: '/api?board={board_id}&v=3' },
    });
    expect(path).toBe('/api');
    expect([...query]).toEqual([
      ['board', '9/1'],
      ['v', '3'],
      ['note', 'a&b'],
      ['count', '2'],
      ['aux_data', '{"slot":0}'],
    ]);
  });

  it.each<[Method, Endpoint['encoding']]>([
    ['GET', 'form'],
    ['GET', 'json'],
    ['GET', 'multipart'],
    ['GET', 'query'],
    ['POST', 'query'],
    ['DELETE', 'query'],
  ])('as %s with %s sends its values in the query', async (method, encoding) => {
    const { query, body } = await send(FOLLOW, { followBoard: { method, encoding } });
    expect([...query]).toEqual([
      ['note', 'a&b'],
      ['count', '2'],
      ['aux_data', '{"slot":0}'],
    ]);
    expect(body).toBe('');
  });

  it('sends multipart values and files as parts', async () => {
    const server = await startServer((response) => json(response, 200, good(null)));
    const client = createClient({ origin: server.origin, fetch });
    const endpoint: Endpoint = { ...FOLLOW, method: 'POST', encoding: 'multipart' };
    const file = new Blob(['picture'], { type: 'image/png' });
    await resourceCall(client, endpoint, { board_id: '9', count: 2, file });
    const [received] = server.received;
    expect(received?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(received?.body).toMatch(/name="count"\r\n\r\n2\r\n/);
    expect(received?.body).toMatch(
      /name="file"; filename="blob"\r\nContent-Type: image\/png\r\n\r\npicture\r\n/,
    );
  });
});
