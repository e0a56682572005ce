import { describe, expect, it } from 'vitest';
import { SAVE_PIN } from './endpoints.js';
import { createClient } from './client.js';
import { bodyBytes, reserveKeepalive } from './keepalive.js';
import { resourceCall } from './resource-call.js';
import { good } from './server.test.fixture.js';

function start() {
  const inits: RequestInit[] = [];
  const client = createClient({
    origin: 'https://pins.example',
    async fetch(_url, init) {
      inits.push(init);
      return Response.json(good(null));
    },
  });
  return { client, inits };
}

describe('a write survives the page (S1 §4)', () => {
  it('unless its body is too large for it', async () => {
    const { client, inits } = start();
    await resourceCall(client, SAVE_PIN, { note: 'x'.repeat(60_000) });
    await resourceCall(client, SAVE_PIN, { note: 'x'.repeat(66_000) });
    expect(inits.map(({ keepalive }) => keepalive)).toEqual([true, undefined]);
  });

  it('unless other requests on their way use up the 64 KB of the page', async () => {
    const { client, inits } = start();
    const release = reserveKeepalive(60_000);
    await resourceCall(client, SAVE_PIN, { note: 'x'.repeat(6_000) });
    release?.();
    await resourceCall(client, SAVE_PIN, { note: 'x'.repeat(6_000) });
    expect(inits.map(({ keepalive }) => keepalive)).toEqual([undefined, true]);
    expect(reserveKeepalive(65_537)).toBeUndefined();
  });
});

it.each([
  ['', 0],
  ['note', 4],
  ['é', 2],
  ['東', 3],
  ['\u{1f370}', 4],
  // Half a surrogate pair is sent as U+FFFD.
  ['\ud83c', 3],
  ['a\udf70b', 5],
])('the body %j has %i bytes', (body, bytes) => {
  expect(bodyBytes(body)).toBe(bytes);
  expect(bodyBytes(body)).toBe(new Blob([body]).size);
});
