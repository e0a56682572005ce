import type { Consent, KeyValueStore, Viewer } from '@tackboard/domain';
import { createMemoryStorage } from '@tackboard/domain/testing';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../client.js';
import { fakeClock } from '../fake-clock.test.fixture.js';
import { reserveKeepalive } from '../keepalive.js';
import { type Behaviour, json, startServer } from '../server.test.fixture.js';
import type { SentEvent } from './kit-event.js';
import { createTracker, type TrackerOptions } from './tracker.js';

const ok: Behaviour = (response) => json(response, 200, {});

const ALL: Consent = { analytics: true, marketing: true, personalization: true };
const LENA: Viewer = { isAuth: true, id: '7' };

async function start(options: Partial<TrackerOptions> = {}, behave: Behaviour = ok, byte = 0) {
  const clock = fakeClock(1_000);
  const server = await startServer(behave);
  const client = createClient({
    origin: server.origin,
    fetch,
    clock,
    csrfToken: () => 'tok',
    random: (bytes) => void bytes.fill(byte),
  });
  let ids = 0;
  let hide = (): void => {};
  const tracker = createTracker(client, {
    consent: { get: () => ALL },
    viewer: { get: () => LENA },
    createId: () => `id-${(ids += 1)}`,
    onPageEnd: (listener) => {
      hide = listener;
      return () => {
        hide = () => {};
      };
    },
    ...options,
  });
  const batches = () =>
    server.received.map(({ body }) => (JSON.parse(body) as { events: SentEvent[] }).events);
  return { tracker, clock, server, batches, hide: () => hide() };
}

const blockedStore: KeyValueStore = { get: fail, set: fail, remove: fail, keys: fail };

const brokenStore: KeyValueStore = {
  ...createMemoryStorage(),
  keys: () => ['tackboard.events.1.x'],
  get: () => '{',
};

const objects = (events: readonly SentEvent[] | undefined): unknown[] =>
  (events ?? []).map((event) => event['object_id_str']);

describe('events (S1 §7, S2 §7)', () => {
  it('S1 §7.11, S2 §7.15: carry ids, time, view, component, element, object and aux data', async () => {
    const view = () => ({ viewType: 3, viewParameter: 92 });
    const { tracker, batches, server } = await start({ view });
    tracker.track({
      type: 12,
      component: 7,
      element: 'share-button',
      objectId: '900719925474099312',
      auxData: { slot_index: 4 },
    });
    tracker.track({ type: 8948, viewParameter: 140 });
    await tracker.flush();
    expect(batches()).toEqual([
      [
        {
          event_id: 'id-2',
          time: 1_000,
          event_type: 12,
          view_type: 3,
          view_parameter: 92,
          component: 7,
          element: 'share-button',
          object_id_str: '900719925474099312',
          aux_data: { slot_index: 4 },
        },
        { event_id: 'id-3', time: 1_000, event_type: 8948, view_type: 3, view_parameter: 140 },
      ],
    ]);
    const [{ method, path, headers } = {} as never] = server.received;
    expect([method, path]).toEqual(['POST', '/v3/events/']);
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'x-csrftoken': 'tok',
      'idempotency-key': 'id-4',
    });
  });

  it('are sent 10 s after the first', async () => {
    const { tracker, clock, server, batches } = await start();
    tracker.track({ objectId: 'a' });
    clock.advance(9_999);
    tracker.track({ objectId: 'b' });
    expect(server.received).toHaveLength(0);
    clock.advance(1);
    await server.until(1);
    expect(objects(batches()[0])).toEqual(['a', 'b']);
  });

  it('are sent at once when 30 wait', async () => {
    const { tracker, server, batches } = await start();
    for (let n = 0; n < 30; n += 1) tracker.track({ objectId: `${n}` });
    await server.until(1);
    expect(batches()[0]).toHaveLength(30);
  });

  it('are sent at once when they exceed 48 KB', async () => {
    const { tracker, server, batches } = await start();
    const auxData = { text: 'x'.repeat(20_000) };
    for (const objectId of ['a', 'b', 'c']) tracker.track({ objectId, auxData });
    await server.until(1);
    expect(objects(batches()[0])).toEqual(['a', 'b']);
    await server.until(2);
    expect(objects(batches()[1])).toEqual(['c']);
  });
});

