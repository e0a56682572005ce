import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boardId } from '../seed/content.js';
import { seededId } from '../seed/ids.js';
import { connect, key, type TestClient } from '../testing/client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let server: TestServer;
let maren: TestClient;
let tomas: TestClient;
let lena: TestClient;
let yuki: TestClient;
let visitor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  const { origin } = server;
  [maren, tomas, lena, yuki, visitor] = await Promise.all([
    connect(origin, 'marenkjaer'),
    connect(origin, 'tomasoliveira'),
    connect(origin, 'lenaadler'),
    connect(origin, 'yukitanabe'),
    connect(origin),
  ]);
});
afterAll(() => server.stop());

const COFFEE = seededId('pin', 'rocket');
const OUR_FLAT = boardId('marenkjaer', 'our-flat');
const SECRET = boardId('marenkjaer', 'flat-hunting');
const POSTERS = boardId('marenkjaer', 'posters');

async function personId(username: string): Promise<string> {
  const row = server.database.prepare('SELECT id FROM users WHERE username = ?').get(username);
  return String(row?.['id']);
}

function count(sql: string, ...values: string[]): number {
  return Number(server.database.prepare(sql).get(...values)?.['n']);
}

describe('a board (S3 §7)', () => {
  it('is created with its defaults, read and listed', async () => {
    const board = await yuki.calls.createBoard({ name: '  Night   trains ' }, key());
    expect(board).toMatchObject({
      name: 'Night trains',
      url: '/yukitanabe/night-trains/',
      privacy: 'public',
      layout: 'default',
      isProtected: false,
      pinCount: 0,
      owner: { username: 'yukitanabe' },
    });
    const boardId = board.id ?? '';
    expect(await visitor.calls.readBoard({ boardId, fieldSetKey: 'detailed' })).toMatchObject({
      id: boardId,
      owner: { username: 'yukitanabe' },
    });
    expect((await yuki.calls.listBoards()).items.map(({ name }) => name)).toEqual(['Night trains']);
    expect(yuki.drift).toEqual([]);
  });

  it('is created once: by key, by name, and with return_existing', async () => {
    const once = key();
    const first = await lena.calls.createBoard({ name: 'Tin toys' }, once);
    expect((await lena.calls.createBoard({ name: 'Tin toys' }, once)).id).toBe(first.id);
    await expect(lena.calls.createBoard({ name: 'TIN TOYS' }, key())).rejects.toMatchObject({
      code: 'conflict',
    });
    const existing = { name: 'tin toys', returnExisting: true };
    expect((await lena.calls.createBoard(existing, key())).id).toBe(first.id);
  });

  it('with return_existing is never one of another privacy (S3 §7.15)', async () => {
    const { id } = await lena.calls.createBoard({ name: 'Birthday', privacy: 'public' }, key());
    const request = { name: 'birthday', returnExisting: true };
    for (const privacy of ['secret', 'protected']) {
      await expect(lena.calls.createBoard({ ...request, privacy }, key())).rejects.toMatchObject({
        status: 409,
        displayMessage: 'You already have a board with that name.',
      });
    }
    expect(await lena.calls.createBoard({ ...request, privacy: 'public' }, key())).toMatchObject({
      id,
      privacy: 'public',
    });
    const secret = await lena.calls.createBoard({ name: 'Ring sizes', privacy: 'secret' }, key());
    await expect(
      lena.calls.createBoard({ name: 'Ring sizes', returnExisting: true }, key()),
    ).rejects.toMatchObject({ code: 'conflict' });
    const again = { name: 'Ring sizes', privacy: 'secret', returnExisting: true };
    expect((await lena.calls.createBoard(again, key())).id).toBe(secret.id);
  });

  it('for quick saves stays the one of the viewer after its owner made it secret (S3 §4.9.4)', async () => {
    const request = { name: 'Quick saves', layout: 'quick_saves', privacy: 'public' };
    const { id = '' } = await yuki.calls.createBoard({ ...request, returnExisting: true }, key());
    await yuki.calls.editBoard({ boardId: id, privacy: 'secret' }, key());
    expect(await yuki.calls.createBoard({ ...request, returnExisting: true }, key())).toMatchObject(
      { id, privacy: 'secret' },
    );
    await yuki.calls.deleteBoard({ boardId: id }, key());
  });

  it('for quick saves is created or returned, and its id is a state of the viewer (S3 §4.9)', async () => {
    const request = { name: 'Quick saves', layout: 'quick_saves', isProtected: true };
    const quick = await lena.calls.createBoard({ ...request, returnExisting: true }, key());
    expect(quick).toMatchObject({ layout: 'quick_saves', isProtected: true });
    const again = { ...request, name: 'Other name', returnExisting: true };
    expect((await lena.calls.createBoard(again, key())).id).toBe(quick.id);
    expect(await lena.calls.readUserState('QUICK_SAVES_BOARD_ID')).toBe(quick.id);
    expect((await lena.calls.readUser({ fieldSetKey: 'quicksave' })).hasQuicksaveBoard).toBe(true);
  });

  it.each([
    [{ name: '   ' }, 400],
    [{ name: 'x'.repeat(51) }, 400],
    [{ name: 'Mine', privacy: 'open' }, 400],
    [{ name: 'Mine', userId: '1' }, 403],
    [{ name: 'Mine', username: 'marenkjaer' }, 403],
    [{ name: 'Mine', orbacSubjectId: '1' }, 403],
  ])('is not created from %j', async (request, status) => {
    await expect(lena.calls.createBoard(request, key())).rejects.toMatchObject({ status });
    await expect(visitor.calls.createBoard(request, key())).rejects.toThrow('HTTP 4');
  });

  it('has a path of its own where two names have the same letters', async () => {
    const names = ['Tea & cake', 'Tea cake', '茶', '!!!'];
    const urls: (string | undefined)[] = [];
    for (const name of names) urls.push((await tomas.calls.createBoard({ name }, key())).url);
    expect(urls).toEqual([
      '/tomasoliveira/tea-cake/',
      '/tomasoliveira/tea-cake-2/',
      '/tomasoliveira/%E8%8C%B6/',
      '/tomasoliveira/board-1/',
    ]);
    expect(tomas.drift).toEqual([]);
  });

  it('is changed by its owner only, and keeps its path', async () => {
    const changes = { boardId: POSTERS, name: 'Big posters', isProtected: true };
    await maren.calls.editBoard(changes, key());
    expect(await maren.calls.readBoard({ boardId: POSTERS })).toMatchObject({
      name: 'Big posters',
      url: '/marenkjaer/posters/',
      isProtected: true,
    });
    await expect(maren.calls.editBoard({ boardId: POSTERS, name: 'Boats' }, key()))
      .rejects //
      .toMatchObject({ code: 'conflict' });
    for (const other of [tomas, lena])
      await expect(
        other.calls.editBoard({ boardId: OUR_FLAT, name: 'Mine' }, key()),
      ).rejects.toMatchObject({ status: 403 });
    await expect(tomas.calls.editBoard({ boardId: SECRET, name: 'Mine' }, key()))
      .rejects //
      .toMatchObject({ status: 404 });
  });

  it('is deleted with its copies; published pins stay, and a second time succeeds', async () => {
    const { id = '' } = await lena.calls.createBoard({ name: 'Soon gone' }, key());
    await lena.calls.savePin({ pinId: COFFEE, boardId: id }, key());
    const before = count('SELECT count(*) AS n FROM pins WHERE deleted_at IS NULL');
    await lena.calls.deleteBoard({ boardId: id }, key());
    await lena.calls.deleteBoard({ boardId: id }, key());
    await expect(lena.calls.readBoard({ boardId: id })).rejects.toMatchObject({ status: 404 });
    expect(count('SELECT count(*) AS n FROM saves WHERE board_id = ? AND deleted_at IS NULL', id)) //
      .toBe(0);
    expect(count('SELECT count(*) AS n FROM pins WHERE deleted_at IS NULL')).toBe(before);
    expect((await lena.calls.createBoard({ name: 'Soon gone' }, key())).url).toBe(
      '/lenaadler/soon-gone/',
    );
    await expect(lena.calls.deleteBoard({ boardId: POSTERS }, key())).rejects.toMatchObject({
      status: 403,
    });
  });
});

