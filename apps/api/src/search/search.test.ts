import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boardId } from '../seed/content.js';
import { seededId } from '../seed/ids.js';
import { connect, key } from '../testing/client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { visit, type Visitor } from '../testing/visitor.js';

let server: TestServer;
let visitor: Visitor;
let tomas: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  visitor = await visit(server.origin);
  tomas = await visit(server.origin, 'tomasoliveira');
});
afterAll(() => server.stop());

interface Found {
  readonly id: string;
  readonly title?: string;
  readonly name?: string;
  readonly username?: string;
}

async function search(who: Visitor, query: string, options = {}): Promise<readonly Found[]> {
  const { data } = await who.get('BaseSearchResource/get', { query, ...options });
  return (data as { readonly results: readonly Found[] }).results;
}

const SECRET_PIN = seededId('pin', 'flat-with-a-view');

describe('search (S3 §9)', () => {
  it('finds pins that have every word, the last one as a beginning, in any case and accent', async () => {
    const found = await search(visitor, 'TERRÁZZ');
    expect(found.length).toBeGreaterThan(1);
    const words = found.map((pin) => JSON.stringify(pin).toLowerCase());
    expect(words.every((text) => text.includes('terrazz'))).toBe(true);
    expect(await search(visitor, 'terrazzo zebra')).toEqual([]);
  });

  it.each(['"', 'a" OR "b', '*', 'NEAR(a b)', 'title:cat', '', ' ', '-', 'x'.repeat(500), '%'])(
    'understands no query language: %j',
    async (text) => {
      const response = await visitor.get('BaseSearchResource/get', { query: text });
      expect(response.status).toBe(200);
    },
  );

  it('pages through all results once', async () => {
    const all = await search(visitor, 'the', { page_size: 100 });
    const first = await visitor.get('BaseSearchResource/get', { query: 'the', page_size: 3 });
    const { bookmark } = first.envelope.resource_response;
    const second = await search(visitor, 'the', { page_size: 3, bookmarks: [bookmark] });
    const firstPage = (first.data as { results: Found[] }).results;
    expect([...firstPage, ...second].map(({ id }) => id)).toEqual(
      all.slice(0, 6).map(({ id }) => id),
    );
    const last = await visitor.get('BaseSearchResource/get', { query: 'the', page_size: 100 });
    expect(last.envelope.resource_response.bookmark).toBe('-end-');
  });

  it('finds no pin and no board of a secret board, but for its owner', async () => {
    const maren = await visit(server.origin, 'marenkjaer');
    const row = server.database.prepare('SELECT title FROM pins WHERE id = ?').get(SECRET_PIN);
    const title = String(row?.['title']);
    for (const scope of ['pins', 'my_pins']) {
      for (const who of [visitor, tomas]) {
        const found = await search(who, title, { scope });
        expect(found.map(({ id }) => id)).not.toContain(SECRET_PIN);
      }
    }
    expect((await search(maren, title, { scope: 'my_pins' })).map(({ id }) => id)).toContain(
      SECRET_PIN,
    );
    expect(await search(tomas, 'flat hunting', { scope: 'boards' })).toEqual([]);
    expect(await search(maren, 'flat hunting', { scope: 'boards' })).toHaveLength(1);
  });

  it.each([
    ['idea_pins', 'map', ['four-contours-story']],
    ['shop_tool', 'terrazzo', ['terrazzo-12', 'terrazzo-indigo', 'clay-terrazzo-board']],
  ])('S3 §9: the scope %s finds pins of its kind only', async (scope, text, slugs) => {
    const found = await search(visitor, text, { scope });
    expect(found.map(({ id }) => id).toSorted()).toEqual(
      slugs.map((slug) => seededId('pin', slug)).toSorted(),
    );
  });

  it('S3 §9: my_content finds the pins that the viewer published, and not what they saved', async () => {
    const ilse = await visit(server.origin, 'ilsethorne');
    const found = await search(ilse, 'map', { scope: 'my_content' });
    expect(found.map(({ id }) => id)).toContain(seededId('pin', 'four-contours-story'));
    expect(await search(tomas, 'map', { scope: 'my_content' })).toEqual([]);
    expect(await search(visitor, 'map', { scope: 'my_content' })).toEqual([]);
  });

  it('finds boards and people by a part of their name, and videos', async () => {
    const boards = await search(visitor, 'terrazzo', { scope: 'boards' });
    expect(boards.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Terrazzo', 'Terrazzo love']),
    );
    const people = await search(visitor, 'tomás', { scope: 'users' });
    expect(people.map(({ username }) => username)).toEqual(['tomasoliveira']);
    expect(await search(visitor, '_', { scope: 'users' })).toEqual([]);
    const videos = await search(visitor, 'a', { scope: 'videos' });
    expect(videos.every((pin) => 'videos' in pin)).toBe(true);
  });

  it('leaves out a pin that the viewer hid, and pins of people they blocked (S3 §7)', async () => {
    const lena = await connect(server.origin, 'lenaadler');
    const again = await visit(server.origin);
    for (const [name, value] of lena.cookies) again.cookies.set(name, value);
    const [first] = await search(again, 'terrazzo');
    const place = { kind: 'search', query: 'terrazzo', pinType: 'pin' } as const;
    await lena.calls.hidePin({ pinId: first?.id ?? '', place, isHidden: true }, key());
    expect((await search(again, 'terrazzo')).map(({ id }) => id)).not.toContain(first?.id);
  });
});

describe('related pins', () => {
  it('begin with pins that share words, continue with the newest, and never repeat', async () => {
    const pin = (await search(visitor, 'terrazzo'))[0]!;
    const first = await visitor.get('RelatedPinFeedResource/get', { pin: pin.id, page_size: 10 });
    const bookmarks = [first.envelope.resource_response.bookmark];
    const second = await visitor.get('RelatedPinFeedResource/get', {
      pin: pin.id,
      page_size: 10,
      bookmarks,
    });
    const ids = [...(first.data as Found[]), ...(second.data as Found[])].map(({ id }) => id);
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
    expect(ids).not.toContain(pin.id);
    expect(JSON.stringify((first.data as Found[])[0]).toLowerCase()).toContain('terrazzo');
  });

  it('show no pin of a secret board, and a secret pin has none', async () => {
    const everything = await visitor.get('RelatedPinFeedResource/get', {
      pin: seededId('pin', 'chelsea'),
      page_size: 100,
    });
    expect((everything.data as Found[]).map(({ id }) => id)).not.toContain(SECRET_PIN);
    const secret = await visitor.get('RelatedPinFeedResource/get', { pin: SECRET_PIN });
    expect(secret.status).toBe(404);
  });

  it('follow a pin that moves to a secret board: it is not found any more', async () => {
    const pin = seededId('pin', 'blocks-bauhaus');
    const title = server.database.prepare('SELECT title FROM pins WHERE id = ?').get(pin);
    const secret = boardId('lenaadler', 'studio-wall');
    server.database.prepare("UPDATE boards SET privacy = 'secret' WHERE id = ?").run(secret);
    server.database.prepare('UPDATE pins SET board_id = ? WHERE id = ?').run(secret, pin);
    const found = await search(visitor, String(title?.['title']));
    expect(found.map(({ id }) => id)).not.toContain(pin);
  });
});
