import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { seededId } from '../seed/ids.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { visit, type Visitor } from '../testing/visitor.js';

const PIN = seededId('pin', 'chelsea');
const SAVE = 'RepinResource/create';

let server: TestServer;
let other: DatabaseSync;
let maren: Visitor;
/** The number of saves before the tests. */
let seeded: number;
beforeAll(async () => {
  server = await startTestServer();
  maren = await visit(server.origin, 'marenkjaer');
  seeded = saves();
  other = new DatabaseSync(server.databasePath);
});
afterAll(async () => {
  other.close();
  await server.stop();
});

function saves(): number {
  return Number(server.database.prepare('SELECT count(*) AS count FROM saves').get()?.['count']);
}

function stopTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
}

/** Fires each timer at once, with a clock that follows. */
function fireTimers(): void {
  vi.setTimerTickMode('nextTimerAsync');
}

afterEach(() => {
  vi.useRealTimers();
  if (other.isTransaction) other.exec('ROLLBACK');
});

/** Sends a write to the server without a connection, and returns how long the server waited on timers. */
async function waitInside(call: string, options: object) {
  stopTime();
  fireTimers();
  const start = performance.now();
  const { status } = await server.api.app.request(`${server.origin}/resource/${call}/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: [...maren.cookies].map((pair) => pair.join('=')).join('; '),
      'x-csrftoken': maren.cookies.get('csrftoken') ?? '',
      'idempotency-key': 'locked',
    },
    body: new URLSearchParams({ source_url: '/', data: JSON.stringify({ options }) }),
  });
  return { status, waitedMs: performance.now() - start };
}

describe('while another process holds the write lock', () => {
  it('a write waits for 60 ms, gets 503, and changes nothing', async () => {
    other.exec('BEGIN IMMEDIATE');
    expect(await waitInside(SAVE, { pin_id: PIN })).toEqual({ status: 503, waitedMs: 60 });
    expect(saves()).toBe(seeded);
    expect(server.errors).toEqual([]);
  });

  it('the response names the reason, and when to send the write again', async () => {
    other.exec('BEGIN IMMEDIATE');
    const response = await maren.write(SAVE, { pin_id: PIN }, { key: 'locked' });
    expect([response.status, response.error]).toEqual([503, 'busy']);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(saves()).toBe(seeded);
  });

  it('reads are served while the write waits', async () => {
    other.exec('BEGIN IMMEDIATE');
    stopTime();
    let isWaiting = true;
    const write = maren.write(SAVE, { pin_id: PIN }).finally(() => (isWaiting = false));
    for (const _ of [1, 2, 3]) {
      expect((await maren.get('PinResource/get', { id: PIN })).status).toBe(200);
    }
    expect(isWaiting).toBe(true);
    fireTimers();
    expect((await write).status).toBe(503);
  });

  it('the sign-in waits as well, and succeeds when the lock is released in time', async () => {
    const visitor = await visit(server.origin);
    other.exec('BEGIN IMMEDIATE');
    stopTime();
    const signIn = visitor.write('UserSessionResource/create', { username: 'marenkjaer' });
    await visitor.get('PinResource/get', { id: PIN });
    other.exec('ROLLBACK');
    fireTimers();
    expect((await signIn).data).toMatchObject({ is_authenticated: true });
  });
});

it('the same write succeeds after the lock, with the key of the refused one', async () => {
  const response = await maren.write(SAVE, { pin_id: PIN }, { key: 'locked' });
  expect([response.status, response.headers.get('idempotent-replayed')]).toEqual([200, null]);
  expect(saves()).toBe(seeded + 1);
});
