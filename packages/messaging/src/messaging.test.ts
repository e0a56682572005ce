import type { Experience } from '@tackboard/domain';
import { describe, expect, it } from 'vitest';
import * as runtime from './engine/runtime.js';
import { createMessaging } from './messaging.js';
import type { MessagingOptions } from './messaging.types.js';
import { createRecordingHost, flush, type RecordingHostOptions } from './testing/index.js';

const hero = (changes: Partial<Experience> = {}): Experience => ({
  id: '1',
  placementId: '9',
  type: 13,
  displayData: { header: 'Long boards', text: 'Sections', completeButtonText: 'Go' },
  ...changes,
});
const modal = (changes: Partial<Experience> = {}): Experience => ({
  id: '2',
  placementId: '8',
  type: 14,
  displayData: { title: 'Title', body: 'Body', completeButtonText: 'Go' },
  ...changes,
});
const tooltip = (displayData: Experience['displayData'], changes: Partial<Experience> = {}) => ({
  id: '3',
  placementId: '7',
  type: 8,
  displayData: { hasTooltip: true, text: 'Here', anchor: '#save', ...displayData },
  ...changes,
});

/** A page with messages of the server and one part that shows all of them. */
async function open(
  experiences: readonly Experience[],
  {
    claims = [{ predicate: () => true }],
    ...options
  }: Partial<MessagingOptions> & {
    readonly claims?: Parameters<ReturnType<typeof createMessaging>['claim']>[0][];
    readonly host?: never;
  } = {},
  hostOptions: RecordingHostOptions = {},
) {
  const host = createRecordingHost(hostOptions);
  host.server.put('v', experiences);
  const messaging = createMessaging({
    host,
    loadRuntime: () => Promise.resolve(runtime),
    random: () => 1,
    ...options,
  });
  const unmount = messaging.mount();
  const owned = claims.map((claim) => messaging.claim(claim));
  await flush();
  return {
    host,
    messaging,
    unmount,
    owned,
    clock: host.clock,
    server: host.server,
    keys: () => owned.flatMap((claim) => messaging.messagesOf(claim).map(({ key }) => key)),
    reports: () => host.server.applied.map(({ key, kind }) => `${kind} ${key}`),
    reasonOf: (key: string) => messaging.explain().find((one) => one.key === key)?.reason,
  };
}

