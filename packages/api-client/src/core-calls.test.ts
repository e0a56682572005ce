import type { Board } from '@tackboard/domain';
import { describe, expect, it } from 'vitest';
import { listBoards } from './boards/board.js';
import { type Client, createClient } from './client.js';
import { listPages } from './pages.js';
import { readSession, signIn, signOut } from './people/session.js';
import { deletePin, readPin } from './pins/read-pin.js';
import { savePin, unsavePin } from './pins/save-pin.js';
import { good, json, type Received, startServer } from './server.test.fixture.js';

async function start(data: unknown): Promise<{ client: Client; received: readonly Received[] }> {
  const { origin, received } = await startServer((response) => json(response, 200, good(data)));
  return { client: createClient({ origin, fetch, csrfToken: () => 'tok' }), received };
}

/** Method, path and options of the first request. */
function sent(received: readonly Received[]): unknown {
  const [first] = received;
  const data = first?.query.get('data') ?? first?.form.get('data') ?? '{}';
  return [first?.method, first?.path, (JSON.parse(data) as { options: unknown }).options];
}

const KEY = { idempotencyKey: 'key-1' };

describe('one pin', () => {
  it('is read by its id', async () => {
    const { client, received } = await start({ id: '900719925474099312', grid_title: 'Dunes' });
    const pin = await readPin(client, { pinId: '900719925474099312' });

    expect(pin.id).toBe('900719925474099312');
    expect(pin.gridTitle).toBe('Dunes');
    expect(sent(received)).toEqual([
      'GET',
      '/resource/PinResource/get/',
      { id: '900719925474099312' },
    ]);
  });

  it.each([[null], [{}], [{ title: 'no id' }], [[]], ['text']])('cannot be %j', async (data) => {
    const { client } = await start(data);
    await expect(readPin(client, { pinId: '1' })).rejects.toMatchObject({
      code: 'unreadable',
      outcome: 'failed',
      status: 200,
    });
  });
});

describe('saving (S1 §3.42 §7.3 §7.4)', () => {
  it('sends the payload of the specification and returns id and board', async () => {
    const { client, received } = await start({
      id: '905',
      board: { id: '12', url: '/lena/dunes/', name: 'Dunes', layout: 'default' },
    });
    const request = {
      pinId: '7',
      boardId: '12',
      sectionId: '3',
      userId: '42',
      clientTrackingParams: 'CwAB',
    };
    await expect(savePin(client, request, KEY)).resolves.toEqual({
      id: '905',
      board: { id: '12', url: '/lena/dunes/', name: 'Dunes', layout: 'default' },
    });
    expect(sent(received)).toEqual([
      'POST',
      '/resource/RepinResource/create/',
      {
        pin_id: '7',
        board_id: '12',
        section: '3',
        clientTrackingParams: 'CwAB',
        user_id: '42',
        disable_event_log_info: true,
      },
    ]);
  });

  it('saves to the profile without a board', async () => {
    const { client, received } = await start({ id: '905' });
    await expect(savePin(client, { pinId: '7' }, KEY)).resolves.toEqual({ id: '905' });
    expect(sent(received)).toEqual([
      'POST',
      '/resource/RepinResource/create/',
      { pin_id: '7', disable_event_log_info: true },
    ]);
  });

  it('is unknown when the response has no id', async () => {
    const { client } = await start({ board: { id: '12' } });
    await expect(savePin(client, { pinId: '7' }, KEY)).rejects.toMatchObject({
      code: 'unreadable',
      outcome: 'unknown',
    });
  });
});

describe('removing', () => {
  it.each([
    ['unsavePin', unsavePin, '/resource/PinResource/delete/'],
    ['deletePin', deletePin, '/resource/PublishedPinResource/delete/'],
  ] as const)('%s sends the payload of S1 §7.5 to its own endpoint', async (_, call, path) => {
    const { client, received } = await start(null);
    const request = { pinId: '7', boardId: '12', sectionId: '3', clientTrackingParams: 'CwAB' };
    await expect(call(client, request, KEY)).resolves.toBeUndefined();
    expect(sent(received)).toEqual([
      'DELETE',
      path,
      { id: '7', board_id: '12', section: '3', client_tracking_params: 'CwAB' },
    ]);
  });
});

