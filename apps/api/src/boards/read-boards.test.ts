import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededId } from '../seed/ids.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { visit, type Visitor } from '../testing/visitor.js';

const BOARDS = 'BoardsResource/get';

let server: TestServer;
let maren: Visitor;
let tomas: Visitor;
let nobody: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  maren = await visit(server.origin, 'marenkjaer');
  tomas = await visit(server.origin, 'tomasoliveira');
  nobody = await visit(server.origin);
});
afterAll(() => server.stop());

async function names(visitor: Visitor, options: Record<string, unknown> = {}): Promise<string[]> {
  const { data } = await visitor.get(BOARDS, { page_size: 250, ...options });
  return (data as { name: string }[]).map(({ name }) => name);
}

describe('a person’s boards', () => {
  it('S3 §9: has 25 on a page and continues by bookmark', async () => {
    const first = await maren.get(BOARDS);
    expect(first.data).toHaveLength(25);
    const { bookmark } = first.envelope.resource_response;
    const second = await maren.get(BOARDS, { bookmarks: [bookmark] });
    expect(second.data).toHaveLength(7);
    expect(second.envelope.resource_response.bookmark).toBe('-end-');
    const both = [...(first.data as { id: string }[]), ...(second.data as { id: string }[])];
    expect(new Set(both.map(({ id }) => id)).size).toBe(32);
  });

  it('S3 §3: leaves out boards of story pins only with filter_stories, and keeps empty ones', async () => {
    const ilse = await visit(server.origin, 'ilsethorne');
    for (const name of ['Stories', 'Empty', 'Mixed'])
      await ilse.write('BoardResource/create', { name, privacy: 'public' });
    const { data } = await ilse.get(BOARDS);
    const idOf = (name: string) =>
      (data as { id: string; name: string }[]).find((board) => board.name === name)?.id;
    const story = seededId('pin', 'four-contours-story');
    for (const [pin_id, name] of [
      [story, 'Stories'],
      [story, 'Mixed'],
      [seededId('pin', 'hubble'), 'Mixed'],
    ] as const) {
      const saved = await ilse.write('RepinResource/create', { pin_id, board_id: idOf(name) });
      expect(saved.status).toBe(200);
    }
    const filtered = new Set(await names(ilse, { filter_stories: true }));
    expect((await names(ilse)).filter((name) => !filtered.has(name))).toEqual(['Stories']);
    expect([filtered.has('Empty'), filtered.has('Mixed')]).toEqual([true, true]);
  });

  it('shows secret boards to their owner only', async () => {
    expect(await names(maren)).toEqual(
      expect.arrayContaining(['Birthday for Tomás', 'Flat hunting']),
    );
    for (const visitor of [tomas, nobody]) {
      const others = await names(visitor, { username: 'marenkjaer' });
      expect(others).toHaveLength(30);
      expect(others).not.toContain('Birthday for Tomás');
    }
    expect(await names(maren, { privacy_filter: 'secret' })).toEqual([
      'Birthday for Tomás',
      'Flat hunting',
    ]);
    expect(await names(tomas, { username: 'marenkjaer', privacy_filter: 'secret' })).toEqual([]);
  });

  it('includes the group boards that a person collaborates on', async () => {
    expect(await names(tomas)).toEqual(['Our flat', 'Quick saves', 'Darkroom', 'Surprise trip']);
    const { data } = await tomas.get(BOARDS);
    expect(data).toMatchObject([
      {
        name: 'Our flat',
        url: '/marenkjaer/our-flat/',
        is_collaborative: true,
        collaborated_by_me: true,
        collaborator_count: 1,
        owner: { username: 'marenkjaer' },
      },
      { name: 'Quick saves', layout: 'quick_saves' },
      { name: 'Darkroom', pin_count: 5 },
      { name: 'Surprise trip', privacy: 'secret' },
    ]);
  });

  it.each([
    ['last_pinned_to', ['Our flat', 'Quick saves', 'Darkroom', 'Surprise trip']],
    ['alphabetical', ['Darkroom', 'Our flat', 'Quick saves', 'Surprise trip']],
    ['oldest', ['Our flat', 'Quick saves', 'Darkroom', 'Surprise trip']],
    ['newest', ['Surprise trip', 'Darkroom', 'Quick saves', 'Our flat']],
    ['group_boards_at_top', ['Our flat', 'Quick saves', 'Darkroom', 'Surprise trip']],
    ['custom', ['Our flat', 'Quick saves', 'Darkroom', 'Surprise trip']],
  ])('S3 §4.13: sorts by %s', async (sort, expected) => {
    expect(await names(tomas, { sort })).toEqual(expected);
  });

  it('returns the pictures of the newest pins of a board', async () => {
    const { data } = await nobody.get(BOARDS, { username: 'lenaadler' });
    const [first] = data as { images: { '170x': { width: number; url: string }[] } }[];
    expect(first?.images['170x'][0]?.url).toMatch(/^\/media\/170x\/[0-9a-f]{32}\.jpg$/);
    expect(first?.images['170x'].map(({ width }) => width)).toEqual([170, 170, 170]);
  });

  it('is empty for a person without boards', async () => {
    const response = await nobody.get(BOARDS, { username: 'yukitanabe' });
    expect(response.data).toEqual([]);
    expect(response.envelope.resource_response.bookmark).toBe('-end-');
  });

  it.each([
    [{ username: 'nobody-at-all' }, 404, 'userNotFound'],
    [{ username: 'lenaadler', sort: 'random' }, 400, 'invalidRequest'],
    [{ username: 'lenaadler', bookmarks: ['x'] }, 400, 'invalidRequest'],
    [{}, 401, 'signInRequired'],
  ])('refuses %j to a signed-out visitor', async (options, status, error) => {
    const response = await nobody.get(BOARDS, options);
    expect([response.status, response.error]).toEqual([status, error]);
  });
});
