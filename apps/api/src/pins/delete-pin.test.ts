import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { boardId } from '../seed/content.js';
import { seededId } from '../seed/ids.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { visit, type Visitor } from '../testing/visitor.js';

const SAVE = 'RepinResource/create';
const DELETE = 'PinResource/delete';

const PIN = seededId('pin', 'nagasaki');
const OWN_PIN = seededId('pin', 'blocks-bauhaus');
const POSTERS = boardId('marenkjaer', 'posters');
const BOATS = boardId('marenkjaer', 'boats');

let server: TestServer;
let maren: Visitor;
let tomas: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  maren = await visit(server.origin, 'marenkjaer');
  tomas = await visit(server.origin, 'tomasoliveira');
});
afterAll(() => server.stop());
beforeEach(() => {
  server.database.exec('DELETE FROM saves; DELETE FROM answers; UPDATE pins SET deleted_at = NULL');
});

async function save(visitor: Visitor, pin: string, board?: string): Promise<string> {
  const answer = await visitor.write(SAVE, {
    pin_id: pin,
    ...(board === undefined ? {} : { board_id: board }),
  });
  return (answer.data as { id: string }).id;
}

function liveBoards(): unknown[] {
  return server.database
    .prepare('SELECT board_id AS board FROM saves WHERE deleted_at IS NULL ORDER BY save_position')
    .all()
    .map((row) => row['board']);
}

async function statusOf(visitor: Visitor, id: string): Promise<number> {
  return (await visitor.get('PinResource/get', { id })).status;
}

describe('deleting a saved copy', () => {
  it.each(['DELETE', 'POST'])(
    'S3 §7: takes the id of the pin that was saved (sent with %s)',
    async (method) => {
      await save(maren, PIN, BOATS);
      const answer = await maren.write(
        DELETE,
        { id: PIN, client_tracking_params: 't1~abc' },
        { method },
      );
      expect([answer.status, answer.data]).toEqual([200, null]);
      expect(liveBoards()).toEqual([]);
      expect((await maren.get('PinResource/get', { id: PIN })).data).toMatchObject({
        pinned_to_board: null,
        is_saved_to_profile: false,
      });
    },
  );

  it('takes the id of the copy, and leaves the copies on other boards', async () => {
    const copy = await save(maren, PIN, BOATS);
    await save(maren, PIN, POSTERS);
    await maren.write(DELETE, { id: copy });
    expect(liveBoards()).toEqual([POSTERS]);
    expect(await statusOf(maren, copy)).toBe(404);
  });

  it('takes the copy from the named board alone, from every board when none is named', async () => {
    await save(maren, PIN, BOATS);
    await save(maren, PIN, POSTERS);
    await save(maren, PIN);
    await maren.write(DELETE, { id: PIN, board_id: BOATS });
    expect(liveBoards()).toEqual([POSTERS, null]);
    await maren.write(DELETE, { id: PIN });
    expect(liveBoards()).toEqual([]);
  });

  it('is done when there is nothing left to delete', async () => {
    const copy = await save(maren, PIN, BOATS);
    await maren.write(DELETE, { id: PIN });
    expect((await maren.write(DELETE, { id: PIN })).status).toBe(200);
    expect((await maren.write(DELETE, { id: copy })).status).toBe(200);
    expect((await maren.write(DELETE, { id: PIN, board_id: POSTERS })).status).toBe(200);
  });

  it('replays the answer to the same key: a later save stays', async () => {
    await save(maren, PIN, BOATS);
    await maren.write(DELETE, { id: PIN }, { key: 'undo-1' });
    await save(maren, PIN, POSTERS);
    const replay = await maren.write(DELETE, { id: PIN }, { key: 'undo-1' });
    expect(replay.headers.get('idempotent-replayed')).toBe('true');
    expect(liveBoards()).toEqual([POSTERS]);
  });

  it('never touches the copies of others', async () => {
    const copy = await save(tomas, PIN);
    await save(maren, PIN, BOATS);
    await maren.write(DELETE, { id: PIN });
    expect(liveBoards()).toEqual([null]);
    const refused = await maren.write(DELETE, { id: copy });
    expect([refused.status, refused.error]).toEqual([403, 'notYours']);
    expect(liveBoards()).toEqual([null]);
  });
});