describe('the end of the page', () => {
  it('sends what waits at once', async () => {
    const { tracker, server, batches, hide } = await start();
    tracker.track({ objectId: 'a' });
    hide();
    await server.until(1);
    expect(objects(batches()[0])).toEqual(['a']);
  });

  it('stores what has no room beside other keepalive requests, for the next page', async () => {
    const storage = createMemoryStorage();
    const first = await start({ storage });
    const release = reserveKeepalive(64 * 1024 - 10);
    first.tracker.track({ objectId: 'a' });
    first.hide();
    release?.();
    expect(first.server.received).toHaveLength(0);
    expect(storage.keys().length).toBe(1);

    const next = await start({ storage });
    expect(storage.keys().length).toBe(0);
    next.clock.advance(0);
    await next.server.until(1);
    expect(next.batches()[0]).toMatchObject([{ event_id: 'id-2', object_id_str: 'a' }]);
  });

  it('stores what is on its way until the server has it', async () => {
    const storage = createMemoryStorage();
    const { tracker, hide } = await start({ storage });
    tracker.track({ objectId: 'a' });
    hide();
    expect(storage.keys().length).toBe(1);
    await vi.waitFor(() => expect(storage.keys().length).toBe(0));
  });

  it.each([
    ['throws', blockedStore],
    ['holds no events', brokenStore],
  ])('needs no store: one that %s is ignored', async (_, storage) => {
    const { tracker, server, batches, hide } = await start({ storage });
    tracker.track({ objectId: 'a' });
    hide();
    await server.until(1);
    expect(objects(batches().flat())).toEqual(['a']);
  });

  it('of tracking sends what waits, and nothing after it', async () => {
    const { tracker, clock, server } = await start();
    tracker.track({ objectId: 'a' });
    tracker.stop();
    tracker.track({ objectId: 'b' });
    await vi.waitFor(() => expect(clock.pending()).toEqual([]));
    expect(server.received).toHaveLength(1);
  });
});

describe('a failed batch', () => {
  it.each([500, 503, 429, 408])(
    'is sent again after HTTP %i, with the same event ids',
    async (status) => {
      const { tracker, clock, server, batches } = await start({}, (response, _, n) =>
        json(response, n === 0 ? status : 200, {}),
      );
      tracker.track({ objectId: 'a' });
      await tracker.flush();
      // Half of a second and up to half more by chance.
      expect(clock.pending()).toEqual([500]);
      clock.advance(500);
      await server.until(2);
      expect(batches()[1]).toEqual(batches()[0]);
    },
  );

  it('waits twice as long each time, up to a minute, and as long as the server requires', async () => {
    const { tracker, clock, server } = await start({}, (response, _, n) =>
      json(response, 503, {}, n === 8 ? { 'retry-after': '90' } : {}),
    );
    tracker.track({ objectId: 'a' });
    await tracker.flush();
    for (const waitMs of [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 90_000]) {
      await clock.untilTimer(waitMs);
      tracker.track({ objectId: 'later' });
      clock.advance(waitMs);
    }
    await server.until(10);
    expect(clock.now()).toBe(1_000 + 181_500);
  });

  it('is dropped when the server will never accept it', async () => {
    const { tracker, clock, server, batches } = await start({}, (response, _, n) =>
      json(response, n === 0 ? 400 : 200, {}),
    );
    tracker.track({ objectId: 'a' });
    await tracker.flush();
    tracker.track({ objectId: 'b' });
    await tracker.flush();
    expect(batches().map(objects)).toEqual([['a'], ['b']]);
    expect(server.received).toHaveLength(2);
    expect(clock.pending()).toEqual([]);
  });

  it('keeps the last 1000 events', async () => {
    const storage = createMemoryStorage();
    const { tracker, hide } = await start({ storage }, () => {});
    for (let n = 0; n < 1_100; n += 1) tracker.track({ objectId: `${n}` });
    hide();
    const text = storage.get(storage.keys()[0] ?? '') ?? '';
    const stored = (JSON.parse(text) as { sent: SentEvent }[]).map(({ sent }) => sent);
    // The first 30 are on their way.
    expect(stored).toHaveLength(1_030);
    expect([objects(stored)[29], objects(stored)[30], objects(stored).at(-1)]).toEqual([
      '29',
      '100',
      '1099',
    ]);
  });
});

