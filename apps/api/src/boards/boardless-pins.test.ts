import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../testing/client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { visit, type Visitor } from '../testing/visitor.js';

let server: TestServer;
let tomas: Visitor;
let tomasId: string;

beforeAll(async () => {
  server = await startTestServer();
  tomas = await visit(server.origin, 'tomasoliveira');
  const idOf = (name: string) => server.api.people().find(({ username }) => username === name)!.id;
  tomasId = idOf('tomasoliveira');
});
afterAll(() => server.stop());

const titles = (data: unknown) => (data as { title: string }[]).map(({ title }) => title);

describe('quick saves and pins without a board (S3 §6)', () => {
  it('are read together, newest first, page by page', async () => {
    const read = (options: Record<string, unknown>) =>
      tomas.get('BoardlessPinsResource/get', options);
    const first = await read({ page_size: 3 });
    expect(titles(first.data)).toEqual([
      'Boards, nails, one door',
      'Allium, narrow frame',
      'The pass, seen from the hut',
    ]);
    const { bookmark } = first.envelope.resource_response;
    const second = await read({ page_size: 3, bookmarks: [bookmark] });
    expect(titles(second.data)).toEqual(['Above the clouds, before there were windows']);
    expect(second.envelope.resource_response.bookmark).toBe('-end-');
  });

  it('are read by others under an experiment only', async () => {
    const read = async (who?: string) => {
      const other = await visit(server.origin, who);
      const pins = await other.get('BoardlessPinsResource/get', { user_id: tomasId });
      const boards = await other.get('BoardsResource/get', { username: 'tomasoliveira' });
      const names = (boards.data as { name: string }[]).map(({ name }) => name);
      return [titles(pins.data).length, names.includes('Quick saves')];
    };
    expect(await read('ninaberg')).toEqual([4, true]);
    expect(await read('yukitanabe')).toEqual([0, false]);
    expect(await read()).toEqual([0, false]);
    const visitor = await visit(server.origin);
    expect((await visitor.get('BoardlessPinsResource/get')).status).toBe(401);
    const nobody = await visitor.get('BoardlessPinsResource/get', { user_id: '1' });
    expect([nobody.status, nobody.error]).toEqual([404, 'userNotFound']);
  });

  it("are left out of a person's saves, but for who sees them", async () => {
    const saved = async (who?: string) => {
      const { calls } = await connect(server.origin, who);
      const { pins } = await calls.readUserPins({ userId: tomasId });
      return pins.map(({ board }) => board?.name);
    };
    expect(await saved('ninaberg')).toEqual([
      'Darkroom',
      undefined,
      undefined,
      'Quick saves',
      'Quick saves',
    ]);
    expect(await saved('yukitanabe')).toEqual(['Darkroom']);
    expect(await saved()).toEqual(['Darkroom']);
  });

  it.each([
    ['their owner', 'tomasoliveira', { pin_count: 11, board_count: 3 }],
    ['who sees them on the profiles of others', 'ninaberg', { pin_count: 9, board_count: 2 }],
    ['others', 'yukitanabe', { pin_count: 5, board_count: 1 }],
    ['visitors', undefined, { pin_count: 5, board_count: 1 }],
  ])('count for %s', async (_, username, counts) => {
    const viewer = await visit(server.origin, username);
    const { data } = await viewer.get('UserResource/get', { user_id: tomasId });
    expect(data).toMatchObject(counts);
  });
});