describe('deleting a pin', () => {
  it('takes the viewer’s own pin away from everybody, but not from those who saved it', async () => {
    const copy = await save(tomas, OWN_PIN);
    expect((await maren.write(DELETE, { id: OWN_PIN })).status).toBe(200);
    expect((await maren.write(DELETE, { id: OWN_PIN })).status).toBe(200);
    expect(await statusOf(maren, OWN_PIN)).toBe(404);
    expect(await maren.feedIds(250)).not.toContain(OWN_PIN);
    expect(await statusOf(tomas, copy)).toBe(200);
  });

  it('takes only the copy when an own pin was saved to another board', async () => {
    await save(maren, OWN_PIN, BOATS);
    await maren.write(DELETE, { id: OWN_PIN, board_id: BOATS });
    expect(liveBoards()).toEqual([]);
    expect(await statusOf(maren, OWN_PIN)).toBe(200);
  });

  it.each([
    ['the board that it lies on itself', POSTERS],
    ['the profile', undefined],
  ])('S1 §4: to unsave an own pin from %s leaves the pin', async (_place, board) => {
    await save(maren, OWN_PIN, board);
    await maren.write(DELETE, { id: OWN_PIN, ...(board === undefined ? {} : { board_id: board }) });
    expect(liveBoards()).toEqual([]);
    expect(await statusOf(maren, OWN_PIN)).toBe(200);
  });

  it.each([
    ['a pin of somebody else', PIN, 403, 'notYours'],
    ['what never was', '1', 404, 'pinNotFound'],
    ['what is no id', 'all', 400, 'invalidRequest'],
  ])('refuses %s', async (_, id, status, error) => {
    const answer = await maren.write(DELETE, { id });
    expect([answer.status, answer.error]).toEqual([status, error]);
    expect(await statusOf(maren, PIN)).toBe(200);
  });

  it('asks a signed-out visitor to log in', async () => {
    const nobody = await visit(server.origin);
    expect((await nobody.write(DELETE, { id: OWN_PIN })).status).toBe(401);
  });
});

describe('reading a pin', () => {
  it('keeps a secret board to its owner', async () => {
    const secret = seededId('pin', 'flat-with-a-view');
    expect(await statusOf(maren, secret)).toBe(200);
    expect(await statusOf(tomas, secret)).toBe(404);
    expect(await statusOf(await visit(server.origin), secret)).toBe(404);
  });

  it('keeps a copy on a secret board to its owner', async () => {
    const copy = await save(maren, PIN, boardId('marenkjaer', 'birthday-for-tomas'));
    expect(await statusOf(maren, copy)).toBe(200);
    expect(await statusOf(tomas, copy)).toBe(404);
  });

  it('says whose pin it is', async () => {
    const own = (await maren.get('PinResource/get', { id: OWN_PIN })).data;
    expect(own).toMatchObject({ access: ['write', 'delete'] });
    expect((await tomas.get('PinResource/get', { id: OWN_PIN })).data).toMatchObject({
      access: [],
    });
  });

  it('answers with the failure envelope when there is none', async () => {
    const { status, envelope } = await maren.get('PinResource/get', { id: '404404404404404404' });
    expect(status).toBe(404);
    expect(envelope).toEqual({
      resource_response: {
        status: 'failure',
        code: 50,
        message: 'Sorry! We could not find that Pin.',
        message_detail: 'There is no pin 404404404404404404.',
        data: null,
        http_status: 404,
        error: {
          status: 'failure',
          code: 50,
          name: 'pinNotFound',
          message: 'Sorry! We could not find that Pin.',
          message_detail: 'There is no pin 404404404404404404.',
          http_status: 404,
        },
      },
      resource: { name: 'PinResource', options: { id: '404404404404404404' } },
    });
  });
});
