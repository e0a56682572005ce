import { describe, expect, it } from 'vitest';
import { hero, modal, open, storedReports, tooltip } from './open.test.fixture.js';
import * as runtime from './runtime.js';
import { flush } from '../testing/index.js';

describe('bad input and faults', () => {
  it('S2 §5.1: an invalid message is reported once and never to the server', async () => {
    const broken = modal({ displayData: { title: 'Only a title' } });
    const { host, keys, messaging, reasonOf, reports } = await open([broken]);
    messaging.refetch();
    await flush();
    expect(keys()).toEqual([]);
    expect(reports()).toEqual([]);
    expect(reasonOf('8:2')).toBe('its display data is no modal');
    expect(host.errors).toMatchObject([{ code: 'invalid_message', key: '8:2' }]);
  });

  it('S2 §3.2: a message without a placement, and a second one of a key, are explained and reported once', async () => {
    const { host, keys, messaging } = await open([
      { id: '6', type: 13, displayData: { text: 'Nowhere' } },
      hero(),
      hero({ displayData: { text: 'Again' } }),
    ]);
    messaging.refetch();
    await flush();
    expect(keys()).toEqual(['9:1']);
    expect(messaging.explain().map(({ key, reason, state }) => [key, state, reason])).toEqual([
      ['9:1', 'shown', 'it is its turn'],
      [':6', 'refused', 'it names no placement'],
      ['9:1', 'refused', 'another message has its key'],
    ]);
    expect(host.errors).toMatchObject([
      { code: 'invalid_message', key: ':6' },
      { code: 'invalid_message', key: '9:1' },
    ]);
    expect(host.server.applied.map(({ kind }) => kind)).toEqual(['viewed']);
  });

  it('a surface that crashes is no dismissal, and the next message shows', async () => {
    const { host, keys, messaging, reports } = await open([
      modal(),
      modal({ id: '6', placementId: '5' }),
    ]);
    messaging.fail('8:2', new Error('crash'));
    expect(keys()).toEqual(['5:6']);
    await flush();
    expect(reports()).toEqual(['viewed 8:2', 'viewed 5:6']);
    expect(host.errors).toMatchObject([{ message: 'crash' }]);
  });

  it('a runtime that fails to load is reported and loaded again; a banner works meanwhile, its reports wait', async () => {
    let attempts = 0;
    const loadRuntime = () =>
      ++attempts < 3 ? Promise.reject(new Error('offline')) : Promise.resolve(runtime);
    const { clock, host, keys, messaging, reports } = await open([hero(), modal()], {
      loadRuntime,
    });
    expect(keys()).toEqual(['9:1']);
    messaging.dismiss('9:1');
    await flush();
    expect(keys()).toEqual([]);
    expect(messaging.pendingReports().map(({ kind }) => kind)).toEqual(['viewed', 'dismissed']);
    expect(storedReports(host.storage)).toHaveLength(2);
    clock.advance(3000);
    await flush();
    expect(keys()).toEqual([]);
    clock.advance(6000);
    await flush();
    expect(keys()).toEqual(['8:2']);
    expect(reports()).toEqual(['viewed 9:1', 'viewed 8:2', 'dismissed 9:1']);
    expect(messaging.pendingReports()).toEqual([]);
    expect(host.errors).toHaveLength(2);
  });

  it('loads no chart before a message is eligible', async () => {
    let attempts = 0;
    const loadRuntime = () => {
      attempts++;
      return Promise.resolve(runtime);
    };
    await open([modal()], { loadRuntime, claims: [] });
    expect(attempts).toBe(0);
    await open([modal()], { loadRuntime });
    expect(attempts).toBe(1);
  });

  it('shows 200 messages of one moment by turns', async () => {
    const many = Array.from({ length: 200 }, (_, at) =>
      modal({ id: `${at}`, placementId: `${at}` }),
    );
    const { keys, messaging, reports } = await open(many);
    for (let at = 0; at < 200; at++) {
      expect(keys()).toEqual([`${at}:${at}`]);
      messaging.dismiss(`${at}:${at}`);
      await flush();
    }
    expect(keys()).toEqual([]);
    expect(reports()).toHaveLength(400);
  });

  it('keeps no timer and no report of 1,000 messages that ended', async () => {
    const { clock, host, messaging, server, keys } = await open([]);
    for (let at = 0; at < 1000; at++) {
      server.put('v', [tooltip({ disappearTime: 1000 }, { id: `${at}` })]);
      messaging.refetch();
      await flush();
      expect(keys()).toEqual([`7:${at}`]);
      messaging.scroll();
      clock.advance(1000);
      await flush();
    }
    clock.advance(10_000);
    await flush();
    expect(server.applied).toHaveLength(2000);
    expect(clock.waiting()).toBe(0);
    expect(messaging.pendingReports()).toEqual([]);
    expect(messaging.explain()).toEqual([]);
    expect(storedReports(host.storage)).toEqual([]);
    expect(host.storage.keys()).toHaveLength(100);
  });

  it('a dismissal in one tab ends the message in the other', async () => {
    const received = new Set<(message: { viewerId: string; key: string }) => void>();
    const tabs = {
      post: (message: { viewerId: string; key: string }) =>
        received.forEach((each) => each(message)),
      listen: (listener: (message: { viewerId: string; key: string }) => void) => {
        received.add(listener);
        return () => received.delete(listener);
      },
    };
    const { keys, reports } = await open([hero()], { tabs });
    tabs.post({ viewerId: 'w', key: '9:1' });
    expect(keys()).toEqual(['9:1']);
    tabs.post({ viewerId: 'v', key: '9:1' });
    expect(keys()).toEqual([]);
    await flush();
    expect(reports()).toEqual(['viewed 9:1']);
  });
});
