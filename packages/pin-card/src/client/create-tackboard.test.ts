import type { Pin, TackboardCalls, Viewer } from '@tackboard/domain';
import { createOutbox } from '@tackboard/machines';
import {
  createFakeClock,
  createMemoryStorage,
  createPinServer,
  flush,
} from '@tackboard/machines/testing';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { togglesOf } from './client-toggles.js';
import { createClientOutbox } from './stores.js';
import { createTabs } from './client-tabs.js';
import { createTackboard } from './create-tackboard.js';
import type { ErrorReport, TackboardEvent, TackboardOptions } from './tackboard.js';
import { SERVICES, type TackboardClient } from './types.js';

const mina: Viewer = { isAuth: true, id: '42' };
const lena: Viewer = { isAuth: true, id: '43' };
const pin: Pin = { id: '1', title: 'Dune study' };

function create(options: Partial<TackboardOptions> = {}) {
  const server = createPinServer([{ id: '51', name: 'Desert prints' }]);
  const clock = createFakeClock(1_000);
  const tackboard = createTackboard({
    viewer: mina,
    ...options,
    calls: { ...server.callsFor('42'), ...options.calls } as TackboardCalls,
    environment: { clock, outbox: false, tabs: false, ...options.environment },
  });
  const services = (tackboard as TackboardClient)[SERVICES];
  return { server, clock, tackboard, services, save: () => services.store.read(pin) };
}

// Loaded first, because the first import takes longer than a test waits.
beforeAll(async () => {
  await create().services.store.preload();
  const toggles = togglesOf(
    create({ calls: { hidePin: () => Promise.resolve() } as unknown as TackboardCalls }).services,
  );
  toggles.set('hide-pin', '1', false, true);
  await vi.waitUntil(() => !toggles.read('hide-pin', '1', false).isBusy, 10_000);
}, 20_000);

describe('createTackboard', () => {
  it('S1 §7: makes the idempotency key of a save of environment.random', async () => {
    const keys: unknown[] = [];
    let seed = 0;
    const { services, server } = create({
      environment: { random: (bytes) => void bytes.fill(++seed) },
      calls: {
        savePin: (request: never, options: { readonly idempotencyKey: string }) => {
          keys.push(options.idempotencyKey);
          return server.callsFor('42').savePin(request, options as never);
        },
      } as unknown as TackboardCalls,
    });
    services.store.save(pin);
    await vi.waitUntil(() => keys.length > 0);
    expect(keys).toEqual(['01010101010101010101010101010101']);
  });

  it('starts no timer, listener or request', () => {
    expect(typeof window).toBe('undefined');
    const clock = {
      now: vi.fn(() => 7),
      setTimeout: vi.fn(),
      clearTimeout: vi.fn(),
    };
    const storage = { get: vi.fn(), set: vi.fn(), remove: vi.fn(), keys: vi.fn(() => []) };
    const onOnline = vi.fn();
    const calls = { savePin: vi.fn(), unsavePin: vi.fn(), readPin: vi.fn() };
    const { services } = create({
      calls,
      environment: { clock, storage, sessionStorage: storage, onOnline },
    });
    const touched = [
      clock.setTimeout,
      onOnline,
      ...Object.values(storage),
      ...Object.values(calls),
    ];
    expect(touched.map(({ mock }) => mock.calls.length)).toEqual(touched.map(() => 0));
    expect(services.core.state.get().context.now).toBe(7);
  });

  it("uses the server's time, so that the first client render matches the markup", () => {
    expect(create({ now: 99 }).services.core.state.get().context.now).toBe(99);
  });

  it('has no storage, outbox, tabs or share on a server', () => {
    const { environment } = create({
      environment: { outbox: undefined, tabs: undefined } as object,
    }).services;
    const { storage, sessionStorage, share } = environment;
    const { intents } = createClientOutbox(environment, vi.fn());
    const tabs = createTabs(environment, vi.fn());
    expect([storage, sessionStorage, share, intents, tabs.get()]).toEqual(Array(5).fill(undefined));
    expect(environment.isOnline()).toBe(true);
  });

  it('shares nothing with another client', async () => {
    const one = create();
    const other = create();
    const create1 = () => ({});
    one.tackboard.pins.save(pin);
    one.services.core.feedbackPins.add('1');
    await vi.waitFor(() => expect(one.save().status).toBe('saved'));
    expect(other.save().status).toBe('none');
    expect(other.services.core.feedbackPins.has('1')).toBe(false);
    const [first, again] = [one, one].map(({ services }) => services.core.resource(create1));
    expect(first).toBe(again);
    expect(other.services.core.resource(create1)).not.toBe(first);
  });
});

