import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boardId, personId } from '../seed/content.js';
import { seededId } from '../seed/ids.js';
import { connect, key, type TestClient } from '../testing/client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { visit, type Visitor } from '../testing/visitor.js';

let server: TestServer;
let maren: TestClient;
let tomas: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  maren = await connect(server.origin, 'marenkjaer');
  tomas = await connect(server.origin, 'tomasoliveira');
});
afterAll(() => server.stop());

const CHELSEA = seededId('pin', 'chelsea');
const SECRET_PIN = seededId('pin', 'flat-with-a-view');

async function withCookies(client: TestClient): Promise<Visitor> {
  const visitor = await visit(server.origin);
  for (const [name, value] of client.cookies) visitor.cookies.set(name, value);
  return visitor;
}

const send = (client: TestClient, pinId: string, receiver: string) =>
  client.calls.sendPin(
    {
      object: { type: 'pin', id: pinId, url: `/pin/${pinId}/` },
      receiverId: personId(receiver),
    },
    key(),
  );

interface Conversation {
  readonly users: readonly { readonly username: string }[];
  readonly last_message: { readonly pin: { readonly id: string } | null };
}

async function conversationsOf(client: TestClient): Promise<readonly Conversation[]> {
  const { data } = await (await withCookies(client)).get('ConversationsResource/get');
  return data as readonly Conversation[];
}

const messages = (): unknown =>
  server.database.prepare('SELECT count(*) AS count FROM messages').get()?.['count'];

describe('people to send a pin to (S3 §4.12)', () => {
  it('are all others, or those whose name has the text', async () => {
    const all = await maren.calls.listPeople({});
    expect(all.items).toHaveLength(13);
    expect(all.items.map(({ username }) => username)).not.toContain('marenkjaer');
    const some = await maren.calls.listPeople({ query: 'tan' });
    expect(some.items.map(({ username }) => username)).toEqual(['yukitanabe']);
    expect(maren.drift).toEqual([]);
  });

  it('are nobody who is blocked, in both directions', async () => {
    const yuki = await connect(server.origin, 'yukitanabe');
    await yuki.calls.blockUser({ userId: personId('lenaadler'), isBlocked: true }, key());
    const lena = await connect(server.origin, 'lenaadler');
    for (const [client, other] of [
      [yuki, 'lenaadler'],
      [lena, 'yukitanabe'],
    ] as const) {
      const { items } = await client.calls.listPeople({});
      expect(items.map(({ username }) => username)).not.toContain(other);
      await expect(send(client, CHELSEA, other)).rejects.toMatchObject({ status: 404 });
    }
  });
});

describe('sending a pin (S3 §4.12)', () => {
  it('starts a conversation that both see, and another pin continues it', async () => {
    await send(maren, CHELSEA, 'tomasoliveira');
    expect(await conversationsOf(tomas)).toMatchObject([
      { users: [{ username: 'marenkjaer' }], last_message: { pin: { id: CHELSEA } } },
    ]);
    const rocket = seededId('pin', 'rocket');
    await send(tomas, rocket, 'marenkjaer');
    expect(await conversationsOf(maren)).toMatchObject([
      { users: [{ username: 'tomasoliveira' }], last_message: { pin: { id: rocket } } },
    ]);
    const before = messages();
    await send(tomas, rocket, 'marenkjaer');
    expect(messages()).toBe(before);
  });

  it('shows a pin of a secret board to nobody else', async () => {
    await send(maren, SECRET_PIN, 'tomasoliveira');
    expect((await conversationsOf(tomas))[0]?.last_message.pin).toBeNull();
    expect((await conversationsOf(maren))[0]?.last_message.pin?.id).toBe(SECRET_PIN);
    await expect(send(tomas, SECRET_PIN, 'marenkjaer')).rejects.toMatchObject({ status: 404 });
  });

  it('needs another person', async () => {
    await expect(send(maren, CHELSEA, 'marenkjaer')).rejects.toMatchObject({ status: 404 });
  });
});

describe('the news hub', () => {
  interface News {
    readonly id: string;
    readonly news_type: string;
    readonly user: { readonly username: string };
    readonly pins: readonly { readonly id: string }[];
  }
  const newsOf = async (client: TestClient) =>
    (await (await withCookies(client)).get('NewsHubResource/get')).data as readonly News[];

  it('has saves of the viewer’s pins, but none on a secret board', async () => {
    const row = server.database
      .prepare('SELECT id FROM pins WHERE pinner_id = ?')
      .get(personId('noramalik'));
    const pin = String(row?.['id']);
    const owner = await connect(server.origin, 'noramalik');
    const secret = boardId('marenkjaer', 'flat-hunting');
    const seeded = await newsOf(owner);
    await maren.calls.savePin({ pinId: pin, boardId: secret }, key());
    expect(await newsOf(owner)).toEqual(seeded);
    await tomas.calls.savePin({ pinId: pin }, key());
    const [first, ...rest] = await newsOf(owner);
    expect(first).toMatchObject({
      news_type: 'saved',
      user: { username: 'tomasoliveira' },
      pins: [{ id: pin }],
    });
    expect(rest).toEqual(seeded);
  });

  it('has new pins of people whom the viewer follows, without hidden ones (S3 §7)', async () => {
    const publishedFor = async (client: TestClient) =>
      (await newsOf(client)).filter((news) => news.news_type === 'published');
    expect(await publishedFor(tomas)).toEqual([]);
    await tomas.calls.followUser({ userId: personId('openprints'), isFollowed: true }, key());
    const [first, ...rest] = await publishedFor(tomas);
    expect(first).toMatchObject({ user: { username: 'openprints' } });
    expect(rest.length).toBeGreaterThan(3);
    const pinId = first?.pins[0]?.id ?? '';
    const place = { kind: 'news-hub', newsId: first?.id ?? '' } as const;
    await tomas.calls.hidePin({ pinId, place, isHidden: true }, key());
    expect((await newsOf(tomas)).map(({ id }) => id)).not.toContain(first?.id);
  });
});

describe('the pins of a conversation (S1 §2)', () => {
  it('are those that were sent, the newest first and each once, without what the viewer hid', async () => {
    const nora = await connect(server.origin, 'noramalik');
    const ilse = await connect(server.origin, 'ilsethorne');
    const [alps, rocket] = [seededId('pin', 'alps'), seededId('pin', 'rocket')];
    await send(nora, alps, 'ilsethorne');
    await send(ilse, rocket, 'noramalik');
    await send(nora, alps, 'ilsethorne');
    const [listed] = (await ilse.calls.listConversations()).items;
    const conversationId = listed?.id ?? '';
    const pinsOf = async () =>
      (await ilse.calls.readConversation({ conversationId })).pins.map(({ id }) => id);
    expect(await pinsOf()).toEqual([alps, rocket]);
    const hide = { pinId: alps, place: { kind: 'p2p' }, isHidden: true } as const;
    await ilse.calls.hidePin(hide, key());
    expect(await pinsOf()).toEqual([rocket]);
    expect(ilse.drift).toEqual([]);
  });

  it('are for nobody else', async () => {
    const [listed] = (await tomas.calls.listConversations()).items;
    const other = await connect(server.origin, 'hedgeandgarden');
    await expect(
      other.calls.readConversation({ conversationId: listed?.id ?? '' }),
    ).rejects.toMatchObject({ status: 404 });
  });
});
