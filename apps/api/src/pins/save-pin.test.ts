import { describe, expect, it } from 'vitest';
import { boardId, personId } from '../seed/content.js';
import { seededId } from '../seed/ids.js';
import { startPinTests } from '../testing/pin-tests.js';
import { visit, type Visitor } from '../testing/visitor.js';

const SAVE = 'RepinResource/create';
const READ = 'PinResource/get';

const PIN = seededId('pin', 'acanthus');
const POSTERS = boardId('marenkjaer', 'posters');
const OUR_FLAT = boardId('marenkjaer', 'our-flat');

const { server, maren } = await startPinTests(visit);

function savedRows() {
  return server.database
    .prepare(
      'SELECT id, user_id AS person, pin_id AS pin, board_id AS board FROM saves WHERE deleted_at IS NULL',
    )
    .all();
}

async function seenBy(visitor: Visitor, id = PIN) {
  const { data } = await visitor.get(READ, { id });
  const { pinned_to_board: board, is_saved_to_profile: onProfile } = data as Record<
    string,
    unknown
  >;
  return { board, onProfile };
}

describe('saving a pin', () => {
  it('S1 §7.4: returns the id of the copy and the board’s id, url, name and layout', async () => {
    const response = await maren.write(SAVE, { pin_id: PIN, board_id: POSTERS });
    const [row] = savedRows();
    expect(response.data).toEqual({
      id: row?.['id'],
      board: { id: POSTERS, url: '/marenkjaer/posters/', name: 'Posters', layout: 'default' },
    });
    expect(row).toMatchObject({ person: personId('marenkjaer'), pin: PIN, board: POSTERS });
    expect(row?.['id']).toMatch(/^\d{19}$/);
  });

  it('accepts every option of S1 §7.3', async () => {
    const response = await maren.write(SAVE, {
      pin_id: PIN,
      board_id: POSTERS,
      section: null,
      clientTrackingParams: 't1~abc',
      user_id: personId('marenkjaer'),
      disable_event_log_info: true,
      eventContext: { view: 1 },
    });
    expect(response.status).toBe(200);
  });

  it('shows the pin as saved to the viewer only, in the feed too', async () => {
    await maren.write(SAVE, { pin_id: PIN, board_id: POSTERS });
    expect(await seenBy(maren)).toEqual({
      board: { id: POSTERS, url: '/marenkjaer/posters/', name: 'Posters', layout: 'default' },
      onProfile: false,
    });
    const feed = (await maren.get('UserHomefeedResource/get', { page_size: 100 })).data;
    const inFeed = (feed as Record<string, unknown>[]).find((pin) => pin['id'] === PIN);
    expect(inFeed?.['pinned_to_board']).toMatchObject({ id: POSTERS });
    expect(await seenBy(await visit(server.origin))).toEqual({ board: null, onProfile: false });
    expect(await seenBy(await visit(server.origin, 'tomasoliveira'))).toEqual({
      board: null,
      onProfile: false,
    });
  });

  it('saves to the profile without a board', async () => {
    const response = await maren.write(SAVE, { pin_id: PIN });
    expect(response.data).toMatchObject({ board: null });
    expect(await seenBy(maren)).toEqual({ board: null, onProfile: true });
  });

  it('saves to a section of the board', async () => {
    const section = seededId('section', 'our-flat/kitchen');
    const response = await maren.write(SAVE, { pin_id: PIN, board_id: OUR_FLAT, section });
    expect(response.data).toMatchObject({
      section: { id: section, title: 'Kitchen', slug: 'kitchen' },
    });
    const wrong = await maren.write(SAVE, { pin_id: PIN, board_id: POSTERS, section });
    expect([wrong.status, wrong.error]).toEqual([404, 'sectionNotFound']);
  });

  it('keeps one copy for each board, however often the pin is saved', async () => {
    const first = await maren.write(SAVE, { pin_id: PIN, board_id: POSTERS });
    const second = await maren.write(SAVE, { pin_id: PIN, board_id: POSTERS });
    expect(second.data).toEqual(first.data);
    expect(savedRows()).toHaveLength(1);
    await maren.write(SAVE, { pin_id: PIN, board_id: OUR_FLAT });
    expect(savedRows()).toHaveLength(2);
    expect((await seenBy(maren)).board).toMatchObject({ id: OUR_FLAT });
  });

  it('saves the published pin behind a copy', async () => {
    const first = await maren.write(SAVE, { pin_id: PIN, board_id: POSTERS });
    const tomas = await visit(server.origin, 'tomasoliveira');
    const { id } = first.data as { id: string };
    await tomas.write(SAVE, { pin_id: id, board_id: boardId('tomasoliveira', 'darkroom') });
    expect(savedRows().map((row) => row['pin'])).toEqual([PIN, PIN]);
    const copy = (await tomas.get(READ, { id })).data as Record<string, unknown>;
    expect(copy).toMatchObject({
      id,
      is_repin: true,
      pinner: { username: 'marenkjaer' },
      board: { id: POSTERS },
    });
  });

  it('makes the board the default for the next save', async () => {
    await maren.write(SAVE, { pin_id: PIN, board_id: OUR_FLAT });
    const session = (await maren.get('UserSessionResource/get')).data;
    expect(session).toMatchObject({ default_board: { id: OUR_FLAT, name: 'Our flat' } });
  });

  it('lets a collaborator save to a group board, which becomes their default', async () => {
    const tomas = await visit(server.origin, 'tomasoliveira');
    const defaultBoard = async () => {
      const { default_board: board } = (await tomas.get('UserSessionResource/get')).data as Record<
        string,
        unknown
      >;
      return board;
    };
    expect(await defaultBoard()).toMatchObject({ name: 'Darkroom' });
    expect((await tomas.write(SAVE, { pin_id: PIN, board_id: OUR_FLAT })).status).toBe(200);
    expect(await defaultBoard()).toMatchObject({ id: OUR_FLAT });
    await tomas.write(SAVE, { pin_id: PIN, board_id: boardId('tomasoliveira', 'darkroom') });
    await maren.write(SAVE, { pin_id: PIN, board_id: OUR_FLAT });
    expect(await defaultBoard()).toMatchObject({ name: 'Darkroom' });
  });

  it('lists the board that was saved to last first', async () => {
    await maren.write(SAVE, { pin_id: PIN, board_id: POSTERS });
    await maren.write(SAVE, { pin_id: PIN, board_id: boardId('marenkjaer', 'soup') });
    const { data } = await maren.get('BoardsResource/get', { page_size: 2 });
    expect(data).toMatchObject([{ name: 'Soup', pin_count: 1 }, { name: 'Posters' }]);
  });

  it.each([
    [
      'a board of somebody else',
      { pin_id: PIN, board_id: boardId('lenaadler', 'desert-prints') },
      403,
      'notYours',
    ],
    [
      'a secret board of somebody else',
      { pin_id: PIN, board_id: boardId('tomasoliveira', 'surprise-trip') },
      404,
      'boardNotFound',
    ],
    ['a board that does not exist', { pin_id: PIN, board_id: '1' }, 404, 'boardNotFound'],
    ['a pin that does not exist', { pin_id: '1' }, 404, 'pinNotFound'],
    [
      'for somebody other than the signed-in viewer',
      { pin_id: PIN, user_id: personId('yukitanabe') },
      403,
      'otherViewer',
    ],
    ['without a pin', {}, 400, 'invalidRequest'],
    ['with an unknown option', { pin_id: PIN, colour: 'red' }, 400, 'invalidRequest'],
    ['with text that is not an id', { pin_id: "1' OR 1=1" }, 400, 'invalidRequest'],
    ['with an id that is no safe integer', { pin_id: 2 ** 60 }, 400, 'invalidRequest'],
  ])('refuses to save: %s', async (_, options, status, error) => {
    const response = await maren.write(SAVE, options);
    expect([response.status, response.error]).toEqual([status, error]);
    expect(savedRows()).toEqual([]);
  });

  it('says who is logged in now to a page of another viewer (S1 §8)', async () => {
    const options = { pin_id: PIN, user_id: personId('yukitanabe') };
    const { envelope } = await maren.write(SAVE, options);
    expect(envelope.resource_response.message).toBe(
      "You're now logged in as Maren Kjær. Reload to continue.",
    );
  });

  it('needs a signed-in viewer', async () => {
    const nobody = await visit(server.origin);
    const response = await nobody.write(SAVE, { pin_id: PIN });
    expect([response.status, response.error]).toEqual([401, 'signInRequired']);
  });

  it('does not save pins from a secret board of somebody else', async () => {
    const secret = seededId('pin', 'flat-with-a-view');
    expect((await maren.write(SAVE, { pin_id: secret, board_id: POSTERS })).status).toBe(200);
    const tomas = await visit(server.origin, 'tomasoliveira');
    expect((await tomas.write(SAVE, { pin_id: secret })).status).toBe(404);
  });
});