describe('the sections of a board (S1 §2)', () => {
  it('are listed by pages, created once, renamed and deleted', async () => {
    const request = { boardId: OUR_FLAT, title: 'Balcony' };
    const balcony = await tomas.calls.createSection(request, key());
    expect(balcony).toMatchObject({ title: 'Balcony', slug: 'balcony', pinCount: 0 });
    expect((await maren.calls.createSection(request, key())).id).toBe(balcony.id);
    const first = await maren.calls.listSections({ boardId: OUR_FLAT, pageSize: 2 });
    expect(first.items.map(({ title }) => title)).toEqual(['Kitchen', 'Living room']);
    const { bookmark = '' } = first;
    const rest = await maren.calls.listSections({ boardId: OUR_FLAT, pageSize: 2, bookmark });
    expect([rest.items.map(({ title }) => title), rest.bookmark]).toEqual([['Balcony'], undefined]);

    const sectionId = balcony.id ?? '';
    const saved = await tomas.calls.savePin({ pinId: COFFEE, boardId: OUR_FLAT, sectionId }, key());
    const renamed = { boardId: OUR_FLAT, sectionId, title: 'Terrace' };
    expect(await tomas.calls.editSection(renamed, key())).toMatchObject({
      title: 'Terrace',
      slug: 'balcony',
      pinCount: 1,
    });
    await expect(
      tomas.calls.editSection({ ...renamed, title: 'kitchen' }, key()),
    ).rejects.toMatchObject({ code: 'conflict' });
    await tomas.calls.deleteSection({ boardId: OUR_FLAT, sectionId }, key());
    await tomas.calls.deleteSection({ boardId: OUR_FLAT, sectionId }, key());
    expect((await tomas.calls.readPin({ pinId: saved.id })).pinnedToBoard?.id).toBe(OUR_FLAT);
    await expect(lena.calls.createSection(request, key())).rejects.toMatchObject({ status: 403 });
  });

  it('have slugs without escapes, which links escape once', async () => {
    const request = { boardId: OUR_FLAT, title: 'Kleine Küche' };
    const section = await tomas.calls.createSection(request, key());
    expect(section.slug).toBe('kleine-küche');
    await tomas.calls.deleteSection({ boardId: OUR_FLAT, sectionId: section.id ?? '' }, key());
  });
});

