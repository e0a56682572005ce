import type { HidePlace } from '@tackboard/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededId } from '../seed/ids.js';
import { connect, key, type TestClient } from '../testing/client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { createFindPin } from './read-pin.js';

const PIN = seededId('pin', 'rocket');

let server: TestServer;
let yuki: TestClient;
let tomas: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  yuki = await connect(server.origin, 'yukitanabe');
  tomas = await connect(server.origin, 'tomasoliveira');
});
afterAll(() => server.stop());

async function isInFeed({ calls }: TestClient): Promise<boolean> {
  return (await calls.readHomeFeed({ pageSize: 250 })).pins.some(({ id }) => id === PIN);
}

function hidden(): unknown[] {
  return server.database.prepare('SELECT place, detail FROM hidden_pins').all();
}

describe('a hidden pin (S3 §4.3 §7)', () => {
  it('leaves the feed of who hid it, until that is undone', async () => {
    const hide = { pinId: PIN, place: { kind: 'default' }, isHidden: true } as const;
    expect(await isInFeed(yuki)).toBe(true);
    await yuki.calls.hidePin(hide, key());
    await yuki.calls.hidePin(hide, key());
    expect([await isInFeed(yuki), await isInFeed(tomas)]).toEqual([false, true]);
    // It can still be opened, and its form says that it is hidden.
    const [seen, others] = [yuki, tomas].map(({ calls }) => calls.readPin({ pinId: PIN }));
    expect([(await seen)?.id, (await others)?.id]).toEqual([PIN, PIN]);
    const viewer = { userId: (await yuki.calls.readUser()).id ?? '' };
    expect(createFindPin(server.database)(viewer, PIN)?.pin).toMatchObject({ is_hidden: true });
    await yuki.calls.hidePin({ ...hide, isHidden: false }, key());
    await yuki.calls.hidePin({ ...hide, isHidden: false }, key());
    expect(await isInFeed(yuki)).toBe(true);
  });

  it.each<[HidePlace, object]>([
    [
      { kind: 'news-hub', newsId: 'n-1' },
      { place: 'news', detail: 'n-1' },
    ],
    [{ kind: 'p2p' }, { place: 'p2p', detail: null }],
    [
      { kind: 'search', query: 'red mug', pinType: 'pins' },
      { place: 'search', detail: 'red mug' },
    ],
  ])('in %j stays in the feed', async (place, row) => {
    await yuki.calls.hidePin({ pinId: PIN, place, isHidden: true }, key());
    expect(hidden()).toEqual([row]);
    expect(await isInFeed(yuki)).toBe(true);
    await yuki.calls.hidePin({ pinId: PIN, place, isHidden: false }, key());
    expect(hidden()).toEqual([]);
  });

  it('must exist, and its viewer must be signed in', async () => {
    const hide = { pinId: '404', place: { kind: 'default' }, isHidden: true } as const;
    await expect(yuki.calls.hidePin(hide, key())).rejects.toMatchObject({ code: 'not-found' });
    const { calls } = await connect(server.origin);
    await expect(calls.hidePin({ ...hide, pinId: PIN }, key())).rejects.toMatchObject({
      code: 'auth',
    });
  });
});

it('a reported pin leaves the feed of who reported it; a report is stored once, and can be taken back (S1 §6)', async () => {
  const reports = () =>
    server.database.prepare('SELECT reason, withdrawn_at IS NULL AS stands FROM pin_reports').all();
  expect(await isInFeed(yuki)).toBe(true);
  await yuki.calls.reportPin({ pinId: PIN, isReported: true, reason: 'spam' }, key());
  expect([await isInFeed(yuki), await isInFeed(tomas)]).toEqual([false, true]);
  await yuki.calls.reportPin({ pinId: PIN, isReported: true }, key());
  expect(reports()).toEqual([{ reason: 'spam', stands: 1 }]);
  await yuki.calls.reportPin({ pinId: PIN, isReported: false }, key());
  expect(reports()).toEqual([{ reason: 'spam', stands: 0 }]);
  expect(await isInFeed(yuki)).toBe(true);
});
