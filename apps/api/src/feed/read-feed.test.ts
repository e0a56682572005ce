import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boardId } from '../seed/content.js';
import { seededId } from '../seed/ids.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { visit, type Visitor } from '../testing/visitor.js';
import { FEED_SQL } from './read-feed.js';

const FEED = 'UserHomefeedResource/get';
const CHELSEA = seededId('pin', 'chelsea');
/** On the board Posters of Maren Kjær. */
const POSTER = seededId('pin', 'blocks-bauhaus');
/** On a secret board of hers. */
const FLAT = seededId('pin', 'flat-with-a-view');

let server: TestServer;
let visitor: Visitor;
beforeAll(async () => {
  server = await startTestServer({ pins: 300 });
  visitor = await visit(server.origin);
});
afterAll(() => server.stop());

async function page(bookmark?: string, pageSize?: number) {
  const response = await visitor.get(FEED, {
    ...(bookmark === undefined ? {} : { bookmarks: [bookmark] }),
    ...(pageSize === undefined ? {} : { page_size: pageSize }),
  });
  return {
    ...response,
    ids: ((response.data ?? []) as { id: string }[]).map(({ id }) => id),
    bookmark: response.envelope.resource_response.bookmark,
  };
}

function everyListedId(): string[] {
  return server.database
    .prepare(
      'SELECT id FROM pins WHERE is_listed = 1 AND deleted_at IS NULL ORDER BY feed_position DESC',
    )
    .all()
    .map((row) => String(row['id']));
}

function setPrivacy(privacy: 'public' | 'secret'): void {
  const update = server.database.prepare('UPDATE boards SET privacy = ? WHERE id = ?');
  update.run(privacy, boardId('marenkjaer', 'posters'));
}

/** Adds a new pin of somebody else. */
function publish(id: string): void {
  server.database
    .prepare(
      `INSERT INTO pins (id, pinner_id, picture, title, description, created_at, is_listed)
       SELECT ?, pinner_id, picture, 'New', '', created_at, 1 FROM pins ORDER BY feed_position LIMIT 1`,
    )
    .run(id);
}

describe('the home feed', () => {
  it('has 25 pins on a page, the newest first, in the envelope', async () => {
    const first = await page();
    expect(first.status).toBe(200);
    expect(first.ids).toEqual(everyListedId().slice(0, 25));
    expect(first.envelope).toMatchObject({
      resource_response: { status: 'success', code: 0, message: 'ok', http_status: 200 },
      resource: { name: 'UserHomefeedResource', options: { bookmarks: [first.bookmark] } },
    });
    expect(first.headers.get('cache-control')).toBe('private, no-store');
  });

  it('ends with -end- after every listed pin was shown once, while new ones arrived', async () => {
    const before = everyListedId();
    const seen: string[] = [];
    let bookmark: string | undefined;
    for (let turn = 0; bookmark !== '-end-'; turn += 1) {
      const next = await page(bookmark, 40);
      seen.push(...next.ids);
      bookmark = next.bookmark;
      publish(`90000000000000000${turn}`);
    }
    expect(seen).toEqual(before);
    expect((await page()).ids[0]).toBe(everyListedId()[0]);
    expect((await page('-end-')).ids).toEqual([]);
  });

  it('returns the same page for the same bookmark', async () => {
    const { bookmark } = await page();
    expect((await page(bookmark)).text).toBe((await page(bookmark)).text);
  });

  it('never lists a pin that was published on a secret board', async () => {
    const ids = (await page(undefined, 250)).ids;
    expect(ids).toContain(CHELSEA);
    expect(ids).not.toContain(FLAT);
  });

  it('lists the pins of a board that became secret for its owner only', async () => {
    const owner = await visit(server.origin, 'marenkjaer');
    setPrivacy('secret');
    const seen = [await visitor.feedIds(250), await owner.feedIds(250)];
    setPrivacy('public');
    expect(seen.map((ids) => ids.includes(POSTER))).toEqual([false, true]);
    expect(await visitor.feedIds(250)).toContain(POSTER);
  });

  it('accepts a page size as number or string, up to 250', async () => {
    expect((await page(undefined, 250)).ids).toHaveLength(250);
    const asText = await visitor.get(FEED, { page_size: '3' });
    expect(asText.data).toHaveLength(3);
  });

  it.each([0, -1, 251, 2.5, '1e3', null])('refuses the page size %j', async (size) => {
    const response = await visitor.get(FEED, { page_size: size });
    expect([response.status, response.error]).toEqual([400, 'invalidRequest']);
    expect(response.envelope.resource_response.message_detail).toMatch(/^options\.page_size: /);
  });

  it.each(['nonsense', 'ZmVlZDoxOi01', 'Y2JOb25lOw==', '%%%', 'ZmVlZDoxOjU!', 'ZmVlZDoxOjA1'])(
    'refuses the bookmark %s',
    async (bookmark) => {
      const response = await page(bookmark);
      expect([response.status, response.error]).toEqual([400, 'invalidRequest']);
      expect(response.envelope.resource_response.message_detail).toBe(
        'The bookmark does not belong to this feed. Leave it out to start at the first page.',
      );
    },
  );

  it('reads its pages from an index, without counting or sorting', () => {
    const plan = server.database
      .prepare(`EXPLAIN QUERY PLAN ${FEED_SQL}`)
      .all({ viewer: null, before: 50, limit: 26 })
      .map((row) => String(row['detail']));
    expect(plan[0]).toBe('SEARCH pins USING INDEX pins_in_feed (feed_position<?)');
    expect(plan.filter((step) => /TEMP B-TREE|^SCAN/.test(step))).toEqual([]);
  });
});