describe('the people of a board (S3 §4.10 §7)', () => {
  it('are invited, accept, save and are removed', async () => {
    const [lenaId, tomasId] = [await personId('lenaadler'), await personId('tomasoliveira')];
    const board = { boardId: SECRET };
    await expect(lena.calls.readBoard(board)).rejects.toMatchObject({ status: 404 });
    await expect(
      lena.calls.respondToBoardInvite({ ...board, isAccepted: true }, key()),
    ).rejects.toMatchObject({ status: 404 });
    await maren.calls.inviteCollaborator({ ...board, userId: lenaId }, key());
    await maren.calls.inviteCollaborator({ ...board, userId: lenaId }, key());
    expect((await maren.calls.listBoardInvites(board)).items.map(({ id }) => id)).toEqual([lenaId]);
    await maren.calls.inviteCollaborator({ boardId: POSTERS, userId: lenaId }, key());
    const received = await lena.calls.listReceivedInvites();
    expect(received.items).toMatchObject([
      { id: POSTERS, owner: { username: 'marenkjaer' }, inviter: { username: 'marenkjaer' } },
      { id: SECRET, privacy: 'secret', inviter: { username: 'marenkjaer' } },
    ]);
    expect(received.items.map(({ pinCount }) => pinCount)).toEqual([undefined, undefined]);
    const first = await lena.calls.listReceivedInvites({ pageSize: 1 });
    const second = await lena.calls.listReceivedInvites({
      pageSize: 1,
      bookmark: first.bookmark ?? '',
    });
    expect([first, second].map(({ items }) => items[0]?.id)).toEqual([POSTERS, SECRET]);
    await lena.calls.respondToBoardInvite({ boardId: POSTERS, isAccepted: false }, key());
    await lena.calls.respondToBoardInvite({ ...board, isAccepted: true }, key());
    await lena.calls.respondToBoardInvite({ ...board, isAccepted: true }, key());
    expect((await lena.calls.listReceivedInvites()).items).toEqual([]);
    expect((await maren.calls.listCollaborators(board)).items.map(({ id }) => id)).toEqual([
      lenaId,
    ]);
    expect(await lena.calls.readBoard(board)).toMatchObject({
      collaboratedByMe: true,
      collaboratorCount: 1,
    });
    await lena.calls.savePin({ pinId: COFFEE, boardId: SECRET }, key());
    await expect(
      lena.calls.removeCollaborator({ ...board, userId: tomasId }, key()),
    ).rejects.toMatchObject({ status: 403 });
    await maren.calls.removeCollaborator({ ...board, userId: lenaId }, key());
    await maren.calls.removeCollaborator({ ...board, userId: lenaId }, key());
    await expect(lena.calls.readBoard(board)).rejects.toMatchObject({ status: 404 });
  });

  it('decline, and their invitation can be taken back', async () => {
    const board = { boardId: POSTERS };
    const lenaId = await personId('lenaadler');
    await maren.calls.inviteCollaborator({ ...board, userId: lenaId }, key());
    await lena.calls.respondToBoardInvite({ ...board, isAccepted: false }, key());
    expect((await maren.calls.listBoardInvites(board)).items).toEqual([]);
    await maren.calls.inviteCollaborator({ ...board, userId: lenaId }, key());
    const removed = { ...board, userId: lenaId, isInvited: true };
    await maren.calls.removeCollaborator(removed, key());
    await maren.calls.removeCollaborator(removed, key());
    await expect(
      lena.calls.respondToBoardInvite({ ...board, isAccepted: true }, key()),
    ).rejects.toMatchObject({ status: 404 });
    await expect(lena.calls.listBoardInvites(board)).rejects.toMatchObject({ status: 403 });
  });

  it('follow it, newest first and at most 50 on a page (S1 §9, S3 §7)', async () => {
    const board = { boardId: POSTERS };
    for (const follower of [lena, yuki, yuki])
      await follower.calls.followBoard({ ...board, isFollowed: true }, key());
    const followers = await visitor.calls.listFollowers({ ...board, pageSize: 500 });
    expect(followers.items.map(({ username }) => username)).toEqual(['yukitanabe', 'lenaadler']);
    const first = await visitor.calls.listFollowers({ ...board, pageSize: 1 });
    const second = await visitor.calls.listFollowers({
      ...board,
      pageSize: 1,
      bookmark: first.bookmark ?? '',
    });
    expect(second.items.map(({ username }) => username)).toEqual(['lenaadler']);
    expect((await lena.calls.readBoard(board)).followedByMe).toBe(true);
    await lena.calls.followBoard({ ...board, isFollowed: false }, key());
    await lena.calls.followBoard({ ...board, isFollowed: false }, key());
    expect((await lena.calls.readBoard(board)).followedByMe).toBe(false);
    await expect(
      lena.calls.followBoard({ boardId: SECRET, isFollowed: true }, key()),
    ).rejects.toMatchObject({ status: 404 });
  });
});
