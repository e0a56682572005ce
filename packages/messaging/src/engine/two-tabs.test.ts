import { describe, expect, it } from 'vitest';
import {
  createMessageServer,
  createRecordingHost,
  createTestStorage,
  flush,
} from '../testing/index.js';
import type { MessageTabs, TabMessage } from '../tabs.js';
import { createMessaging } from '../messaging.js';
import type { ClaimRequest } from './claims.js';
import { hero, storedReports } from './open.test.fixture.js';
import * as runtime from './runtime.js';

/** Channels of one browser: each tab receives what the others post. */
function createChannels() {
  const listeners = new Map<number, (message: TabMessage) => void>();
  let lastId = 0;
  return function connect(): MessageTabs {
    const id = ++lastId;
    return {
      post: (message) =>
        listeners.forEach((listener, of) => (of === id ? undefined : listener(message))),
      listen(listener) {
        listeners.set(id, listener);
        return () => listeners.delete(id);
      },
    };
  };
}

/** Two tabs of a browser: one server and one storage. */
async function openTabs(request: Partial<ClaimRequest> = {}) {
  const connect = createChannels();
  const server = createMessageServer();
  const storage = createTestStorage();
  server.put('v', [hero()]);
  const tabs = [0, 1].map(() => {
    const host = createRecordingHost({ server, storage });
    const loadRuntime = () => Promise.resolve(runtime);
    const messaging = createMessaging({ host, loadRuntime, tabs: connect() });
    messaging.mount();
    const claim = messaging.claim({ predicate: () => true, ...request });
    return { host, messaging, keys: () => messaging.messagesOf(claim).map(({ key }) => key) };
  });
  await flush();
  return { server, storage, first: tabs[0]!, second: tabs[1]! };
}

describe('two tabs', () => {
  it('S2 §4.8: a dismissal in one ends the message in the other, and is reported once', async () => {
    const { first, second, server, storage } = await openTabs();
    expect([first.keys(), second.keys()]).toEqual([['9:1'], ['9:1']]);
    first.messaging.dismiss('9:1');
    second.messaging.dismiss('9:1');
    await flush();
    expect([first.keys(), second.keys()]).toEqual([[], []]);
    expect(server.applied.filter(({ kind }) => kind === 'dismissed')).toHaveLength(1);
    expect(storedReports(storage)).toEqual([]);
  });

  it('S2 §4.8: the other tab does not show it again when it fetches before the report arrives', async () => {
    const { first, second, server } = await openTabs();
    server.setMode('by-hand');
    first.messaging.dismiss('9:1');
    second.messaging.refetch();
    server.pending.find(({ kind }) => kind === 'fetch')?.respond();
    await flush();
    expect(server.held('v')).toHaveLength(1);
    expect(second.keys()).toEqual([]);
  });

  it('S2 §4.8: the other tab does not show it again when a replica of the server lags behind', async () => {
    const { first, second, server } = await openTabs();
    server.setMode('by-hand');
    first.messaging.dismiss('9:1');
    const requestOf = (kind: string) => server.pending.find((one) => one.kind === kind);
    requestOf('dismissed')?.arrive();
    second.messaging.refetch();
    requestOf('fetch')?.respond();
    await flush();
    second.messaging.refetch();
    requestOf('fetch')?.respondStale();
    await flush();
    expect(second.keys()).toEqual([]);
  });

  it('S2 §1.3: the other tab shows it when the server targets it again', async () => {
    const { first, second, server } = await openTabs();
    first.messaging.dismiss('9:1');
    await flush();
    second.messaging.refetch();
    await flush();
    server.put('v', [hero()]);
    second.messaging.refetch();
    await flush();
    expect(second.keys()).toEqual(['9:1']);
  });

  it('S2 §4.35: a message whose time is over in one ends in the other too, without a report', async () => {
    const { first, second, server } = await openTabs({ hasNoAction: true });
    first.host.clock.advance(4000);
    expect([first.keys(), second.keys()]).toEqual([[], []]);
    await flush();
    expect(server.applied.map(({ kind }) => kind)).toEqual(['viewed']);
    // It is there again once the server has withdrawn it and targets it anew.
    server.put('v', []);
    second.messaging.refetch();
    await flush();
    server.put('v', [hero()]);
    second.messaging.refetch();
    await flush();
    expect(second.keys()).toEqual(['9:1']);
  });

  it('S2 §6.1: a tab of another viewer goes on', async () => {
    const { first, second, server } = await openTabs();
    server.put('w', [hero()]);
    second.host.setViewer({ isAuth: true, id: 'w' });
    await flush();
    first.messaging.dismiss('9:1');
    expect(second.keys()).toEqual(['9:1']);
  });
});
