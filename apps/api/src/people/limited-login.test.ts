import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, key, type TestClient } from '../testing/client.js';
import { seededId } from '../seed/ids.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const ROCKET = seededId('pin', 'rocket');
const DARKROOM = seededId('board', 'tomasoliveira/darkroom');
const MAREN = seededId('user', 'marenkjaer');
const SENT = {
  object: { type: 'pin', id: ROCKET, url: `/pin/${ROCKET}/` },
  receiverId: MAREN,
} as const;
const NEW_BOARD = { name: 'Not yet', privacy: 'public', layout: 'default' } as const;

let server: TestServer;
let limited: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  limited = await connect(server.origin);
  await limited.calls.signIn({ username: 'tomasoliveira', isLimited: true }, key());
});
afterAll(() => server.stop());

it.each<[string, (calls: TestClient['calls']) => Promise<unknown>]>([
  ['save', (calls) => calls.savePin({ pinId: ROCKET }, key())],
  ['unsave', (calls) => calls.unsavePin({ pinId: ROCKET }, key())],
  ['send', (calls) => calls.sendPin(SENT, key())],
  ['edit', (calls) => calls.editPin({ pinId: ROCKET, title: 'Mine' }, key())],
  ['hide', (calls) => calls.hidePin(hidden({ kind: 'default' }), key())],
  ['hide in search', (calls) => calls.hidePin(hidden({ kind: 'search', query: 'a' }), key())],
  ['create a Pin', (calls) => calls.createPin({ image: { imageUrl: '/media/a.webp' } }, key())],
  ['upload for a Pin', (calls) => calls.requestUploadSlot({ type: 'image' }, key())],
  ['create a board', (calls) => calls.createBoard(NEW_BOARD, key())],
  ['follow', (calls) => calls.followUser({ userId: MAREN, isFollowed: true }, key())],
  ['unfollow', (calls) => calls.followUser({ userId: MAREN, isFollowed: false }, key())],
  ['merge what was saved', (calls) => calls.mergeSavedPins({ pinIds: [ROCKET] }, key())],
])('S3 §6: a limited login must log in again to %s', async (_, act) => {
  await expect(act(limited.calls)).rejects.toMatchObject({
    code: 'forbidden',
    apiCode: 15,
    status: 403,
    isLimitedLogin: true,
    displayMessage: 'For your security, log in again to continue.',
  });
});

it.each<[string, (calls: TestClient['calls']) => Promise<unknown>]>([
  ['read', (calls) => calls.readPin({ pinId: ROCKET })],
  ['report', (calls) => calls.reportPin({ pinId: ROCKET, isReported: true }, key())],
  ['block', (calls) => calls.blockUser({ userId: MAREN, isBlocked: true }, key())],
  ['change their settings', (calls) => calls.updateSettings({ save_behavior: 1 }, key())],
])('S3 §6: a limited login may %s', async (_, act) => {
  await expect(act(limited.calls)).resolves.not.toThrow();
});

it('S3 §6: nothing that was refused is changed, and the next login does it', async () => {
  const tomas = await connect(server.origin, 'tomasoliveira');
  expect((await tomas.calls.readPin({ pinId: ROCKET })).pinnedToBoard).toBeUndefined();
  const { board } = await tomas.calls.savePin({ pinId: ROCKET, boardId: DARKROOM }, key());
  expect(board?.name).toBe('Darkroom');
});

function hidden<Place>(place: Place) {
  return { pinId: ROCKET, place, isHidden: true };
}