describe('setViewer', () => {
  it("drops the former viewer's saves, toggles, feedback and default board", async () => {
    const { tackboard, services, save } = create({
      defaultBoard: { id: '51', name: 'Desert prints' },
      calls: { hidePin: () => Promise.resolve() } as unknown as TackboardCalls,
    });
    const { core } = services;
    tackboard.pins.save(pin);
    togglesOf(services).set('hide-pin', '2', false, true);
    core.feedbackPins.add('2');
    core.targets.pick({ board: { id: '52', name: 'Posters' } });
    await vi.waitFor(() => expect(save().status).toBe('saved'));
    await vi.waitFor(() =>
      expect(togglesOf(services).read('hide-pin', '2', false).isBusy).toBe(false),
    );
    expect(togglesOf(services).read('hide-pin', '2', false).isOn).toBe(true);
    tackboard.setViewer(lena);
    expect(save().status).toBe('none');
    expect(togglesOf(services).read('hide-pin', '2', false).isOn).toBe(false);
    expect(core.feedbackPins.has('2')).toBe(false);
    expect(core.targets.last()).toBeUndefined();
    expect(core.state.get()).toMatchObject({
      context: { viewer: lena },
      defaultBoard: undefined,
    });
  });

  it('keeps all state when only facts about the same viewer change', async () => {
    const { tackboard, services, save } = create({
      defaultBoard: { id: '51', name: 'Desert prints' },
    });
    tackboard.pins.save(pin);
    await vi.waitFor(() => expect(save().status).toBe('saved'));
    tackboard.setViewer({ ...mina, boardCount: 3 });
    expect(save().status).toBe('saved');
    expect(services.core.state.get().defaultBoard?.id).toBe('51');
  });

  it('lets a visitor toggle after they have logged in', async () => {
    const hidePin = vi.fn(() => Promise.resolve());
    const { tackboard, services } = create({
      viewer: { isAuth: false },
      calls: { hidePin } as unknown as TackboardCalls,
    });
    const toggles = togglesOf(services);
    toggles.set('hide-pin', '2', false, true);
    expect(toggles.read('hide-pin', '2', false).isOn).toBe(false);
    tackboard.setViewer(mina);
    toggles.set('hide-pin', '2', false, true);
    await vi.waitFor(() => expect(hidePin).toHaveBeenCalledTimes(1));
  });
});

describe('on', () => {
  it('calls every listener, also after one has thrown, and reports its error', async () => {
    const { tackboard, save } = create();
    const thrown = new Error('listener');
    const errors: ErrorReport[] = [];
    const events: TackboardEvent[] = [];
    tackboard.on('event', () => {
      throw thrown;
    });
    tackboard.on('event', (event) => events.push(event));
    tackboard.on('error', (report) => errors.push(report));
    tackboard.pins.save(pin);
    await vi.waitFor(() => expect(events.map(({ name }) => name)).toEqual(['pin-saved']));
    expect(save().status).toBe('saved');
    expect(errors).toEqual([{ error: thrown }]);
  });

  it('survives an error listener that throws', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { tackboard, services } = create();
    const listener = vi.fn();
    tackboard.on('error', () => {
      throw new Error('listener');
    });
    tackboard.on('error', listener);
    services.core.reportError({ error: 'lost' });
    expect(listener).toHaveBeenCalledExactlyOnceWith({ error: 'lost' });
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });

  it('returns a function that unsubscribes', () => {
    const { tackboard, services } = create();
    const [listener, other] = [vi.fn(), vi.fn()];
    tackboard.on('error', other);
    tackboard.on('error', listener)();
    services.core.reportError({ error: 'lost' });
    expect(listener).not.toHaveBeenCalled();
    expect(other).toHaveBeenCalledTimes(1);
  });
});

