import { describe, expect, it } from 'vitest';
import { flush } from '../testing/index.js';
import { hero, modal, open, storedReports, tooltip } from './open.test.fixture.js';

describe('signing out', () => {
  it('S2 §6.1: aborts and drops the reports of the viewer, stored ones too', async () => {
    const { host, messaging, server } = await open([hero()]);
    server.setMode('by-hand');
    messaging.dismiss('9:1');
    const [request] = server.pending;
    expect(storedReports(host.storage)).toHaveLength(1);
    host.setViewer({ isAuth: false });
    expect(request?.signal?.aborted).toBe(true);
    expect(messaging.pendingReports()).toEqual([]);
    expect(host.storage.keys()).toEqual([]);
    request?.respond();
    await flush();
    expect(host.errors).toEqual([]);
    expect(server.pending.map(({ kind }) => kind)).toEqual(['fetch']);
  });

  it('S2 §1.4 §6.1: reports of a visitor have no viewer', async () => {
    const { host, messaging, server } = await open([]);
    server.put('', [hero()]);
    host.setViewer({ isAuth: false });
    await flush();
    messaging.dismiss('9:1');
    await flush();
    expect(server.applied.map(({ kind, viewerId }) => [kind, viewerId])).toEqual([
      ['viewed', ''],
      ['dismissed', ''],
    ]);
  });

  it('S2 §4.8: does not fetch for the dismissal of the former viewer', async () => {
    const { clock, host, messaging, server } = await open([hero()]);
    server.setMode('by-hand');
    messaging.dismiss('9:1');
    host.setViewer({ isAuth: true, id: 'w' });
    server.pending.slice().forEach((request) => request.respond());
    await flush();
    expect(server.fetches()).toBe(2);
    clock.advance(2000);
    expect(server.fetches()).toBe(2);
  });

  it('drops the messages, and shows those of the next viewer', async () => {
    const { host, keys, server } = await open([hero(), modal()]);
    server.put('w', [tooltip({})]);
    host.setViewer({ isAuth: true, id: 'w' });
    expect(keys()).toEqual([]);
    await flush();
    expect(keys()).toEqual(['7:3']);
    expect(host.emitted.filter(({ reason }) => reason === 'the viewer changed')).toHaveLength(2);
  });
});

describe('a provider that unmounts', () => {
  it('while messages are fetched and reported: sends the reports, and keeps no timer', async () => {
    const { clock, host, messaging, owned, server, unmount } = await open([
      tooltip({ disappearTime: 9000 }),
    ]);
    server.setMode('by-hand');
    messaging.dismiss('7:3');
    messaging.refetch();
    unmount();
    owned.forEach(messaging.release);
    server.pending.slice().forEach((request) => request.respond());
    await flush();
    server.pending.slice().forEach((request) => request.respond());
    clock.advance(2000);
    await flush();
    server.pending.slice().forEach((request) => request.respond());
    await flush();
    expect(server.applied.map(({ kind }) => kind)).toEqual(['viewed', 'dismissed']);
    expect(clock.waiting()).toBe(0);
    expect(storedReports(host.storage)).toEqual([]);
    expect(host.errors).toEqual([]);
  });

  it('during the delay of a message: it is not viewed, and shows when it mounts again', async () => {
    const { clock, keys, messaging, owned, reports, unmount } = await open([
      tooltip({ delay: 500 }),
    ]);
    unmount();
    owned.forEach(messaging.release);
    clock.advance(500);
    expect(clock.waiting()).toBe(0);
    messaging.mount();
    owned[0] = messaging.claim({ predicate: () => true });
    clock.advance(499);
    expect(keys()).toEqual([]);
    clock.advance(1);
    expect(keys()).toEqual(['7:3']);
    await flush();
    expect(reports()).toEqual(['viewed 7:3']);
  });

  it('stops following the viewer, layers and tabs', async () => {
    const listeners = new Set<unknown>();
    const tabs = {
      post: () => undefined,
      listen: (listener: unknown) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
    const { host, server, unmount } = await open([hero()], { tabs });
    expect(listeners.size).toBe(1);
    unmount();
    expect(listeners.size).toBe(0);
    host.setViewer({ isAuth: true, id: 'w' });
    await flush();
    expect(server.fetches()).toBe(1);
  });
});
