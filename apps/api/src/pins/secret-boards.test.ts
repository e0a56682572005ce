import { afterAll, beforeAll, expect, it } from 'vitest';
import { boardId } from '../seed/content.js';
import { seededId } from '../seed/ids.js';
import { connect, key, type TestClient } from '../testing/client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const SECRET = boardId('marenkjaer', 'flat-hunting');
const ROCKET = seededId('pin', 'rocket');

let server: TestServer;
let maren: TestClient;
let tomas: TestClient;
let marenId: string;
let secretPin: string;
let secretCopy: string;
beforeAll(async () => {
  server = await startTestServer();
  maren = await connect(server.origin, 'marenkjaer');
  tomas = await connect(server.origin, 'tomasoliveira');
  marenId = (await maren.calls.readUser()).id ?? '';
  // A pin that was listed before its board became secret.
  const { id = '' } = await maren.calls.createBoard({ name: 'Surprise party' }, key());
  const { pins } = await maren.calls.readHomeFeed();
  const imageUrl = pins[0]?.images?.['orig']?.url ?? '';
  secretPin = (await maren.calls.createPin({ boardId: id, image: { imageUrl } }, key())).id;
  secretCopy = (await maren.calls.savePin({ pinId: ROCKET, boardId: id }, key())).id;
  await maren.calls.editBoard({ boardId: id, privacy: 'secret' }, key());
  surprise = id;
});
afterAll(() => server.stop());

let surprise: string;

/** Every read that could show a board or its pins, as text. */
const READS: Readonly<Record<string, (client: TestClient) => Promise<unknown>>> = {
  'the home feed': ({ calls }) => calls.readHomeFeed({ pageSize: 250 }),
  'the boards of its owner, with their covers': ({ calls }) =>
    calls.listBoards({ username: 'marenkjaer', pageSize: 250 }),
  'the boards of its owner by privacy': ({ calls }) =>
    calls.listBoards({ username: 'marenkjaer', privacyFilter: 'secret' }),
  'the published pin': ({ calls }) => calls.readPin({ pinId: secretPin }),
  'the copy': ({ calls }) => calls.readPin({ pinId: secretCopy }),
  'the board': ({ calls }) => calls.readBoard({ boardId: surprise }),
  'its sections': ({ calls }) => calls.listSections({ boardId: surprise, pageSize: 25 }),
  'its collaborators': ({ calls }) => calls.listCollaborators({ boardId: surprise }),
  'its invited people': ({ calls }) => calls.listBoardInvites({ boardId: surprise }),
  'its followers': ({ calls }) => calls.listFollowers({ boardId: surprise }),
  'the board by its address': ({ calls }) =>
    calls.readBoard({ username: 'marenkjaer', slug: 'surprise-party' }),
  'its pins': ({ calls }) => calls.readBoardPins({ boardId: surprise }),
  'the saved pins of its owner': ({ calls }) => calls.readUserPins({ userId: marenId }),
  'the created pins of its owner': ({ calls }) =>
    calls.readUserPins({ userId: marenId, scope: 'created' }),
  'a search for boards': (client) =>
    resource(client, 'BaseSearchResource', { query: 'party', scope: 'boards' }),
  'a search for pins': (client) =>
    resource(client, 'BaseSearchResource', { query: 'rocket', scope: 'pins' }),
  'related pins': (client) => resource(client, 'RelatedPinFeedResource', { pin: ROCKET }),
  'the news hub': (client) => resource(client, 'NewsHubResource', {}),
  'the graph form': ({ calls }) => calls.readGraphPin({ pinId: secretPin }),
  'another pin, as a save of the viewer': ({ calls }) => calls.readPin({ pinId: ROCKET }),
};

/** Reads a resource that the client has no function for. */
async function resource(
  { cookies }: TestClient,
  name: string,
  options: Record<string, unknown>,
): Promise<unknown> {
  const data = encodeURIComponent(JSON.stringify({ options }));
  const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  const url = `${server.origin}/resource/${name}/get/?data=${data}`;
  const response = await fetch(url, { headers: { cookie } });
  const body = (await response.json()) as { resource_response: { data: unknown } };
  return body.resource_response.data;
}

async function textOf(read: Promise<unknown>): Promise<string> {
  return JSON.stringify(await read.catch(() => null)) ?? '';
}

const TRACES = () => [surprise, secretPin, secretCopy, 'Surprise party', 'surprise-party'];

it.each(Object.entries(READS))('%s shows a secret board to nobody else', async (_, read) => {
  const visitor = await connect(server.origin);
  for (const client of [tomas, visitor]) {
    const text = await textOf(read(client));
    expect(TRACES().filter((trace) => text.includes(trace))).toEqual([]);
  }
});

it('is shown to its owner by these reads', async () => {
  const shown = await Promise.all(
    Object.entries(READS).map(async ([name, read]) => {
      const text = await textOf(read(maren));
      return [name, TRACES().some((trace) => text.includes(trace))] as const;
    }),
  );
  // Nobody follows it, shares it or is invited, and it has no sections.
  expect(shown.filter(([, isShown]) => !isShown).map(([name]) => name)).toEqual([
    'its sections',
    'its collaborators',
    'its invited people',
    'its followers',
    'related pins',
    'the news hub',
  ]);
});

it('is shown to a collaborator until they are removed, also as the board of their own save', async () => {
  const userId = (await tomas.calls.readUser()).id ?? '';
  await maren.calls.inviteCollaborator({ boardId: surprise, userId }, key());
  await tomas.calls.respondToBoardInvite({ boardId: surprise, isAccepted: true }, key());
  await tomas.calls.savePin({ pinId: ROCKET, boardId: surprise }, key());
  expect((await tomas.calls.readPin({ pinId: ROCKET })).pinnedToBoard?.name).toBe('Surprise party');
  expect((await tomas.calls.readSession()).defaultBoard?.id).toBe(surprise);
  await maren.calls.removeCollaborator({ boardId: surprise, userId }, key());
  const texts = await Promise.all(Object.values(READS).map((read) => textOf(read(tomas))));
  const session = JSON.stringify(await tomas.calls.readSession());
  expect(TRACES().filter((trace) => [...texts, session].join().includes(trace))).toEqual([]);
});

it('changes no count that others see, and stays closed after it is deleted', async () => {
  const before = await tomas.calls.readUser({ userId: marenId });
  await maren.calls.savePin({ pinId: ROCKET, boardId: SECRET }, key());
  expect((await tomas.calls.readUser({ userId: marenId })).pinCount).toBe(before.pinCount);
  await maren.calls.deleteBoard({ boardId: surprise }, key());
  await expect(tomas.calls.readPin({ pinId: secretPin })).rejects.toMatchObject({
    code: 'not-found',
  });
  expect((await maren.calls.readPin({ pinId: secretPin })).board).toBeUndefined();
});