describe('consent (S2 §3)', () => {
  it('is asked when an event happens, and when it is sent', async () => {
    let consent: Consent = { ...ALL, personalization: false };
    const { tracker, batches } = await start({ consent: { get: () => consent } });
    tracker.track({ objectId: 'a' });
    tracker.track({ objectId: 'b', purpose: 'marketing' });
    tracker.track({ objectId: 'c', purpose: 'personalization' });
    consent = { ...consent, marketing: false };
    await tracker.flush();
    expect(batches().map(objects)).toEqual([['a']]);
  });

  it('that is withdrawn also takes out of the store what waits', async () => {
    const storage = createMemoryStorage();
    let consent = ALL;
    const { tracker, clock, server, hide } = await start({
      storage,
      consent: { get: () => consent },
    });
    const release = reserveKeepalive(64 * 1024 - 10);
    tracker.track({ objectId: 'a' });
    hide();
    release?.();
    const [retryMs = 0] = await vi.waitFor(() => {
      expect(clock.pending()).toHaveLength(1);
      return clock.pending();
    });
    expect(storage.keys()).toHaveLength(1);
    consent = { ...ALL, analytics: false };
    clock.advance(retryMs);
    expect(storage.keys()).toEqual([]);
    expect(server.received).toEqual([]);
  });
});

describe('the viewer', () => {
  /** What a page of Lena leaves in the store. */
  async function leaveEvent() {
    const storage = createMemoryStorage();
    const { tracker, hide } = await start({ storage });
    const release = reserveKeepalive(64 * 1024 - 10);
    tracker.track({ objectId: 'a' });
    hide();
    release?.();
    expect(storage.keys().length).toBe(1);
    return storage;
  }

  it.each<[string, Viewer]>([
    ['another account', { isAuth: true, id: '8' }],
    ['a visitor', { isAuth: false }],
  ])('what the page of somebody has left is not sent, nor kept, for %s', async (_, viewer) => {
    const storage = await leaveEvent();
    const { tracker, batches } = await start({ storage, viewer: { get: () => viewer } });
    tracker.track({ objectId: 'b' });
    await tracker.flush();
    expect(batches().map(objects)).toEqual([['b']]);
    expect(storage.keys()).toEqual([]);
  });

  it('what waits in the page is not sent for the next viewer', async () => {
    let viewer = LENA;
    const { tracker, batches } = await start({ viewer: { get: () => viewer } });
    tracker.track({ objectId: 'a' });
    viewer = { isAuth: true, id: '8' };
    tracker.track({ objectId: 'b' });
    await tracker.flush();
    expect(batches().map(objects)).toEqual([['b']]);
  });

  it('what waits behind a request is not sent for the next viewer', async () => {
    let viewer = LENA;
    let respond = (): void => {};
    const { tracker, server, batches } = await start(
      { viewer: { get: () => viewer } },
      (response) => {
        respond = () => json(response, 200, {});
      },
    );
    tracker.track({ objectId: 'a' });
    const flushed = tracker.flush();
    await server.until(1);
    tracker.track({ objectId: 'b' });
    viewer = { isAuth: true, id: '8' };
    respond();
    await flushed;
    expect(batches().map(objects)).toEqual([['a']]);
  });
});

describe('metrics', () => {
  it.each([
    [0x19, 1],
    [0x1a, 0],
  ])('S2 §7.21: are counted one time in ten (random bytes %i)', async (byte, count) => {
    const { tracker, batches } = await start({}, ok, byte);
    tracker.count('missing_param');
    await tracker.flush();
    expect(batches().flat()).toMatchObject(
      Array.from({ length: count }, () => ({ metric: 'missing_param', sample_rate: 0.1 })),
    );
  });
});

function fail(): never {
  throw new Error('Storage is blocked.');
}
