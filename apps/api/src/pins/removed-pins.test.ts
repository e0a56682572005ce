import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededId } from '../seed/ids.js';
import { connect, type TestClient } from '../testing/client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const REMOVED = seededId('pin', 'free-prints');
const COPIED = seededId('pin', 'borrowed-waves');
const DELETED = seededId('pin', 'first-proof');
/** On a secret board of Maren. */
const FLAT = seededId('pin', 'flat-with-a-view');
const CHELSEA = seededId('pin', 'chelsea');

let server: TestServer;
let lena: TestClient;
let yuki: TestClient;
let visitor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  const { origin } = server;
  [lena, yuki, visitor] = await Promise.all([
    connect(origin, 'lenaadler'),
    connect(origin, 'yukitanabe'),
    connect(origin),
  ]);
});
afterAll(() => server.stop());

describe('a pin that is gone (S3 §2.1)', () => {
  it.each([
    ['that was taken down', REMOVED],
    ['that its creator deleted', DELETED],
  ])('%s gets 410 for everybody', async (_, id) => {
    for (const { calls } of [lena, yuki, visitor]) {
      await expect(calls.readPin({ pinId: id })).rejects.toMatchObject({
        code: 'not-found',
        status: 410,
        apiCode: 54,
        displayMessage: 'This Pin is unavailable.',
      });
    }
  });

  it('gets 404 when nobody could see it, or it was never there', async () => {
    server.database.prepare('UPDATE pins SET deleted_at = 1 WHERE id = ?').run(FLAT);
    for (const id of [FLAT, '404']) {
      await expect(visitor.calls.readPin({ pinId: id })).rejects.toMatchObject({ status: 404 });
    }
  });

  it('is in no list', async () => {
    const ids = (await lena.calls.readHomeFeed({ pageSize: 250 })).pins.map(({ id }) => id);
    expect(ids).toContain(CHELSEA);
    for (const id of [REMOVED, COPIED, DELETED]) expect(ids).not.toContain(id);
  });
});

describe('the pins of a person that were taken down (S3 §2.1)', () => {
  it('are listed for them, with the reason', async () => {
    expect(await lena.calls.listRemovedPins()).toMatchObject([
      { reason: 'spam', pin: { id: REMOVED, title: expect.stringMatching(/^A free print/) } },
      { reason: 'copyright', pin: { id: COPIED } },
    ]);
    expect(await yuki.calls.listRemovedPins()).toEqual([]);
    await expect(visitor.calls.listRemovedPins()).rejects.toMatchObject({ code: 'auth' });
    expect(lena.drift).toEqual([]);
  });
});
