import { startTestServer, type TestServer } from '@tackboard/api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FuzzResult, runFuzz } from './fuzz.ts';
import { markSecretRows, rowIds, SECRET_TEXT } from './secret-rows.ts';

const REQUESTS = 600;

let server: TestServer;
let result: FuzzResult;
beforeAll(async () => {
  server = await startTestServer({ rateLimits: { writesPerMinute: 1e9, readsPerMinute: 1e9 } });
  markSecretRows(server.database);
  result = await runFuzz({
    origin: server.origin,
    requests: REQUESTS,
    seed: 1,
    ids: rowIds(server.database),
    usernames: ['tomasoliveira', 'kilnandco'],
    secret: SECRET_TEXT,
  });
}, 60_000);
afterAll(() => server.stop());

describe('requests derived from the OpenAPI document', () => {
  it('get no server error, no stack trace and no foreign data', () => {
    expect(result.faults).toEqual([]);
    expect(server.errors).toEqual([]);
    expect(result.requests).toBe(REQUESTS);
  });

  it('are accepted often enough to reach what is behind the checks', () => {
    expect(result.statuses['200'] ?? 0).toBeGreaterThan(REQUESTS / 10);
    expect(Object.keys(result.successes).length).toBeGreaterThan(15);
  });

  it('would find the secret if it were not secret', async () => {
    server.database.exec("UPDATE boards SET privacy = 'public' WHERE privacy = 'secret'");
    server.database.exec('UPDATE pins SET is_listed = 1');
    const open = await runFuzz({
      origin: server.origin,
      requests: 3 * REQUESTS,
      seed: 2,
      ids: rowIds(server.database),
      usernames: ['tomasoliveira'],
      secret: SECRET_TEXT,
      endsAtFault: true,
    });
    expect(open.faults.map(({ problem }) => problem)).toContain('foreign data');
  }, 60_000);
});
