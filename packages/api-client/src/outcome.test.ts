import fc from 'fast-check';
import { readFailure, writeFailure } from '@tackboard/domain';
import { describe, expect, it } from 'vitest';
import { READ_PIN, SAVE_PIN } from './endpoints.js';
import { createClient } from './client.js';
import { isCallError } from './errors.js';
import { resourceCall } from './resource-call.js';
import { bad, type Behaviour, json, startServer } from './server.test.fixture.js';

const html: Behaviour = (response) =>
  void response
    .writeHead(200, { 'content-type': 'text/html' })
    .end('<!doctype html><title>Hi</title>');

const htmlWithStatus =
  (status: number): Behaviour =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');

const goneInEnvelope: Behaviour = (response) =>
  json(response, 200, bad({ http_status: 404, message: 'Gone.' }));

/** The error of a write for each behaviour of the server (S1 §4.4: a timeout, a lost connection, an unreadable response). */
const CASES: [string, Behaviour, string, string, string | undefined][] = [
  ['400 in JSON', refuse(400, 'Too long.'), 'http', 'failed', 'Too long.'],
  ['401 in JSON', refuse(401, 'Please log in.'), 'auth', 'failed', 'Please log in.'],
  ['403 in JSON', refuse(403, 'Not yours.'), 'forbidden', 'failed', 'Not yours.'],
  ['404 in JSON', refuse(404, 'Gone.'), 'not-found', 'failed', 'Gone.'],
  ['410 in JSON', refuse(410, 'Gone.'), 'not-found', 'failed', 'Gone.'],
  ['409 in JSON', refuse(409, 'Twice.'), 'conflict', 'failed', 'Twice.'],
  ['429 in JSON', refuse(429, 'Slow down.'), 'rate-limited', 'failed', 'Slow down.'],
  ['500 in JSON', refuse(500, 'Our fault.'), 'http', 'unknown', 'Our fault.'],
  ['503 in JSON', refuse(503, 'Our fault.'), 'http', 'failed', 'Our fault.'],
  ['an error with HTTP 200', refuse(200, 'Board is full.'), 'api', 'failed', 'Board is full.'],
  ['HTML with HTTP 200', html, 'unreadable', 'unknown', undefined],
  ['HTML with HTTP 502', htmlWithStatus(502), 'http', 'unknown', undefined],
  ['HTML with HTTP 404', htmlWithStatus(404), 'not-found', 'failed', undefined],
  ['HTML with HTTP 408', htmlWithStatus(408), 'http', 'unknown', undefined],
  ['HTML with HTTP 503', htmlWithStatus(503), 'http', 'unknown', undefined],
  [
    'broken JSON',
    (response) => void response.end('{"resource_response":{"da'),
    'unreadable',
    'unknown',
    undefined,
  ],
  [
    'other JSON',
    (response) => json(response, 200, { ok: true }),
    'unreadable',
    'unknown',
    undefined,
  ],
  ['an empty body', (response) => void response.end(), 'unreadable', 'unknown', undefined],
  ['a lost connection', (response) => void response.destroy(), 'connection', 'unknown', undefined],
];

describe('a failed write', () => {
  it.each(CASES)('%s', async (_name, behave, code, outcome, displayMessage) => {
    const server = await startServer(behave);
    const client = createClient({ origin: server.origin, fetch });
    const error: unknown = await resourceCall(client, SAVE_PIN, {}).catch((e: unknown) => e);

    expect(error).toMatchObject({ code, outcome });
    expect(writeFailure(error)).toEqual(displayMessage ? { outcome, displayMessage } : { outcome });
  });

  it('throws a CallError, whatever the status and body', async () => {
    const status = fc.constantFrom(200, 201, 301, 400, 401, 403, 404, 409, 410, 418, 429, 500, 503);
    const body = fc.oneof(fc.string(), fc.json());
    await fc.assert(
      fc.asyncProperty(status, body, async (code, text) => {
        const client = createClient({
          origin: 'https://pins.example',
          fetch: async () => new Response(text, { status: code }),
        });
        const error: unknown = await resourceCall(client, SAVE_PIN, {}).catch((e: unknown) => e);
        expect(isCallError(error)).toBe(true);
      }),
    );
  });

  it('a failed read is never unknown', async () => {
    const server = await startServer(html);
    const client = createClient({ origin: server.origin, fetch });
    await expect(resourceCall(client, READ_PIN, {})).rejects.toMatchObject({
      code: 'unreadable',
      outcome: 'failed',
    });
  });
});

describe('a failed read', () => {
  it.each([
    ['404', refuse(404, 'Gone.'), { isMissing: true, isTemporary: false }],
    [
      '404 inside an envelope with HTTP 200',
      goneInEnvelope,
      { isMissing: true, isTemporary: false },
    ],
    ['403', refuse(403, 'No.'), { isMissing: false, isTemporary: false }],
    ['HTML with HTTP 200', html, { isMissing: false, isTemporary: false }],
  ] as const)('%s', async (_name, behave, expected) => {
    const server = await startServer(behave);
    const client = createClient({ origin: server.origin, fetch });
    const error: unknown = await resourceCall(client, READ_PIN, {}).catch((e: unknown) => e);
    expect(readFailure(error)).toEqual(expected);
  });

  it('a lost connection is temporary', async () => {
    const server = await startServer((response) => void response.destroy());
    const random = (): number => 0;
    const client = createClient({ origin: server.origin, fetch, random });
    const error: unknown = await resourceCall(client, READ_PIN, {}).catch((e: unknown) => e);
    expect(readFailure(error)).toEqual({ isMissing: false, isTemporary: true });
  });
});

describe('offline', () => {
  const refused = new TypeError('Failed to fetch');

  it.each([
    ['offline when the call starts', [false, true], { code: 'offline', outcome: 'failed' }],
    ['offline only afterwards', [true, false], { code: 'connection', outcome: 'unknown' }],
    ['online', [true, true], { code: 'connection', outcome: 'unknown' }],
  ] as const)('%s', async (_name, [before, after], expected) => {
    let online: boolean = before;
    const client = createClient({
      origin: 'https://pins.example',
      isOnline: () => online,
      async fetch() {
        online = after;
        throw refused;
      },
    });
    await expect(resourceCall(client, SAVE_PIN, {})).rejects.toMatchObject({
      ...expected,
      cause: refused,
    });
  });

  it('fails at once without a retry', async () => {
    let calls = 0;
    const client = createClient({
      origin: 'https://pins.example',
      isOnline: () => false,
      fetch() {
        calls += 1;
        return Promise.reject(refused);
      },
    });
    await expect(resourceCall(client, READ_PIN, {})).rejects.toMatchObject({ code: 'offline' });
    expect(calls).toBe(1);
  });

  it('does not stop a call that succeeds', async () => {
    const client = createClient({
      origin: 'http://localhost',
      isOnline: () => false,
      fetch: async () => Response.json({ resource_response: { data: 'here' } }),
    });
    await expect(resourceCall(client, READ_PIN, {})).resolves.toMatchObject({ data: 'here' });
  });
});

function refuse(status: number, message: string): Behaviour {
  return (response) => json(response, status, bad({ code: 3, message }));
}
