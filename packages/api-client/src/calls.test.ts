import * as endpoints from './endpoints.js';
import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { bindCalls, type ClientCalls, createCalls } from './calls.js';
import { createClient } from './client.js';
import { type AnyEndpoint, endpointOf } from './endpoint.js';
import { savePin } from './pins/save-pin.js';
import { KEY } from './sent-by.test.fixture.js';
import { good, json, startServer } from './server.test.fixture.js';

interface Options {
  readonly idempotencyKey: string;
  readonly signal?: AbortSignal;
}

const PLACED = { placementId: '1', experienceId: '2' };
const LINK = { url: 'https://shop.example/', pinId: '7' };
const COOKIES = {
  allowAnalyticCookies: true,
  allowMarketingCookies: true,
  allowPersonalizationCookies: true,
};

/** One request of each call. */
const SAMPLES: {
  readonly [Name in keyof ClientCalls]: (calls: ClientCalls, options: Options) => Promise<unknown>;
} = {
  respondToBoardInvite: (calls, options) =>
    calls.respondToBoardInvite({ boardId: '12', isAccepted: true }, options),
  apiCall: (calls, options) => calls.apiCall({ url: '/v3/x/', method: 'POST' }, options),
  blockUser: (calls, options) => calls.blockUser({ userId: '42', isBlocked: true }, options),
  bulkEditPins: (calls, options) =>
    calls.bulkEditPins({ action: 'bulkDelete', boardId: '12', pinIds: ['7'] }, options),
  checkAppLink: (calls, options) => calls.checkAppLink(LINK, options),
  checkLink: (calls, options) => calls.checkLink(LINK, options),
  completeExperience: (calls, options) => calls.completeExperience(PLACED, options),
  createBoard: (calls, options) => calls.createBoard({ name: 'Dunes' }, options),
  createPin: (calls, options) =>
    calls.createPin({ boardId: '12', image: { imageUrl: '/a.jpg' } }, options),
  createSection: (calls, options) => calls.createSection({ boardId: '12', title: 'A' }, options),
  deleteBoard: (calls, options) => calls.deleteBoard({ boardId: '12' }, options),
  deletePin: (calls, options) => calls.deletePin({ pinId: '7' }, options),
  deleteSection: (calls, options) =>
    calls.deleteSection({ boardId: '12', sectionId: '3' }, options),
  dismissExperience: (calls, options) => calls.dismissExperience(PLACED, options),
  editBoard: (calls, options) => calls.editBoard({ boardId: '12', name: 'Dunes' }, options),
  editPin: (calls, options) => calls.editPin({ pinId: '7', title: 'Dunes' }, options),
  editSection: (calls, options) =>
    calls.editSection({ boardId: '12', sectionId: '3', title: 'A' }, options),
  emailExists: (calls, options) => calls.emailExists('lena@example.com', options),
  followBoard: (calls, options) => calls.followBoard({ boardId: '12', isFollowed: true }, options),
  followTopic: (calls, options) => calls.followTopic({ topicId: '9', isFollowed: true }, options),
  followUser: (calls, options) => calls.followUser({ userId: '42', isFollowed: true }, options),
  hidePin: (calls, options) =>
    calls.hidePin({ pinId: '7', place: { kind: 'default' }, isHidden: true }, options),
  inviteCollaborator: (calls, options) =>
    calls.inviteCollaborator({ boardId: '12', userId: '42' }, options),
  listReceivedInvites: (calls, options) => calls.listReceivedInvites({}, options),
  listBoardInvites: (calls, options) => calls.listBoardInvites({ boardId: '12' }, options),
  listBoards: (calls, options) => calls.listBoards({}, options),
  listCollaborators: (calls, options) => calls.listCollaborators({ boardId: '12' }, options),
  listFollowers: (calls, options) => calls.listFollowers({ boardId: '12' }, options),
  listConversations: (calls, options) => calls.listConversations({}, options),
  readConversation: (calls, options) => calls.readConversation({ conversationId: '3' }, options),
  readNews: (calls, options) => calls.readNews(options),
  listPeople: (calls, options) => calls.listPeople({}, options),
  listSections: (calls, options) => calls.listSections({ boardId: '12', pageSize: 25 }, options),
  logClickthrough: (calls, options) =>
    calls.logClickthrough({ ...LINK, clickthroughType: 'clickthrough' }, options),
  logLinklessClick: (calls, options) =>
    calls.logLinklessClick({ link: '/track', pinId: '7' }, options),
  mergeSavedPins: (calls, options) => calls.mergeSavedPins({ pinIds: ['7'] }, options),
  postUpload: (calls, options) =>
    calls.postUpload({ id: '1', uploadUrl: 'http://127.0.0.1:1/' }, new Blob(['x']), options),
  explorePins: (calls, { signal }) => calls.explorePins({ signal }),
  listTopics: (calls, options) => calls.listTopics({}, options),
  readFeedSignals: (calls, options) => calls.readFeedSignals(options),
  readRelatedPins: (calls, { signal }) => calls.readRelatedPins({ pinId: '7', signal }),
  search: (calls, { signal }) => calls.search({ text: 'dunes', signal }),
  readBoardPins: (calls, { signal }) => calls.readBoardPins({ boardId: '12', signal }),
  readUserPins: (calls, { signal }) => calls.readUserPins({ userId: '42', signal }),
  readBoardlessPins: (calls, { signal }) => calls.readBoardlessPins({ signal }),
  readBoard: (calls, options) => calls.readBoard({ boardId: '12' }, options),
  readCountries: (calls, options) => calls.readCountries(options),
  readExperiences: (calls, options) => calls.readExperiences({ placementIds: ['1'] }, options),
  readGraphInvite: (calls, options) => calls.readGraphInvite('abc', options),
  readGraphPin: (calls, options) => calls.readGraphPin({ pinId: '7' }, options),
  readHomeFeed: (calls, options) => calls.readHomeFeed(options),
  readInvite: (calls, options) => calls.readInvite('abc', options),
  readLocales: (calls, options) => calls.readLocales(options),
  readOffsiteLink: (calls, options) => calls.readOffsiteLink({ url: LINK.url }, options),
  readPin: (calls, options) => calls.readPin({ pinId: '7' }, options),
  readPlatformExperiences: (calls, options) => calls.readPlatformExperiences({}, options),
  readSession: (calls, options) => calls.readSession(options),
  readUploads: (calls, options) => calls.readUploads(['1'], options),
  readUser: (calls, options) => calls.readUser({}, options),
  readUserState: (calls, options) => calls.readUserState('QUICK_SAVES_BOARD_ID', options),
  listRemovedPins: (calls, options) => calls.listRemovedPins({}, options),
  removeCollaborator: (calls, options) =>
    calls.removeCollaborator({ boardId: '12', userId: '42' }, options),
  reportPin: (calls, options) => calls.reportPin({ pinId: '7', isReported: true }, options),
  requestUploadSlot: (calls, options) => calls.requestUploadSlot({ type: 'image' }, options),
  saveCookiePreferences: (calls, options) => calls.saveCookiePreferences(COOKIES, options),
  restorePins: (calls, options) => calls.restorePins({ boardId: '12', pinIds: ['7'] }, options),
  savePin: (calls, options) => calls.savePin({ pinId: '7' }, options),
  saveUserState: (calls, options) => calls.saveUserState({ state: 'S', value: 'v' }, options),
  sendPin: (calls, options) =>
    calls.sendPin({ object: { type: 'pin', id: '7', url: '/pin/7/' }, receiverId: '42' }, options),
  signIn: (calls, options) => calls.signIn({ username: 'lena' }, options),
  signOut: (calls, options) => calls.signOut(options),
  triggerExperience: (calls, options) => calls.triggerExperience(PLACED, options),
  unsavePin: (calls, options) => calls.unsavePin({ pinId: '7' }, options),
  updateAccount: (calls, options) => calls.updateAccount({ first_name: 'Lena' }, options),
  updateSettings: (calls, options) => calls.updateSettings({ save_behavior: 0 }, options),
  viewExperience: (calls, options) => calls.viewExperience(PLACED, options),
};

