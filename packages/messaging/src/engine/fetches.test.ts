import { describe, expect, it } from 'vitest';
import { hero, modal, open } from './open.test.fixture.js';
import { createMessaging } from '../messaging.js';
import * as runtime from './runtime.js';
import { createRecordingHost, flush } from '../testing/index.js';

/** A host that records the requests that are not reports. */
function recordReads() {
  const host = createRecordingHost();
  const requests: unknown[] = [];
  const record =
    <Response>(name: string, response: Response) =>
    (request: unknown) => {
      requests.push([name, request]);
      return Promise.resolve(response);
    };
  const calls = {
    ...host.calls,
    readExperiences: record('readExperiences', []),
    readPlatformExperiences: record('readPlatformExperiences', []),
    triggerExperience: record('triggerExperience', undefined),
  };
  return { ...host, calls, requests };
}

describe('fetching', () => {
  it('S2 §7.2: reads the messages of all placements once', async () => {
    const { keys, server } = await open([hero()]);
    expect(server.fetches()).toBe(1);
    expect(keys()).toEqual(['9:1']);
  });

  it('S2 §7.3: reads the messages of the placements of the page, with the context', async () => {
    const { requests, ...host } = recordReads();
    const context = { extraContext: { page: 'home' }, targeting: { advertiser_id: 5 } };
    createMessaging({ host, placementIds: ['9', '8'], ...context }).mount();
    expect(requests).toEqual([['readExperiences', { placementIds: ['9', '8'], ...context }]]);
  });

  it('S2 §7.2: sends multiExperiencePlatform in place of the context', () => {
    const { requests, ...host } = recordReads();
    const extraContext = { page: 'home' };
    createMessaging({ host, extraContext }).mount();
    createMessaging({ host, extraContext, isMultiExperiencePlatform: true }).mount();
    expect(requests).toEqual([
      ['readPlatformExperiences', { extraContext: { page: 'home' } }],
      ['readPlatformExperiences', { isMultiExperiencePlatform: true }],
    ]);
  });

  it('S2 §7.7: triggers a message on the server, then fetches', async () => {
    const { requests, ...host } = recordReads();
    const messaging = createMessaging({ host, initial: [], extraContext: { page: 'home' } });
    await messaging.trigger({ placementId: '9', experienceId: '1' });
    const extraContext = { page: 'home' };
    expect(requests).toEqual([
      ['triggerExperience', { placementId: '9', experienceId: '1', extraContext }],
      ['readPlatformExperiences', { extraContext }],
    ]);
  });

  it('S2 §3.3 §7.7: the key of a message triggers those that it names, each once', async () => {
    const { requests, ...host } = recordReads();
    const triggerablePlacedExps = ['8:2', '7:3', '8%3A2', 'none'];
    const initial = [hero({ triggerablePlacedExps }), hero({ id: '4' })];
    const messaging = createMessaging({ host, initial });
    await messaging.triggerNamedBy('9:4');
    await messaging.triggerNamedBy('9:unknown');
    expect(requests).toEqual([]);
    await messaging.triggerNamedBy('9:1');
    expect(requests).toEqual([
      ['triggerExperience', { placementId: '8', experienceId: '2' }],
      ['triggerExperience', { placementId: '7', experienceId: '3' }],
      ['readPlatformExperiences', {}],
    ]);
  });

  it('S2 §7.2 §7.4: a context that differs from page to page is read for each request', async () => {
    const { requests, ...host } = recordReads();
    let page = 'home';
    const messaging = createMessaging({ host, extraContext: () => ({ page }), initial: [hero()] });
    messaging.mount();
    page = 'search';
    messaging.view('9:1');
    messaging.refetch();
    await flush();
    expect(requests).toContainEqual(['readPlatformExperiences', { extraContext: { page } }]);
    expect(host.server.applied).toMatchObject([{ request: { extraContext: { page: 'search' } } }]);
  });

  it('S2 §6.3: fetches nothing for bots, and shows them none of the page', async () => {
    const { keys, server } = await open([hero()], { isBot: true, initial: [hero()] });
    expect(server.fetches()).toBe(0);
    expect(keys()).toEqual([]);
  });

  it('does not fetch what the server has rendered', async () => {
    const { keys, server } = await open([], { initial: [hero()] });
    expect(server.fetches()).toBe(0);
    expect(keys()).toEqual(['9:1']);
  });

  it('has one fetch on its way, and one more after a refetch', async () => {
    const { messaging, server } = await open([hero()]);
    server.setMode('by-hand');
    messaging.refetch();
    messaging.refetch();
    messaging.refetch();
    expect(server.fetches()).toBe(2);
    server.pending[0]?.respond();
    await flush();
    expect(server.fetches()).toBe(3);
    server.pending[0]?.respond();
    await flush();
    expect(server.fetches()).toBe(3);
  });

  it('fetches again after a failure, once the page is online', async () => {
    const host = createRecordingHost();
    host.server.put('v', [hero()]);
    host.server.setMode('by-hand');
    const messaging = createMessaging({ host, loadRuntime: () => Promise.resolve(runtime) });
    messaging.mount();
    const claim = messaging.claim({ predicate: () => true });
    host.server.pending[0]?.fail();
    await flush();
    expect(host.errors).toHaveLength(1);
    host.server.setMode('at-once');
    messaging.flush();
    await flush();
    expect(messaging.messagesOf(claim).map(({ key }) => key)).toEqual(['9:1']);
    messaging.flush();
    expect(host.server.fetches()).toBe(2);
  });

  it('S2 §7.2: a fetch that fails changes nothing that shows', async () => {
    const { host, keys, messaging, server } = await open([hero()]);
    server.setMode('by-hand');
    messaging.refetch();
    server.pending.find(({ kind }) => kind === 'fetch')?.fail(200);
    await flush();
    expect(keys()).toEqual(['9:1']);
    expect(host.errors).toHaveLength(1);
  });

  it('ignores the response of another viewer', async () => {
    const { host, keys, messaging, server } = await open([hero()]);
    server.put('w', [modal()]);
    server.setMode('by-hand');
    messaging.refetch();
    host.setViewer({ isAuth: true, id: 'w' });
    server.pending.slice().forEach((request) => request.respond());
    await flush();
    expect(keys()).toEqual(['8:2']);
  });
});
