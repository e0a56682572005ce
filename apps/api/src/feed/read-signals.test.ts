import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWireListedBoard } from '../boards/board-query.js';
import { boardId } from '../seed/content.js';
import { connect, key, type TestClient } from '../testing/client.js';
import { createFindPerson } from '../people/find-person.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { createReadSignals } from './read-signals.js';

let server: TestServer;
let yuki: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  yuki = await connect(server.origin, 'yukitanabe');
});
afterAll(() => server.stop());

it('lists whom and what a viewer follows, and the pins they hid in the feed (S1 §2, S3 §4.3)', async () => {
  const { id: viewer = '' } = await yuki.calls.readUser();
  const read = createReadSignals(
    server.database,
    createWireListedBoard(server.database, createFindPerson(server.database)),
  );
  const before = read(viewer);
  const board = boardId('lenaadler', 'desert-prints');
  const { pins } = await yuki.calls.readHomeFeed();
  const [pin] = pins.filter(({ pinner }) => pinner?.id !== viewer);
  const pinId = pin?.id ?? '';
  const userId = (await yuki.calls.readBoard({ boardId: board })).owner?.id ?? '';
  await yuki.calls.followUser({ userId, isFollowed: false }, key());
  await yuki.calls.followUser({ userId, isFollowed: true }, key());
  await yuki.calls.followBoard({ boardId: board, isFollowed: false }, key());
  await yuki.calls.followBoard({ boardId: board, isFollowed: true }, key());
  const hide = { pinId, place: { kind: 'default' } } as const;
  await yuki.calls.hidePin({ ...hide, isHidden: true }, key());

  const after = read(viewer);
  expect(after.users[0]).toMatchObject({ username: 'lenaadler', explicitly_followed_by_me: true });
  expect(after.boards[0]).toMatchObject({ id: board, followed_by_me: true });
  expect(after.hidden_pins.map(({ id }) => id)).toEqual([
    pinId,
    ...before.hidden_pins.map(({ id }) => id),
  ]);
  await yuki.calls.hidePin({ ...hide, isHidden: false }, key());
  expect(read(viewer).hidden_pins).toEqual(before.hidden_pins);
});
