import { connect } from 'node:net';
import { once } from 'node:events';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { visit } from '../testing/visitor.js';
import { startServer } from './serve.js';

let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  server = await startTestServer({
    trustProxy: true,
    rateLimits: { readsPerMinute: 40, writesPerMinute: 3 },
    log: { info: (line) => lines.push(line), error: () => undefined },
  });
});
afterAll(() => server.stop());

describe('a response', () => {
  it('has security headers and a policy with a new nonce', async () => {
    const [first, second] = await Promise.all([
      fetch(`${server.origin}/docs`),
      fetch(`${server.origin}/docs`),
    ]);
    const policy = first.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'self'; script-src 'self' 'nonce-[\w+/=]{24}'; /);
    expect(policy).toContain("object-src 'none'; base-uri 'none'");
    expect(policy).not.toContain('unsafe');
    expect(second.headers.get('content-security-policy')).not.toBe(policy);
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    expect(first.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  it('is compressed for a client that accepts it', async () => {
    const response = await fetch(`${server.origin}/openapi.json`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.json()).toMatchObject({ openapi: '3.1.0' });
  });

  it('has the id of its log line, without the query', async () => {
    const { headers } = await fetch(
      `${server.origin}/resource/UserSessionResource/get/?data=%7B%7D`,
    );
    const id = headers.get('x-request-id');
    const entry = lines.map((line) => line.startsWith('{') && JSON.parse(line)).at(-1) as unknown;
    expect(entry).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      request: id,
      method: 'GET',
      path: '/resource/UserSessionResource/get/',
      call: 'readSession',
      status: 200,
      ms: expect.any(Number) as number,
    });
  });
});

it('/healthz responds while the database does', async () => {
  const response = await fetch(`${server.origin}/healthz`);
  expect(await response.json()).toEqual({ status: 'ok' });
  expect(response.headers.getSetCookie()).toEqual([]);
});

describe('a rate limit', () => {
  const from = (address: string) => ({ 'x-forwarded-for': `6.6.6.6, ${address}` });

  it('refuses more writes of an address with 429 and Retry-After, and no reads', async () => {
    const visitor = await visit(server.origin);
    const write = (address: string) =>
      visitor.write('PinResource/delete', { id: '1' }, { headers: from(address) });
    for (let count = 0; count < 3; count += 1) {
      expect((await write('9.9.9.9')).status).toBe(401);
    }
    const refused = await write('9.9.9.9');
    expect([refused.status, refused.error]).toEqual([429, 'tooManyRequests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    expect((await write('9.9.9.8')).status).toBe(401);
    const read = await fetch(`${server.origin}/openapi.json`, { headers: from('9.9.9.9') });
    expect(read.status).toBe(200);
  });

  it('counts all addresses of an IPv6 network together', async () => {
    const statuses: number[] = [];
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:3::', '2001:db8:1:2::3']) {
      const visitor = await visit(server.origin);
      const options = { headers: from(address) };
      statuses.push((await visitor.write('PinResource/delete', { id: '1' }, options)).status);
    }
    const visitor = await visit(server.origin);
    const headers = from('2001:db8:1:2:ffff::4');
    const response = await visitor.write('PinResource/delete', { id: '1' }, { headers });
    expect([...statuses, response.status]).toEqual([401, 401, 401, 429]);
  });
});

describe('the HTTP server', () => {
  const timeouts = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 };

  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
    ['a body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nslow'],
  ])('ends the connection of a client that sends %s too slowly', async (_, sent) => {
    const app = new Hono();
    app.onError(() => new Response());
    app.post('/', async (context) => context.text(await context.req.text()));
    const running = await startServer(app, { server: timeouts });
    const socket = connect(Number(new URL(running.origin).port), '127.0.0.1');
    socket.write(sent);
    const [data] = (await once(socket, 'data')) as [Buffer];
    expect(data.toString()).toMatch(/^HTTP\/1\.1 408 /);
    await running.stop();
  });

  it('finishes open requests when it stops, and accepts no more', async () => {
    let finish: () => void = () => undefined;
    let started: () => void = () => undefined;
    const hasStarted = new Promise<void>((resolve) => {
      started = resolve;
    });
    const app = new Hono().get('/', async (context) => {
      await new Promise<void>((resolve) => {
        finish = resolve;
        started();
      });
      return context.text('finished');
    });
    const running = await startServer(app);
    const pending = fetch(running.origin);
    await hasStarted;
    const stopped = running.stop();
    await expect(fetch(running.origin)).rejects.toThrow('fetch failed');
    finish();
    expect(await (await pending).text()).toBe('finished');
    await stopped;
  });
});
