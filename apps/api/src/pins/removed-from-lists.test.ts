import { afterAll, beforeAll, expect, it } from 'vitest';
import { boardId, personId } from '../seed/content.js';
import { seededId } from '../seed/ids.js';
import { connect, key, type TestClient } from '../testing/client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { visit } from '../testing/visitor.js';

/** “Boards, nails, one door” of Lena Adler, on her board Studio wall. */
const PIN = seededId('pin', 'dust-bowl-house');
const LENA = seededId('user', 'lenaadler');
const YUKI = seededId('user', 'yukitanabe');
/** A board of Emil that the pin is saved to. */
const BIKE_TRIPS = boardId('emilrask', 'bike-trips');

let server: TestServer;
let yuki: TestClient;
let copies: readonly string[] = [];
let conversation = '';
beforeAll(async () => {
  server = await startTestServer();
  yuki = await connect(server.origin, 'yukitanabe');
});
afterAll(() => server.stop());

/** Reads a resource as a visitor, or as Yuki. */
async function read(name: string, options: object, client?: TestClient): Promise<unknown> {
  const visitor = await visit(server.origin);
  for (const [cookie, value] of client?.cookies ?? []) visitor.cookies.set(cookie, value);
  return (await visitor.get(`${name}/get`, { ...options })).data;
}

const related = { pin: seededId('pin', 'dust-bowl') };

/** Every list of pins of the site that had the pin, or a copy of it. */
const LISTS: Readonly<Record<string, () => unknown>> = {
  'the home feed': () => read('UserHomefeedResource', { page_size: 250 }),
  'the home feed of a follower': () => read('UserHomefeedResource', { page_size: 250 }, yuki),
  'the search': () => read('BaseSearchResource', { query: 'nails one door' }),
  'related pins': () => read('RelatedPinFeedResource', related),
  'the board it was published on': () =>
    yuki.calls.readBoardPins({ boardId: boardId('lenaadler', 'studio-wall') }),
  'a board it was saved to': () => read('BoardFeedResource', { board_id: BIKE_TRIPS }),
  'the created pins of its pinner': () =>
    yuki.calls.readUserPins({ userId: LENA, scope: 'created' }),
  'the saved pins of who saved it': () => yuki.calls.readUserPins({ userId: YUKI }),
  'the news hub of a follower': () => yuki.calls.readNews(),
  'the conversations': () => yuki.calls.listConversations({}),
  'a conversation': () => yuki.calls.readConversation({ conversationId: conversation }),
};

const listsWithIt = async () => {
  const shown: string[] = [];
  for (const [name, list] of Object.entries(LISTS)) {
    const text = JSON.stringify(await list()) ?? '';
    if ([PIN, ...copies].some((id) => text.includes(id))) shown.push(name);
  }
  return shown;
};

it('S3 §2.1: a pin that is taken down leaves every list, with the copies that were saved', async () => {
  await yuki.calls.followUser({ userId: LENA, isFollowed: true }, key());
  await yuki.calls.savePin({ pinId: PIN }, key());
  const object = { type: 'pin', id: PIN, url: `/pin/${PIN}/` } as const;
  await yuki.calls.sendPin({ object, receiverId: personId('marenkjaer') }, key());
  copies = server.database
    .prepare('SELECT id FROM saves WHERE pin_id = ? AND deleted_at IS NULL')
    .all(PIN)
    .map((row) => String(row['id']));
  conversation = String(
    server.database
      .prepare('SELECT conversation_id AS id FROM messages WHERE pin_id = ?')
      .get(PIN)?.['id'],
  );
  const counts = async () => (await yuki.calls.readBoard({ boardId: BIKE_TRIPS })).pinCount ?? 0;
  expect(copies.length).toBeGreaterThan(1);
  expect(await listsWithIt()).toEqual(Object.keys(LISTS));
  const before = await counts();
  server.database.prepare("INSERT INTO pin_removals VALUES (?, 'spam', 1)").run(PIN);
  expect(await listsWithIt()).toEqual([]);
  expect(await counts()).toBe(before - 1);
  for (const id of [PIN, ...copies])
    await expect(yuki.calls.readPin({ pinId: id })).rejects.toMatchObject({ status: 410 });
});
