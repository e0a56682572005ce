import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boardId } from '../seed/content.js';
import { seededId } from '../seed/ids.js';
import { SIGNED_OUT } from '../sessions/sessions.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { visit } from '../testing/visitor.js';

let server: TestServer;
let maren: { readonly userId: string };
const rocket = seededId('pin', 'rocket');

beforeAll(async () => {
  server = await startTestServer();
  const visitor = await visit(server.origin, 'marenkjaer');
  maren = { userId: server.api.people().find((user) => user.username === 'marenkjaer')!.id };
  for (const slug of ['boats', 'flat-hunting']) {
    const options = { pin_id: rocket, board_id: boardId('marenkjaer', slug) };
    await visitor.write('RepinResource/create', options);
  }
});
afterAll(() => server.stop());

describe('the pins of a board', () => {
  it('are its saves and the pins published on it', () => {
    const boats = server.api.board(maren, '/marenkjaer/boats/');
    expect(boats?.board).toMatchObject({ name: 'Boats', url: '/marenkjaer/boats/' });
    expect(boats?.pins.map((pin) => pin.title)).toEqual([
      'Falcon on the pad at first light',
      'The tall mast',
      'The boat that carried the darkroom',
      'Grey crossing',
    ]);
    expect(boats?.pins[0]).toMatchObject({ is_repin: true, pinned_to_board: {} });
    const published = server.api.board(SIGNED_OUT, '/ilsethorne/maps-without-names/');
    expect(published?.pins.length).toBeGreaterThan(1);
    expect(published?.pins.every((pin) => !pin.is_repin)).toBe(true);
  });

  it('of a section are those in it (S1 §2)', () => {
    const kitchen = seededId('section', 'our-flat/kitchen');
    const found = server.api.board(SIGNED_OUT, '/marenkjaer/our-flat/', kitchen);
    expect(found?.pins.map((pin) => pin.title)).toEqual([
      'Citrus tea towel',
      'Serving board cast from terracotta offcuts',
    ]);
  });

  it('of a secret board are visible to its owner and collaborators only (S3 §3)', () => {
    expect(server.api.board(maren, '/marenkjaer/flat-hunting/')?.pins).toHaveLength(2);
    expect(server.api.board(SIGNED_OUT, '/marenkjaer/flat-hunting/')).toBeUndefined();
    expect(server.api.board(maren, '/marenkjaer/no-such-board/')).toBeUndefined();
  });
});

it('reads the saves of a person newest first, without those on secret boards', () => {
  const boardsOf = (viewer: typeof maren | typeof SIGNED_OUT) =>
    server.api.saved(viewer, maren.userId).map((pin) => pin.board?.name);
  expect(boardsOf(maren).slice(0, 2)).toEqual(['Flat hunting', 'Boats']);
  expect(boardsOf(SIGNED_OUT)).toContain('Boats');
  expect(boardsOf(SIGNED_OUT)).not.toContain('Flat hunting');
});

it('reads what a person has published, and nothing they saved (S3 §2.1)', () => {
  const { id } = server.api.people().find((user) => user.username === 'openprints')!;
  const created = server.api.created(SIGNED_OUT, id);
  expect(created).toHaveLength(12);
  expect(created.every((pin) => !pin.is_repin)).toBe(true);
});

it('reads the invitations of the viewer, to secret boards too (S3 §4.6)', async () => {
  const owner = await visit(server.origin, 'marenkjaer');
  const yuki = { userId: server.api.people().find((user) => user.username === 'yukitanabe')!.id };
  const boardOfInvite = boardId('marenkjaer', 'flat-hunting');
  const options = { board_id: boardOfInvite, invited_user_id: yuki.userId };
  await owner.write('BoardInviteResource/create', options);
  expect(server.api.invitations(yuki)).toMatchObject([
    { board: { id: boardOfInvite, name: 'Flat hunting' }, inviter: { username: 'marenkjaer' } },
  ]);
  expect(server.api.invitations(SIGNED_OUT)).toEqual([]);
});
