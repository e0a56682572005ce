import { describe, expect, it } from 'vitest';
import { boardId } from '../seed/content.js';
import { seededId } from '../seed/ids.js';
import { readStatus, saveAs, startPinTests } from '../testing/pin-tests.js';
import { visit } from '../testing/visitor.js';

const UNSAVE = 'PinResource/delete';

const PIN = seededId('pin', 'nagasaki');
const OWN_PIN = seededId('pin', 'blocks-bauhaus');
const SECRET_PIN = seededId('pin', 'flat-with-a-view');
const POSTERS = boardId('marenkjaer', 'posters');
const BOATS = boardId('marenkjaer', 'boats');
const BIRTHDAY = boardId('marenkjaer', 'birthday-for-tomas');

const { server, maren, tomas } = await startPinTests(visit);

/** The boards of the copies that exist, oldest first; `null` is a profile. */
function savedBoards(): unknown[] {
  return server.database
    .prepare('SELECT board_id AS board FROM saves WHERE deleted_at IS NULL ORDER BY save_position')
    .all()
    .map((row) => row['board']);
}

describe('PinResource/delete', () => {
  it.each(['DELETE', 'POST'])(
    'removes the copy by the id of the pin that was saved, by %s (S3 §7.19)',
    async (method) => {
      await saveAs(maren, PIN, BOATS);
      const response = await maren.write(
        UNSAVE,
        { id: PIN, client_tracking_params: 't1~abc' },
        { method },
      );
      expect([response.status, response.data]).toEqual([200, null]);
      expect(savedBoards()).toEqual([]);
      expect((await maren.get('PinResource/get', { id: PIN })).data).toMatchObject({
        pinned_to_board: null,
        is_saved_to_profile: false,
      });
    },
  );

  it('removes one copy by its id and leaves the copies on other boards', async () => {
    const copy = await saveAs(maren, PIN, BOATS);
    await saveAs(maren, PIN, POSTERS);
    await maren.write(UNSAVE, { id: copy });
    expect(savedBoards()).toEqual([POSTERS]);
    expect(await readStatus(maren, copy)).toBe(404);
  });

  it('removes the copy on the given board, or every copy without a board', async () => {
    await saveAs(maren, PIN, BOATS);
    await saveAs(maren, PIN, POSTERS);
    await saveAs(maren, PIN);
    await maren.write(UNSAVE, { id: PIN, board_id: BOATS });
    expect(savedBoards()).toEqual([POSTERS, null]);
    await maren.write(UNSAVE, { id: PIN });
    expect(savedBoards()).toEqual([]);
  });

  it('succeeds when the copies are already gone', async () => {
    const copy = await saveAs(maren, PIN, BOATS);
    await maren.write(UNSAVE, { id: PIN });
    expect((await maren.write(UNSAVE, { id: PIN })).status).toBe(200);
    expect((await maren.write(UNSAVE, { id: copy })).status).toBe(200);
    expect((await maren.write(UNSAVE, { id: PIN, board_id: POSTERS })).status).toBe(200);
  });

  it('fails when the copy has moved from the given board, and leaves it (S1 §4)', async () => {
    await saveAs(maren, PIN, BOATS);
    const stale = await maren.write(UNSAVE, { id: PIN, board_id: POSTERS });
    expect([stale.status, stale.error]).toEqual([409, 'copyMoved']);
    expect(savedBoards()).toEqual([BOATS]);
  });

  it('succeeds twice for the copy on one board and leaves the other', async () => {
    await saveAs(maren, PIN, BOATS);
    await saveAs(maren, PIN, POSTERS);
    await maren.write(UNSAVE, { id: PIN, board_id: BOATS });
    expect((await maren.write(UNSAVE, { id: PIN, board_id: BOATS })).status).toBe(200);
    expect(savedBoards()).toEqual([POSTERS]);
  });

  it('replays the response to a repeated key: a later save stays', async () => {
    await saveAs(maren, PIN, BOATS);
    await maren.write(UNSAVE, { id: PIN }, { key: 'undo-1' });
    await saveAs(maren, PIN, POSTERS);
    const replay = await maren.write(UNSAVE, { id: PIN }, { key: 'undo-1' });
    expect(replay.headers.get('idempotent-replayed')).toBe('true');
    expect(savedBoards()).toEqual([POSTERS]);
  });

  it('leaves the copies of others, by the id of the pin or of their copy', async () => {
    const copy = await saveAs(tomas, PIN);
    await saveAs(maren, PIN, BOATS);
    await maren.write(UNSAVE, { id: PIN });
    expect(savedBoards()).toEqual([null]);
    await saveAs(maren, PIN, POSTERS);
    expect((await maren.write(UNSAVE, { id: copy })).status).toBe(200);
    expect(savedBoards()).toEqual([null]);
  });

  it('removes the copy by the id of a copy that somebody else has unsaved', async () => {
    const copy = await saveAs(tomas, PIN);
    await saveAs(maren, copy, BOATS);
    await tomas.write(UNSAVE, { id: copy });
    expect((await maren.write(UNSAVE, { id: copy })).status).toBe(200);
    expect(savedBoards()).toEqual([]);
  });

  it('removes the copy of a pin that its publisher has deleted', async () => {
    await saveAs(tomas, OWN_PIN);
    await maren.write('PublishedPinResource/delete', { id: OWN_PIN });
    expect((await tomas.write(UNSAVE, { id: OWN_PIN })).status).toBe(200);
    expect(savedBoards()).toEqual([]);
  });

  it.each([
    ['a pin that the viewer never saved', PIN, 403, 'notYours'],
    ['a pin on a secret board of somebody else', SECRET_PIN, 404, 'pinNotFound'],
    ['a pin that does not exist', '1', 404, 'pinNotFound'],
    ['text that is not an id', 'all', 400, 'invalidRequest'],
  ])('refuses %s', async (_, id, status, error) => {
    const response = await tomas.write(UNSAVE, { id });
    expect([response.status, response.error]).toEqual([status, error]);
  });

  it('refuses a copy on a secret board of somebody else', async () => {
    const secretCopy = await saveAs(maren, PIN, BIRTHDAY);
    await saveAs(tomas, PIN);
    const response = await tomas.write(UNSAVE, { id: secretCopy });
    expect([response.status, response.error]).toEqual([404, 'pinNotFound']);
    expect(savedBoards()).toEqual([BIRTHDAY, null]);
  });

  it('needs a signed-in viewer', async () => {
    const visitor = await visit(server.origin);
    expect((await visitor.write(UNSAVE, { id: OWN_PIN })).status).toBe(401);
  });
});

