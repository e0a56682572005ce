import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededId } from '../seed/ids.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { visit, type Visitor } from '../testing/visitor.js';

const PIN = seededId('pin', 'chelsea');
const SAVE = 'RepinResource/create';
/** It waits 60 ms for the lock. The rest is room for a busy machine. */
const RESPONSE_MAX_MS = 1000;

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

describe('while another process holds the write lock', () => {
  it('a write gets 503 soon, and changes nothing', async () => {
    const times: number[] = [];
    other.exec('BEGIN IMMEDIATE');
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const start = performance.now();
      const response = await maren.write(SAVE, { pin_id: PIN }, { key: 'locked' });
      times.push(performance.now() - start);
      expect([response.status, response.error]).toEqual([503, 'busy']);
      expect(response.headers.get('retry-after')).toBe('1');
    }
    other.exec('ROLLBACK');
    expect(Math.min(...times)).toBeLessThan(RESPONSE_MAX_MS);
    expect(saves()).toBe(seeded);
    expect(server.errors).toEqual([]);
  });

  it('reads are served before the write is', async () => {
    // With connections that exist: opening one can take longer than the write waits.
    await Promise.all([1, 2, 3, 4].map(() => maren.get('PinResource/get', { id: PIN })));
    other.exec('BEGIN IMMEDIATE');
    const order: string[] = [];
    const write = maren.write(SAVE, { pin_id: PIN }).then(() => order.push('write'));
    const reads = [1, 2, 3].map(() =>
      maren.get('PinResource/get', { id: PIN }).then(({ status }) => order.push(`read ${status}`)),
    );
    await Promise.all([write, ...reads]);
    other.exec('ROLLBACK');
    expect(order).toEqual(['read 200', 'read 200', 'read 200', 'write']);
  });

  it('the sign-in waits as well, and succeeds when the lock is released in time', async () => {
    const visitor = await visit(server.origin);
    other.exec('BEGIN IMMEDIATE');
    const signIn = visitor.write('UserSessionResource/create', { username: 'marenkjaer' });
    await visitor.get('PinResource/get', { id: PIN });
    other.exec('ROLLBACK');
    expect((await signIn).data).toMatchObject({ is_authenticated: true });
  });
});

it('the same write succeeds after the lock, with the key of the refused one', async () => {
  const response = await maren.write(SAVE, { pin_id: PIN }, { key: 'locked' });
  expect([response.status, response.headers.get('idempotent-replayed')]).toEqual([200, null]);
  expect(saves()).toBe(seeded + 1);
});