/** Calls to servers other than the client's own. */
const FOREIGN = ['logLinklessClick', 'postUpload'];

async function start() {
  const { origin, received } = await startServer((response) => json(response, 200, good(null)));
  const client = createClient({ origin, fetch, csrfToken: () => 'tok' });
  return { client, received };
}

describe('createCalls', () => {
  const names = Object.keys(SAMPLES) as (keyof ClientCalls)[];

  it('binds every call', async () => {
    const { client } = await start();
    expect(Object.keys(createCalls(client)).toSorted()).toEqual(names.toSorted());
  });

  it('binds only the calls that the server has', async () => {
    const { client, received } = await start();
    const calls = createCalls(client, { only: ['savePin', 'readPin'] });
    expect(Object.keys(calls)).toEqual(['savePin', 'readPin']);
    expectTypeOf(calls).toEqualTypeOf<Pick<ClientCalls, 'readPin' | 'savePin'>>();
    await calls.savePin({ pinId: '7' }, KEY).catch(() => undefined);
    expect(received.map(({ path }) => path)).toEqual(['/resource/RepinResource/create/']);
  });

  it('throws for a name that is no call', async () => {
    const { client } = await start();
    const only = ['saveThePin'] as unknown as readonly ['savePin'];
    expect(() => createCalls(client, { only })).toThrow('createCalls() has no call "saveThePin".');
  });

  it.each(names)('%s aborts with its signal, and sends nothing', async (name) => {
    const { client, received } = await start();
    const options = { ...KEY, signal: AbortSignal.abort() };
    await expect(SAMPLES[name](createCalls(client), options)).rejects.toMatchObject({
      code: 'aborted',
    });
    expect(received).toHaveLength(0);
  });

  it.each(names.filter((name) => !FOREIGN.includes(name)))(
    '%s sends its key and the CSRF token with a write, and nothing of them with a read',
    async (name) => {
      const { client, received } = await start();
      await SAMPLES[name](createCalls(client), KEY).catch(() => undefined);
      const [first] = received;
      const isRead = first?.method === 'GET';
      expect(first?.headers['idempotency-key']).toBe(isRead ? undefined : 'key-1');
      expect(first?.headers['x-csrftoken']).toBe(isRead ? undefined : 'tok');
    },
  );
});

it('bindCalls binds only the calls that it gets', async () => {
  const { client, received } = await start();
  const calls = bindCalls(client, { save: savePin });
  await calls.save({ pinId: '7' }, KEY).catch(() => undefined);
  expect(Object.keys(calls)).toEqual(['save']);
  expect(received.map(({ path }) => path)).toEqual(['/resource/RepinResource/create/']);
});

describe('the tables of docs/api-client.md and docs/api-client-server.md', () => {
  const page = ['api-client.md', 'api-client-server.md']
    .map((file) => readFileSync(new URL(`../../../docs/${file}`, import.meta.url), 'utf8'))
    .join('\n');
  const rows = Object.entries<AnyEndpoint>(endpoints).map(
    ([constant, endpoint]) => [constant, endpointOf(endpoint)] as const,
  );

  it.each(rows)('has the method and path of %s', (_, { method, path }) => {
    expect(page).toContain(`\`${method} ${path}\``);
  });

  it.each(Object.keys(SAMPLES))('has %s', (name) => {
    expect(page).toContain(`| \`${name}\``);
  });

  it('is complete: no two endpoints have one name', () => {
    expect(new Set(rows.map(([, { name }]) => name)).size).toBe(rows.length);
  });
});