describe('pins.track', () => {
  const saved: Pin = { ...pin, pinnedToBoard: { id: '51', name: 'Desert prints' } };

  it.each([
    ['a pin', saved],
    ['a list', [saved]],
    ['an object with pins', { pins: [saved] }],
    ['an object with items', { items: [saved], bookmark: 'b' }],
    ['a list of pages', { pages: [{ pins: [saved] }], pageParams: [undefined] }],
  ])('applies %s, and resolves with it', async (_, result) => {
    const { tackboard, services, save } = create();
    services.store.subscribe('1', () => undefined);
    expect(await tackboard.pins.track(async () => result)).toBe(result);
    expect(save().status).toBe('saved');
  });

  it('does not overwrite a save that settled while the fetch was pending (S1 §8)', async () => {
    const { tackboard, save } = create();
    let respond: (pins: readonly Pin[]) => void = () => undefined;
    const tracked = tackboard.pins.track(
      () => new Promise<readonly Pin[]>((resolve) => (respond = resolve)),
    );
    tackboard.pins.save(pin);
    await vi.waitFor(() => expect(save().status).toBe('saved'));
    respond([pin]);
    await tracked;
    expect(save().status).toBe('saved');
  });

  it('rejects with the error of the fetch', async () => {
    const lost = new Error('lost');
    await expect(create().tackboard.pins.track(() => Promise.reject(lost))).rejects.toBe(lost);
  });
});

describe('the outbox', () => {
  it('keeps an offline save, also after destroy() (S1 §8)', async () => {
    const storage = createMemoryStorage();
    const outbox = createOutbox({ storage, tabId: 'here', now: () => 0 });
    const { tackboard, server, save } = create({ environment: { outbox, isOnline: () => false } });
    tackboard.pins.save(pin);
    await vi.waitFor(() => expect(storage.keys()).toHaveLength(1));
    await flush();
    expect([save().status, server.count('save')]).toEqual(['saving', 0]);
    tackboard.destroy();
    expect(storage.keys()).toHaveLength(1);
  });

  it('can be left out, and then an offline save fails at once (S1 §8)', async () => {
    const { tackboard, server, save } = create({ environment: { isOnline: () => false } });
    tackboard.pins.save(pin);
    await vi.waitFor(() => expect(save().status).toBe('none'));
    expect(server.count('save')).toBe(0);
  });
});

it('destroy() aborts pending requests, and the client can be used again', async () => {
  const { tackboard, server, save } = create();
  server.setMode('by-hand');
  const onEvent = vi.fn();
  tackboard.on('event', onEvent);
  tackboard.pins.save(pin);
  await vi.waitFor(() => expect(server.calls).toHaveLength(1));
  tackboard.destroy();
  server.calls[0]?.respond();
  await flush();
  expect(onEvent).not.toHaveBeenCalled();
  expect(save().status).toBe('none');
  tackboard.pins.save(pin);
  await vi.waitFor(() => expect(server.count('save')).toBe(2));
  server.calls.at(-1)?.respond();
  await vi.waitFor(() => expect(save().status).toBe('saved'));
  await vi.waitFor(() => expect(onEvent).toHaveBeenCalledTimes(1));
});

it('runs a callback once at the first listener, unless it was canceled', () => {
  const { tackboard, services } = create();
  const [start, canceled] = [vi.fn(), vi.fn()];
  services.core.whenListening(start);
  services.core.whenListening(canceled)();
  expect(start).not.toHaveBeenCalled();
  tackboard.on('event', () => undefined);
  tackboard.on('event', () => undefined);
  expect(start).toHaveBeenCalledOnce();
  expect(canceled).not.toHaveBeenCalled();
  services.core.whenListening(canceled);
  expect(canceled).toHaveBeenCalledOnce();
});

describe('development', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });

  it('logs an error once without an error listener', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { tackboard, services } = create();
    const lost = new Error('lost');
    services.core.reportError({ error: lost });
    services.core.reportError({ error: lost });
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("on('error'"), lost);
    tackboard.on('error', () => undefined);
    services.core.reportError({ error: new Error('with a listener') });
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('is over in production: no log', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const log = vi.spyOn(console, 'error');
    const { core } = create().services;
    core.reportError({ error: new Error('lost') });
    expect(log).not.toHaveBeenCalled();
  });
});

it('replaces single addresses with `navigation.paths`', () => {
  const { services } = create({ navigation: { paths: { pin: (id) => `/p/${id}` } } });
  expect(services.paths.pin('1')).toBe('/p/1');
  expect(services.paths.repin('1')).toBe('/pin/1/repin');
});
