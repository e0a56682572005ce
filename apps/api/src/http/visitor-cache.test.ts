import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boardId } from '../seed/content.js';
import { seededId } from '../seed/ids.js';
import { connect, key } from '../testing/client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { visit, type Visitor } from '../testing/visitor.js';

const CHELSEA = seededId('pin', 'chelsea');

let server: TestServer;
let visitor: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  visitor = await visit(server.origin);
});
afterAll(() => server.stop());

interface Pin {
  readonly id: string;
  readonly title: string;
  readonly is_saved_to_profile: boolean;
}

const feed = async (who: Visitor) =>
  (await who.get('UserHomefeedResource/get', { page_size: 250 })).data as readonly Pin[];
const chelsea = async (who: Visitor) =>
  (await who.get('PinResource/get', { id: CHELSEA })).data as Pin;

describe('the response to visitors', () => {
  it('is the same for all of them, with a CSRF token for each new one', async () => {
    const path = `${server.origin}/resource/PinResource/get/?data=${encodeURIComponent(`{"options":{"id":"${CHELSEA}"}}`)}`;
    const [first, second] = [await fetch(path), await fetch(path)];
    expect(await first.text()).toBe(await second.text());
    const tokens = [first, second].map(({ headers }) => headers.getSetCookie().join());
    expect(tokens[0]).toMatch(/^csrftoken=[0-9a-f]{64};/);
    expect(tokens[0]).not.toBe(tokens[1]);
    expect(second.headers.get('cache-control')).toBe('private, no-store');
  });

  it('is never sent to somebody who is signed in, nor theirs to a visitor', async () => {
    await chelsea(visitor);
    const maren = await connect(server.origin, 'marenkjaer');
    await maren.calls.savePin({ pinId: CHELSEA }, key());
    const signedIn = await visit(server.origin, 'marenkjaer');
    expect((await chelsea(signedIn)).is_saved_to_profile).toBe(true);
    expect((await chelsea(visitor)).is_saved_to_profile).toBe(false);
  });

  it('changes as soon as a write has been responded to', async () => {
    const owner = await connect(server.origin, 'ilsethorne');
    const before = await feed(visitor);
    const own = await owner.calls.listBoards();
    const board = own.items.find(({ name }) => name === 'Maps without names')?.id ?? '';
    const secret = { boardId: board, privacy: 'secret' } as const;
    await owner.calls.editBoard(secret, key());
    const after = await feed(visitor);
    expect(after.length).toBeLessThan(before.length);
    expect(board).toBe(boardId('ilsethorne', 'maps-without-names'));
  });

  it('changes with a commit of another process', async () => {
    await chelsea(visitor);
    server.database.prepare("UPDATE pins SET title = 'Renamed' WHERE id = ?").run(CHELSEA);
    expect((await chelsea(visitor)).title).toBe('Renamed');
    expect((await feed(visitor)).find(({ id }) => id === CHELSEA)?.title).toBe('Renamed');
  });
});

it('a link that was followed is recorded, and empties no cache', async () => {
  const client = await connect(server.origin);
  const version = server.api.contentVersion();
  const click = {
    pinId: '1',
    url: 'https://x.example/',
    clickthroughType: 'clickthrough',
  } as const;
  await client.calls.logClickthrough(click);
  expect(server.database.prepare('SELECT count(*) AS n FROM events').get()?.['n']).toBe(1);
  expect(server.api.contentVersion()).toBe(version);
});
