import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boardId } from '../seed/content.js';
import { connect, key, type TestClient } from '../testing/client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const BOARD_ID = boardId('marenkjaer', 'boats');
const URL_OF_FOLLOW = `/v3/boards/${BOARD_ID}/follow/`;

let server: TestServer;
let tomas: TestClient;
let visitor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  tomas = await connect(server.origin, 'tomasoliveira');
  visitor = await connect(server.origin);
});
afterAll(() => server.stop());

function follows(): unknown {
  const sql = 'SELECT count(*) AS n FROM board_follows WHERE board_id = ?';
  return server.database.prepare(sql).get(BOARD_ID)?.['n'];
}

describe('the generic resource (S2 §7)', () => {
  it('reads, creates, updates and deletes for the viewer', async () => {
    const email = { email: 'tomasoliveira@tackboard.example' };
    const exists = await visitor.calls.apiCall({ url: '/v3/register/exists/', data: email });
    expect(exists.data).toBe(true);
    await tomas.calls.apiCall({ url: URL_OF_FOLLOW, method: 'PUT' }, key());
    expect(follows()).toBe(1);
    await tomas.calls.apiCall({ url: URL_OF_FOLLOW, method: 'DELETE' }, key());
    expect(follows()).toBe(0);
    const account = { url: '/v3/users/me/', method: 'POST', data: { country: 'PT' } };
    expect((await tomas.calls.apiCall(account, key())).data).toMatchObject({ country: 'PT' });
  });

  it('passes the key on: a repeated write runs once', async () => {
    const once = key();
    await tomas.calls.apiCall({ url: URL_OF_FOLLOW, method: 'PUT' }, once);
    await tomas.calls.apiCall({ url: URL_OF_FOLLOW, method: 'DELETE' }, key());
    await tomas.calls.apiCall({ url: URL_OF_FOLLOW, method: 'PUT' }, once);
    expect(follows()).toBe(0);
  });

  it('fails as the path does', async () => {
    const follow = { url: URL_OF_FOLLOW, method: 'PUT' };
    await expect(visitor.calls.apiCall(follow, key())).rejects.toMatchObject({ code: 'auth' });
    await expect(
      tomas.calls.apiCall({ url: '/v3/boards/404/follow/', method: 'PUT' }, key()),
    ).rejects.toMatchObject({ code: 'not-found' });
    await expect(
      tomas.calls.apiCall({ url: URL_OF_FOLLOW, method: 'PATCH' }, key()),
    ).rejects.toMatchObject({ status: 405 });
  });

  it.each([
    '/resource/ApiResource/get/',
    '/v3/../resource/PinResource/get/',
    '/v3/%2e%2e/__faults',
    'https://other.example/v3/',
    '//other.example/v3/',
  ])('does not lead to %s', async (url) => {
    await expect(visitor.calls.apiCall({ url })).rejects.toMatchObject({ status: 400 });
  });
});
