import { describe, expect, it } from 'vitest';
import { hero, modal, open } from './open.test.fixture.js';
import * as runtime from './runtime.js';
import { createMessaging } from '../messaging.js';
import { createRecordingHost, flush } from '../testing/index.js';

describe('the lifecycle', () => {
  it('S2 §1.3 §4.1 §4.2 §4.11: shows, reports the view once, then hides and reports one end', async () => {
    const { keys, messaging, reports } = await open([hero()]);
    expect(keys()).toEqual(['9:1']);
    expect(reports()).toEqual(['viewed 9:1']);
    messaging.refresh();
    messaging.dismiss('9:1');
    messaging.dismiss('9:1');
    messaging.complete('9:1');
    await flush();
    expect(keys()).toEqual([]);
    expect(reports()).toEqual(['viewed 9:1', 'dismissed 9:1']);
  });

  it('S2 §4.9: a view is latched before the server is called: a second one meanwhile is not reported', async () => {
    const claims = [{ placementId: '9', viewsAutomatically: false }];
    const { messaging, reports, server } = await open([hero()], { claims });
    server.setMode('by-hand');
    messaging.view('9:1');
    messaging.view('9:1');
    expect(server.pending.map(({ kind }) => kind)).toEqual(['viewed']);
    server.pending[0]?.respond();
    await flush();
    messaging.view('9:1');
    expect(reports()).toEqual(['viewed 9:1']);
    expect(server.pending).toEqual([]);
  });

  it('S2 §4.9: a call to the server that views again does not loop', async () => {
    const host = createRecordingHost();
    host.server.put('v', [hero()]);
    const keepalives: unknown[] = [];
    const messaging = createMessaging({
      host: {
        ...host,
        calls: {
          ...host.calls,
          viewExperience(request, options) {
            keepalives.push(options?.keepalive);
            messaging.view('9:1');
            return host.calls.viewExperience?.(request, options) ?? Promise.resolve();
          },
        },
      },
      loadRuntime: () => Promise.resolve(runtime),
    });
    messaging.mount();
    messaging.claim({ placementId: '9' });
    await flush();
    // Reports outlive the page.
    expect(keepalives).toEqual([true]);
    expect(host.server.applied).toHaveLength(1);
  });

  it('a dismissal leaves the store before the server is called', async () => {
    const { messaging, server } = await open([hero()]);
    server.setMode('by-hand');
    messaging.dismiss('9:1');
    expect(server.pending.map(({ kind }) => kind)).toEqual(['dismissed']);
    expect(messaging.explain()).toEqual([]);
  });

  it('S2 §3.1: a message that the server calls viewed shows and is not reported', async () => {
    const { keys, reports } = await open([hero({ status: 'viewed' })]);
    expect(keys()).toEqual(['9:1']);
    expect(reports()).toEqual([]);
  });

  it('S2 §4.2: reports no view when automatic viewing is off', async () => {
    const claims = [{ placementId: '9', viewsAutomatically: false }];
    const { keys, messaging, reports } = await open([hero()], { claims });
    expect(keys()).toEqual(['9:1']);
    expect(reports()).toEqual([]);
    messaging.view('9:1');
    messaging.view('9:1');
    await flush();
    expect(reports()).toEqual(['viewed 9:1']);
  });

  it('S2 §7.4 §7.5: reports carry the context of the page and of the message, and the targeting', async () => {
    const { messaging, server } = await open(
      [hero({ extraContext: { board: '5', page: 'own' } })],
      {
        extraContext: { page: 'home', app: 'web' },
        targeting: { advertiser_id: 5 },
      },
    );
    messaging.complete('9:1');
    await flush();
    const request = {
      placementId: '9',
      experienceId: '1',
      extraContext: { page: 'own', app: 'web', board: '5' },
      targeting: { advertiser_id: 5 },
    };
    expect(server.applied.map((applied) => [applied.kind, applied.request])).toEqual([
      ['viewed', request],
      ['completed', request],
    ]);
  });

  it('S2 §4.3: a survey is viewed when it is presented', async () => {
    const buttons = [{ text: 'Start', uri: 'https://survey.example/f' }];
    const survey = hero({ type: 5, displayData: { titleText: 'Two minutes?', buttons } });
    const { keys, messaging, reports } = await open([survey]);
    expect(keys()).toEqual(['9:1']);
    expect(reports()).toEqual([]);
    messaging.present('9:1');
    messaging.present('9:1');
    await flush();
    expect(reports()).toEqual(['viewed 9:1']);
  });

  it('S2 §4.4: a part that remounts in the same moment keeps the view and the end', async () => {
    const { messaging, owned, reports } = await open([hero()]);
    messaging.release(owned[0]!);
    const again = messaging.claim({ predicate: () => true });
    expect(messaging.messagesOf(again).map(({ key }) => key)).toEqual(['9:1']);
    messaging.complete('9:1', { kind: 2 });
    messaging.complete('9:1', { kind: 2 });
    await flush();
    expect(reports()).toEqual(['viewed 9:1', 'completed 9:1']);
  });

  it.each([
    [1, ['viewed 9:1', 'completed 9:1'], 2],
    [2, ['viewed 9:1', 'completed 9:1'], 1],
    [3, ['viewed 9:1'], 1],
    [0, ['viewed 9:1'], 1],
  ])(
    'S2 §4.5 §4.6: complete kind %i reports %j and fetches %i times',
    async (kind, all, fetches) => {
      const { clock, messaging, reports, server } = await open([hero()]);
      messaging.complete('9:1', { kind });
      await flush();
      clock.advance(5000);
      await flush();
      expect(reports()).toEqual(all);
      expect(server.fetches()).toBe(fetches);
    },
  );

  it('S2 §4.7: completedWithoutHomefeed keeps the message and does not fetch', async () => {
    const { keys, messaging, reports, reasonOf, server } = await open([hero()]);
    messaging.complete('9:1', { preventsRemoval: true });
    await flush();
    expect(keys()).toEqual([]);
    expect(reasonOf('9:1')).toBe('it has ended');
    expect(reports()).toEqual(['viewed 9:1', 'completed 9:1']);
    expect(server.fetches()).toBe(1);
  });

  it('S2 §4.8: a dismissal fetches once, also for two messages of one moment', async () => {
    const { messaging, server } = await open([hero(), modal()]);
    messaging.dismiss('9:1');
    messaging.dismiss('8:2');
    await flush();
    expect(server.fetches()).toBe(2);
  });

  it('S2 §4.6: fetches 2 s after a report that does not settle', async () => {
    const { clock, keys, messaging, server } = await open([hero()]);
    server.setMode('by-hand');
    messaging.dismiss('9:1');
    clock.advance(1999);
    expect(server.fetches()).toBe(1);
    clock.advance(1);
    expect(server.fetches()).toBe(2);
    server.pending.find(({ kind }) => kind === 'fetch')?.respond();
    await flush();
    expect(server.held('v')).toHaveLength(1);
    expect(keys()).toEqual([]);
  });

  it('S2 §4.8: a fetch that races a dismissal does not bring the message back', async () => {
    const { keys, messaging, server } = await open([hero()]);
    server.setMode('by-hand');
    messaging.refetch();
    server.pending[0]?.arrive();
    messaging.dismiss('9:1');
    server.pending.find(({ kind }) => kind === 'dismissed')?.respond();
    await flush();
    server.pending[0]?.respond();
    await flush();
    expect(keys()).toEqual([]);
    server.pending[0]?.respond();
    await flush();
    server.put('v', [hero()]);
    messaging.refetch();
    server.pending[0]?.respond();
    await flush();
    expect(keys()).toEqual(['9:1']);
  });

  it('S2 §4.8: nor does a replica that lags behind, before the dismissal is confirmed', async () => {
    const { clock, keys, messaging, server } = await open([hero()]);
    server.setMode('by-hand');
    messaging.dismiss('9:1');
    server.pending[0]?.arrive();
    clock.advance(2000);
    server.pending.at(-1)?.respond();
    await flush();
    expect(server.held('v')).toEqual([]);
    messaging.refetch();
    server.pending.at(-1)?.respondStale();
    await flush();
    expect(messaging.pendingReports()).toHaveLength(1);
    expect(keys()).toEqual([]);
  });

  it('S2 §4.10 §9.19: a view of placement 1000162 fetches once, without a loop', async () => {
    const { server } = await open([hero({ placementId: '1000162' })]);
    await flush();
    expect(server.fetches()).toBe(2);
  });
});