describe('an idempotency key', () => {
  it('returns the same response for the same request, and saves once', async () => {
    const first = await maren.write(SAVE, { pin_id: PIN, board_id: POSTERS }, { key: 'tap-1' });
    await maren.write('PinResource/delete', { id: PIN });
    const again = await maren.write(SAVE, { pin_id: PIN, board_id: POSTERS }, { key: 'tap-1' });
    expect(again.data).toEqual(first.data);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(savedRows()).toEqual([]);
  });

  it('cannot be used for another request', async () => {
    await maren.write(SAVE, { pin_id: PIN, board_id: POSTERS }, { key: 'tap-2' });
    const other = await maren.write(SAVE, { pin_id: PIN, board_id: OUR_FLAT }, { key: 'tap-2' });
    expect([other.status, other.error]).toEqual([422, 'keyReused']);
    const otherCall = await maren.write('PinResource/delete', { id: PIN }, { key: 'tap-2' });
    expect(otherCall.status).toBe(422);
    expect(savedRows()).toHaveLength(1);
  });

  it('belongs to one viewer', async () => {
    await maren.write(SAVE, { pin_id: PIN }, { key: 'tap-3' });
    const yuki = await visit(server.origin, 'yukitanabe');
    expect((await yuki.write(SAVE, { pin_id: PIN }, { key: 'tap-3' })).status).toBe(200);
    expect(savedRows()).toHaveLength(2);
  });

  it('does not store a failure, so a retry can succeed', async () => {
    const refused = await maren.write(SAVE, { pin_id: '1' }, { key: 'tap-4' });
    expect(refused.status).toBe(404);
    expect((await maren.write(SAVE, { pin_id: PIN }, { key: 'tap-4' })).status).toBe(200);
  });

  it('saves once for two requests at the same time', async () => {
    const request = () => maren.write(SAVE, { pin_id: PIN, board_id: POSTERS }, { key: 'tap-5' });
    const [first, second] = await Promise.all([request(), request()]);
    expect(second.data).toEqual(first.data);
    expect(savedRows()).toHaveLength(1);
  });

  it('has 1 to 200 characters', async () => {
    const response = await maren.write(SAVE, { pin_id: PIN }, { key: 'k'.repeat(201) });
    expect([response.status, response.error]).toEqual([400, 'invalidRequest']);
  });
});
