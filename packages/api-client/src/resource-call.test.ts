import { describe, expect, it } from 'vitest';
import { READ_PIN, READ_SESSION, SAVE_PIN, SIGN_OUT, UNSAVE_PIN } from './endpoints.js';
import { createClient } from './client.js';
import { resourceCall } from './resource-call.js';
import { good, json, startServer } from './server.test.fixture.js';

describe('a read (S1 §7.3)', () => {
  it('sends options and source_url in the query', async () => {
    const server = await startServer((response) => json(response, 200, good({ id: '7' })));
    const client = createClient({ origin: server.origin, fetch, sourceUrl: () => '/pin/7/' });
    const response = await resourceCall(client, READ_PIN, { id: '7' });

    expect(response).toMatchObject({ data: { id: '7' } });
    const [got] = server.received;
    expect(got?.method).toBe('GET');
    expect(got?.path).toBe('/resource/PinResource/get/');
    expect(got?.query.get('data')).toBe('{"options":{"id":"7"},"context":{}}');
    expect(got?.query.get('source_url')).toBe('/pin/7/');
    expect(got?.headers['accept']).toBe('application/json');
    expect(got?.headers['x-requested-with']).toBe('XMLHttpRequest');
    expect(got?.headers['x-csrftoken']).toBeUndefined();
  });
});

describe('any call', () => {
  it('skips caches, and by default sends cookies to its own origin only', async () => {
    const inits: RequestInit[] = [];
    const origin = 'https://pins.example';
    const send = async (_url: string, init: RequestInit): Promise<Response> => {
      inits.push(init);
      return Response.json(good(null));
    };
    await resourceCall(createClient({ origin, fetch: send }), READ_SESSION, {});
    await resourceCall(createClient({ origin, fetch: send, credentials: 'include' }), SIGN_OUT, {});
    // Leaving the page does not cancel a save (S1 §4.4).
    expect(inits.map(({ keepalive }) => keepalive)).toEqual([undefined, true]);
    expect(inits).toMatchObject([
      { cache: 'no-store', credentials: 'same-origin' },
      { cache: 'no-store', credentials: 'include' },
    ]);
  });
});

describe('a write', () => {
  it('sends the same in a form body, with the CSRF token and the key', async () => {
    const server = await startServer((response) => json(response, 200, good({ id: '8' })));
    const client = createClient({ origin: `${server.origin}/`, fetch, csrfToken: () => 'tok' });
    await resourceCall(client, UNSAVE_PIN, { id: '7' }, { idempotencyKey: 'key-1' });

    const [got] = server.received;
    expect(got?.method).toBe('DELETE');
    expect(got?.path).toBe('/resource/PinResource/delete/');
    expect([...(got?.query ?? [])]).toEqual([]);
    expect(got?.form.get('data')).toBe('{"options":{"id":"7"},"context":{}}');
    expect(got?.form.get('source_url')).toBe('/');
    expect(got?.headers['content-type']).toContain('application/x-www-form-urlencoded');
    expect(got?.headers['x-csrftoken']).toBe('tok');
    expect(got?.headers['idempotency-key']).toBe('key-1');
  });
});

describe('the client', () => {
  it('uses the endpoint that the host configured', async () => {
    const server = await startServer((response) => json(response, 200, good({ id: '8' })));
    const endpoints = { savePin: { method: 'PUT', path: '/api/saves' } } as const;
    const client = createClient({ origin: server.origin, fetch, endpoints });
    await resourceCall(client, SAVE_PIN, {});
    await resourceCall(client, READ_PIN, {});

    expect(server.received.map(({ method, path }) => [method, path])).toEqual([
      ['PUT', '/api/saves'],
      ['GET', '/resource/PinResource/get/'],
    ]);
  });

  it('sends the headers of its own request on a server', async () => {
    const server = await startServer((response) => json(response, 200, good(null)));
    const viewers = ['lena', 'omar'].map((name) =>
      createClient({
        origin: server.origin,
        fetch,
        headers: () => ({ cookie: `session=${name}` }),
      }),
    );
    for (const client of viewers) await resourceCall(client, READ_SESSION, {});

    expect(server.received.map(({ headers }) => headers['cookie'])).toEqual([
      'session=lena',
      'session=omar',
    ]);
  });

  it('calls fetch without a receiver, as browsers require', async () => {
    const receivers: unknown[] = [];
    const client = createClient({
      origin: 'https://pins.example',
      async fetch(this: unknown) {
        receivers.push(this);
        return Response.json(good(null));
      },
    });
    await resourceCall(client, READ_SESSION, {});
    expect(receivers).toEqual([undefined]);
  });
});