describe('fetching', () => {
  it('S2 §7.2: reads the messages of all placements once', async () => {
    const { keys, server } = await open([hero()]);
    expect(server.fetches()).toBe(1);
    expect(keys()).toEqual(['9:1']);
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

describe('the lifecycle', () => {
  it('S2 §4.1 §4.2: shows, reports the view once, then one end', async () => {
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

  it('S2 §4.9: the store is updated before the server is called', async () => {
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

  it('S2 §4.4 §4.11: a part that remounts in the same moment keeps the view and the end', async () => {
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
    expect(reasonOf('9:1')).toBe('it ended while it was mounted');
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

describe('special ids and placements', () => {
  it('S2 §4.32 §9.22: 500500 is viewed when it mounts, also while it waits', async () => {
    const claims = [{ predicate: () => true, viewsAutomatically: false }];
    const { keys, reports } = await open(
      [
        modal({
          id: '500500',
          displayData: { title: 'T', body: 'B', completeButtonText: 'Go', delayInMillis: 9000 },
        }),
      ],
      { claims },
    );
    expect(keys()).toEqual([]);
    expect(reports()).toEqual(['viewed 8:500500']);
  });

  it('S2 §4.33 §9.19: placement 1000075 is viewed at its first appearance', async () => {
    const claims = [{ placementId: '1000075', viewsAutomatically: false }];
    const { reports } = await open([hero({ placementId: '1000075' })], { claims });
    expect(reports()).toEqual(['viewed 1000075:1']);
  });

  it.each(['502312', '502320', '502321', '502322'])(
    'S2 §4.34 §9.20: %s completes by itself and renders nothing',
    async (id) => {
      const { keys, reports } = await open([hero({ id })]);
      expect(keys()).toEqual([]);
      expect(reports()).toEqual([`viewed 9:${id}`, `completed 9:${id}`]);
    },
  );

  it('S2 §4.14: a tooltip without pulsar and tooltip completes at once', async () => {
    const { keys, reports } = await open([tooltip({ hasTooltip: false })]);
    expect(keys()).toEqual([]);
    expect(reports()).toEqual(['viewed 7:3', 'completed 7:3']);
  });

  it('S2 §4.35 §9.7: a placement without an action ends after 4000 ms, without a report', async () => {
    const claims = [{ placementId: '9', hasNoAction: true }];
    const { clock, host, keys, messaging, reports } = await open([hero()], { claims });
    messaging.setHidden(true);
    clock.advance(3999);
    expect(keys()).toEqual(['9:1']);
    clock.advance(1);
    expect(keys()).toEqual([]);
    await flush();
    expect(reports()).toEqual(['viewed 9:1']);
    expect(host.emitted).toContainEqual(
      expect.objectContaining({ name: 'message-ended', reason: 'timedOut' }),
    );
  });

  it('S2 §4.35: unless it is aborted', async () => {
    const claims = [{ placementId: '9', hasNoAction: true }];
    const { clock, keys, messaging } = await open([hero()], { claims });
    clock.advance(3999);
    messaging.abortTimeout('9:1');
    clock.advance(10_000);
    expect(keys()).toEqual(['9:1']);
  });
});

describe('times', () => {
  it('S2 §4.25: a modal waits for delay_in_millis', async () => {
    const displayData = { title: 'T', body: 'B', completeButtonText: 'Go', delayInMillis: 700 };
    const { clock, keys, reports } = await open([modal({ displayData })]);
    clock.advance(699);
    expect(keys()).toEqual([]);
    clock.advance(1);
    expect(keys()).toEqual(['8:2']);
    await flush();
    expect(reports()).toEqual(['viewed 8:2']);
  });

  it('S2 §4.19: a message that the server withdraws during its delay does not show', async () => {
    const { clock, keys, messaging, server } = await open([tooltip({ delay: 500 })]);
    server.put('v', []);
    messaging.refetch();
    await flush();
    clock.advance(500);
    expect(keys()).toEqual([]);
    expect(clock.waiting()).toBe(0);
  });

  it('S2 §4.16: a timer makes a tooltip disappear; hover, focus and a hidden page stop it', async () => {
    const { clock, keys, messaging, reports } = await open([tooltip({ disappearTime: 3000 })]);
    clock.advance(1000);
    messaging.pause('7:3', 'hover');
    messaging.setHidden(true);
    clock.advance(60_000);
    messaging.resume('7:3', 'hover');
    clock.advance(60_000);
    messaging.setHidden(false);
    clock.advance(1999);
    expect(keys()).toEqual(['7:3']);
    clock.advance(1);
    expect(keys()).toEqual([]);
    await flush();
    expect(reports()).toEqual(['viewed 7:3', 'dismissed 7:3']);
  });

  it('S2 §4.15: the first scroll starts the delay, later ones do not restart it', async () => {
    const display = { scrollToDismiss: true, scrollToDismissDelayInSeconds: 2 };
    const { clock, keys, messaging } = await open([tooltip(display)]);
    clock.advance(60_000);
    messaging.scroll();
    clock.advance(1500);
    messaging.scroll();
    clock.advance(499);
    expect(keys()).toEqual(['7:3']);
    clock.advance(1);
    expect(keys()).toEqual([]);
  });

  it('S2 §4.18 §9.6: thumbnails leave 3000 ms after the first scroll', async () => {
    const { clock, keys, messaging } = await open([tooltip({ thumbnailUrls: ['/1.jpg'] })]);
    messaging.scroll();
    clock.advance(2999);
    expect(keys()).toEqual(['7:3']);
    clock.advance(1);
    expect(keys()).toEqual([]);
  });

  it('S2 §4.22 §9.12: a popover leaves 1500 ms after a scroll', async () => {
    const displayData = { message: 'Look', anchor: '#search', scrollToDismiss: true };
    const popover = { id: '4', placementId: '6', displayData };
    const { clock, keys, messaging } = await open([popover]);
    messaging.scroll();
    clock.advance(1499);
    expect(keys()).toEqual(['6:4']);
    clock.advance(1);
    expect(keys()).toEqual([]);
  });

  it('S2 §9.11: an educational popover waits 2000 ms', async () => {
    const { clock, keys } = await open([hero({ type: 29, displayData: { title: 'Look' } })]);
    clock.advance(1999);
    expect(keys()).toEqual([]);
    clock.advance(1);
    expect(keys()).toEqual(['9:1']);
  });
});

describe('owners of a placement', () => {
  it('has one at a time; the next one follows when it leaves', async () => {
    const claims = [{ placementId: '9' }, { placementId: '9' }, { predicate: () => true }];
    const { messaging, owned, reports } = await open([hero()], { claims });
    const shownBy = () => owned.map((claim) => messaging.messagesOf(claim).length);
    expect(shownBy()).toEqual([1, 0, 0]);
    messaging.release(owned[0]!);
    expect(shownBy()).toEqual([0, 1, 0]);
    messaging.release(owned[1]!);
    expect(shownBy()).toEqual([0, 0, 1]);
    await flush();
    expect(reports()).toEqual(['viewed 9:1']);
  });

  it('S2 §4.12: a message that its owner does not accept shows nowhere', async () => {
    const claims = [{ placementId: '9', types: [14] }, { predicate: () => true }];
    const { keys, reasonOf } = await open([hero()], { claims });
    expect(keys()).toEqual([]);
    expect(reasonOf('9:1')).toBe('the owner of placement 9 does not accept its id or type');
  });

  it('shows one message of a placement, in the order of the server', async () => {
    const { keys, messaging, reasonOf } = await open([hero(), hero({ id: '5' })]);
    expect(keys()).toEqual(['9:1']);
    expect(reasonOf('9:5')).toBe('another message of its placement comes first');
    messaging.dismiss('9:1');
    await flush();
    expect(keys()).toEqual(['9:5']);
  });
});

describe('who may speak', () => {
  it('one modal at a time, in the order of the server; the other is not viewed', async () => {
    const { keys, messaging, reports } = await open([
      modal(),
      modal({ id: '6', placementId: '5' }),
    ]);
    expect(keys()).toEqual(['8:2']);
    expect(reports()).toEqual(['viewed 8:2']);
    messaging.dismiss('8:2');
    expect(keys()).toEqual(['5:6']);
  });

  it('no modal opens over a dialog of the page', async () => {
    const { host, keys, messaging, reasonOf } = await open([]);
    host.setLayerOpen(true);
    host.server.put('v', [modal()]);
    messaging.refetch();
    await flush();
    expect(keys()).toEqual([]);
    expect(reasonOf('8:2')).toBe('a dialog or menu of the page is open');
    host.setLayerOpen(false);
    await flush();
    expect(keys()).toEqual(['8:2']);
  });

  it('a dialog that opens closes anchored messages, which come back', async () => {
    const { host, keys, reports } = await open([tooltip({})]);
    expect(keys()).toEqual(['7:3']);
    host.setLayerOpen(true);
    await flush();
    expect(keys()).toEqual([]);
    host.setLayerOpen(false);
    await flush();
    expect(keys()).toEqual(['7:3']);
    expect(reports()).toEqual(['viewed 7:3']);
  });

  it('a layer of the page that replaces a modal holds it', async () => {
    const { host, keys, messaging, reports } = await open([modal()]);
    messaging.openLayer('8:2', { load: () => new Promise<never>(() => undefined), props: {} });
    host.setLayerOpen(true);
    await flush();
    expect(keys()).toEqual([]);
    host.setLayerOpen(false);
    await flush();
    expect(keys()).toEqual(['8:2']);
    expect(reports()).toEqual(['viewed 8:2']);
  });

  it('the cookie question goes first of all', async () => {
    const cookie = hero({ id: '502597', placementId: '4', displayData: {} });
    const { keys } = await open([hero(), cookie]);
    expect(keys()).toEqual(['4:502597']);
    const mobile = await open([hero({ type: 28 }), cookie], { device: 'mobile' });
    expect(mobile.keys()).toEqual(['4:502597']);
  });

  it('three toasts at most', async () => {
    const toasts = ['1', '2', '3', '4'].map((id) =>
      hero({ id, placementId: id, type: 10, displayData: { text: id } }),
    );
    const { keys, messaging } = await open(toasts);
    expect(keys()).toEqual(['1:1', '2:2', '3:3']);
    messaging.dismiss('1:1');
    expect(keys()).toEqual(['2:2', '3:3', '4:4']);
  });

  it('S2 §4.13: a tapped pulsar opens before the others of its layer', async () => {
    const pulsar = tooltip({ hasPulsar: true }, { id: '5', placementId: '5' });
    const { keys, messaging, owned } = await open([tooltip({}), pulsar]);
    expect(keys()).toEqual(['7:3', '5:5']);
    messaging.setOpen('5:5', true);
    expect(messaging.messagesOf(owned[0]!)).toMatchObject([{ key: '5:5', isOpen: true }]);
    messaging.setOpen('5:5', false);
    expect(keys()).toEqual(['7:3', '5:5']);
  });

  it('a message that waits for its anchor is not viewed, and leaves no gap', async () => {
    let hasAnchor = false;
    const waitsFor = ({ key }: { readonly key: string }) =>
      key === '7:3' && !hasAnchor ? 'its anchor is not in the page' : undefined;
    const claims = [{ predicate: () => true, waitsFor }];
    const other = tooltip({}, { id: '5', placementId: '5' });
    const { keys, messaging, reasonOf, reports } = await open([tooltip({}), other], { claims });
    expect(keys()).toEqual(['5:5']);
    expect(reasonOf('7:3')).toBe('its anchor is not in the page');
    messaging.dismiss('5:5');
    hasAnchor = true;
    messaging.refresh();
    expect(keys()).toEqual(['7:3']);
    hasAnchor = false;
    messaging.refresh();
    expect(keys()).toEqual([]);
    await flush();
    expect(reports()).toEqual(['viewed 5:5', 'dismissed 5:5', 'viewed 7:3']);
  });
});

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

  it('S2 §8.4: a surface that crashes is no dismissal', async () => {
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
    expect(host.storage.keys()).toHaveLength(2);
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
    for (let at = 0; at < 20; at++) {
      expect(keys()).toEqual([`${at}:${at}`]);
      messaging.dismiss(`${at}:${at}`);
      await flush();
    }
    expect(reports()).toHaveLength(41);
  });

  it('keeps no timer, report or stored value of 1,000 messages that ended', async () => {
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
    expect(host.storage.keys()).toEqual([]);
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

describe('events', () => {
  it('says why a message was shown, held and ended', async () => {
    const { host, messaging } = await open([tooltip({})]);
    host.setLayerOpen(true);
    await flush();
    host.setLayerOpen(false);
    await flush();
    messaging.dismiss('7:3');
    expect(host.emitted.map(({ name, reason }) => [name, reason])).toEqual([
      ['message-shown', undefined],
      ['message-viewed', undefined],
      ['message-held', 'a dialog is open'],
      ['message-shown', undefined],
      ['message-ended', 'dismissed'],
    ]);
  });

  it('S2 §7.16: the end of a banner has event type 101 and the placed experience', async () => {
    const { host, messaging } = await open([hero()]);
    messaging.dismiss('9:1');
    expect(host.emitted.at(-1)).toMatchObject({ eventType: 101, placedExperienceId: '9%3A1' });
  });
});