describe('unsaving never deletes the published pin (S1 §7.5)', () => {
  it.each([
    ['a board', BOATS],
    ["the pin's own board", POSTERS],
    ['the profile', undefined],
  ])('when an own pin was saved to %s', async (_place, board) => {
    await saveAs(maren, OWN_PIN, board);
    await maren.write(UNSAVE, { id: OWN_PIN, board_id: board });
    expect(savedBoards()).toEqual([]);
    expect(await readStatus(maren, OWN_PIN)).toBe(200);
  });

  it.each([
    ['without a board', undefined],
    ["with the pin's own board", POSTERS],
    ['with another board', BOATS],
  ])('when an own pin was never saved, %s', async (_, board) => {
    expect((await maren.write(UNSAVE, { id: OWN_PIN, board_id: board })).status).toBe(200);
    expect(await readStatus(maren, OWN_PIN)).toBe(200);
  });

  it('when the request is repeated without a key', async () => {
    await saveAs(maren, OWN_PIN, POSTERS);
    for (let sent = 0; sent < 3; sent += 1) {
      const response = await maren.write(UNSAVE, { id: OWN_PIN, board_id: POSTERS });
      expect(response.status).toBe(200);
    }
    expect(await readStatus(maren, OWN_PIN)).toBe(200);
  });

  it('when a second device has unsaved the pin before', async () => {
    const phone = await visit(server.origin, 'marenkjaer');
    await saveAs(maren, OWN_PIN, POSTERS);
    await phone.write(UNSAVE, { id: OWN_PIN, board_id: POSTERS }, { key: 'phone-1' });
    const second = await maren.write(
      UNSAVE,
      { id: OWN_PIN, board_id: POSTERS },
      { key: 'laptop-1' },
    );
    expect(second.status).toBe(200);
    expect(await readStatus(maren, OWN_PIN)).toBe(200);
  });

  it('when a stale page sends the id of a copy that was removed', async () => {
    const copy = await saveAs(maren, OWN_PIN, BOATS);
    await maren.write(UNSAVE, { id: OWN_PIN });
    await maren.write(UNSAVE, { id: copy, board_id: BOATS });
    expect(await readStatus(maren, OWN_PIN)).toBe(200);
  });

  it('when two requests arrive at once', async () => {
    await saveAs(maren, OWN_PIN);
    const unsave = () => maren.write(UNSAVE, { id: OWN_PIN });
    const statuses = (await Promise.all([unsave(), unsave()])).map(({ status }) => status);
    expect(statuses).toEqual([200, 200]);
    expect(await readStatus(maren, OWN_PIN)).toBe(200);
  });
});