describe("the viewer's boards", () => {
  async function startBoards() {
    const pages: Record<string, { names: readonly string[]; next: string }> = {
      first: { names: ['Posters', 'Hallway'], next: 'b2' },
      b2: { names: ['Old posters'], next: '-end-' },
    };
    const { origin, received } = await startServer((response, { query }) => {
      const { options } = JSON.parse(query.get('data') ?? '{}') as {
        options: { bookmarks?: string[] };
      };
      const { names, next } = pages[options.bookmarks?.[0] ?? 'first']!;
      const boards = names.map((name) => ({ id: String(name.length), name, type: 'board' }));
      json(response, 200, good(boards, next));
    });
    return { client: createClient({ origin, fetch }), received };
  }

  it('are listed one page at a time, from a bookmark on (S3 §9)', async () => {
    const { client, received } = await startBoards();
    const list = async (bookmark?: string) => {
      const page = await listBoards(client, {
        pageSize: 10,
        sort: 'last_pinned_to',
        ...(bookmark && { bookmark }),
      });
      return [page.items.map(({ name }) => name), page.bookmark];
    };
    expect(await list()).toEqual([['Posters', 'Hallway'], 'b2']);
    expect(await list('b2')).toEqual([['Old posters'], undefined]);
    expect(received.map(({ query }) => JSON.parse(query.get('data') ?? '{}').options)).toEqual([
      { privacy_filter: 'all', page_size: 10, sort: 'last_pinned_to' },
      { privacy_filter: 'all', page_size: 10, sort: 'last_pinned_to', bookmarks: ['b2'] },
    ]);
  });

  it('are found by a part of their name on every page', async () => {
    const { client } = await startBoards();
    const page = await listBoards(client, { query: 'POST', pageSize: 10, sort: 'newest' });
    expect(page.items.map(({ name }) => name)).toEqual(['Posters', 'Old posters']);
    expect(page.bookmark).toBeUndefined();
  });

  it('are read page by page, 25 at a time (S3 §9)', async () => {
    const { origin, received } = await startServer((response, _received, n) =>
      n === 0
        ? json(response, 200, good([{ id: '1', name: 'Dunes' }, {}], 'b1'))
        : json(response, 200, good([{ id: 2, name: 'Boats' }], '-end-')),
    );
    const client = createClient({ origin, fetch });
    const boards: Board[] = [];
    for await (const { items } of listPages(client, (page) => listBoards(client, page))) {
      boards.push(...items);
    }

    expect(boards.map(({ id, name }) => [id, name])).toEqual([
      ['1', 'Dunes'],
      ['2', 'Boats'],
    ]);
    expect(sent(received)).toEqual([
      'GET',
      '/resource/BoardsResource/get/',
      { privacy_filter: 'all', page_size: 25 },
    ]);
    expect(sent(received.slice(1))).toEqual([
      'GET',
      '/resource/BoardsResource/get/',
      { privacy_filter: 'all', page_size: 25, bookmarks: ['b1'] },
    ]);
  });
});

describe('the session', () => {
  it('is read', async () => {
    const { client, received } = await start({
      is_authenticated: true,
      user: { id: '42', username: 'lena' },
      default_board: { id: '12', name: 'Dunes' },
    });
    await expect(readSession(client)).resolves.toMatchObject({
      isAuthenticated: true,
      user: { id: '42', username: 'lena' },
      defaultBoard: { id: '12', name: 'Dunes' },
    });
    expect(sent(received)).toEqual(['GET', '/resource/UserSessionResource/get/', {}]);
  });

  it('starts', async () => {
    const { client, received } = await start({ is_authenticated: true, user: { id: '42' } });
    await expect(signIn(client, { username: 'lena' }, KEY)).resolves.toMatchObject({
      isAuthenticated: true,
    });
    expect(sent(received)).toEqual([
      'POST',
      '/resource/UserSessionResource/create/',
      { username: 'lena' },
    ]);
  });

  it('has not started when the response has no signed-in viewer', async () => {
    const { client } = await start(null);
    await expect(signIn(client, { username: 'lena' }, KEY)).rejects.toMatchObject({
      code: 'unreadable',
      outcome: 'unknown',
    });
  });

  it('ends', async () => {
    const { client, received } = await start(null);
    await expect(signOut(client, KEY)).resolves.toBeUndefined();
    expect(sent(received)).toEqual(['DELETE', '/resource/UserSessionResource/delete/', {}]);
  });
});
