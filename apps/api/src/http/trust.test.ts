import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { visit } from '../testing/visitor.js';
import { checkHostName } from './trust.js';

const SESSION = '/resource/UserSessionResource/get/';

let direct: TestServer;
let proxied: TestServer;
beforeAll(async () => {
  direct = await startTestServer();
  proxied = await startTestServer({ trustProxy: true, allowedHosts: ['Pins.example'] });
});
afterAll(() => Promise.all([direct.stop(), proxied.stop()]));

/** Sends a request with any `Host`, which `fetch` does not allow. */
function send(
  server: TestServer,
  headers: Record<string, string>,
  { method = 'GET', path = SESSION } = {},
): Promise<{ status: number | undefined; cookies: readonly string[] }> {
  return new Promise((resolve, reject) => {
    const sent = request(`${server.origin}${path}`, { method, headers }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, cookies: response.headers['set-cookie'] ?? [] });
    });
    sent.once('error', reject);
    sent.end();
  });
}

describe('the host of a request', () => {
  it.each([
    'localhost',
    'LOCALHOST:4173',
    'demo.localhost',
    '127.0.0.1:80',
    '192.168.1.9',
    '[::1]:1',
  ])('may be %s', async (host) => {
    expect((await send(direct, { host })).status).toBe(200);
  });

  it.each(['evil.example', 'localhost.evil.example', 'pins.example', 'a b', '[::1'])(
    'may not be %j',
    async (host) => {
      expect([400, 421]).toContain((await send(direct, { host })).status);
    },
  );

  it('may not be foreign, even when the origin is the same', async () => {
    const maren = await visit(direct.origin, 'marenkjaer');
    const cookie = [...maren.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      host: 'evil.example',
      origin: 'http://evil.example',
      cookie,
      'x-csrftoken': maren.cookies.get('csrftoken') ?? '',
      'content-type': 'application/x-www-form-urlencoded',
    };
    const path = '/resource/UserSessionResource/delete/';
    expect((await send(direct, headers, { method: 'POST', path })).status).toBe(421);
    expect((await maren.get('UserSessionResource/get')).data).toMatchObject({
      is_authenticated: true,
    });
  });

  it('may be one that is allowed, in any case and on any port', async () => {
    expect((await send(proxied, { host: 'PINS.example:8443' })).status).toBe(200);
    expect((await send(proxied, { host: 'www.pins.example' })).status).toBe(421);
  });

  it('is the forwarded one behind a trusted proxy only', async () => {
    const forwarded = { host: 'pins.example', 'x-forwarded-host': 'evil.example' };
    expect((await send(proxied, forwarded)).status).toBe(421);
    const spoofed = { host: 'evil.example', 'x-forwarded-host': 'localhost' };
    expect((await send(direct, spoofed)).status).toBe(421);
  });
});

describe('cookies', () => {
  it('are Secure behind a trusted proxy that the browser reaches over TLS', async () => {
    const { cookies } = await send(proxied, { 'x-forwarded-proto': 'https, http' });
    expect(cookies).toEqual([expect.stringMatching(/^csrftoken=.*; Secure; SameSite=Lax$/)]);
  });

  it.each([
    ['over plain HTTP', true, {}],
    ['when the proxy is reached over plain HTTP', true, { 'x-forwarded-proto': 'http' }],
    ['when the proxy is not trusted', false, { 'x-forwarded-proto': 'https' }],
  ])('are not Secure %s', async (_, isTrusted, headers) => {
    const { cookies } = await send(isTrusted ? proxied : direct, headers);
    expect(cookies).toEqual([expect.not.stringContaining('Secure')]);
  });
});

it.each(['pins.example:80', 'https://pins.example', '*.pins.example', '', 'a b'])(
  'refuses %j as an allowed host',
  (name) => {
    expect(() => checkHostName('ALLOWED_HOSTS', name)).toThrow(
      `ALLOWED_HOSTS is "${name}", but it must be host names without a port, such as pins.example.`,
    );
  },
);
