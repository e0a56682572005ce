import fc from 'fast-check';
import * as chart from '../writes/run-intent.js';
import type { Board, Pin } from '@tackboard/domain';
import { expect, it } from 'vitest';
import { createOutbox } from '../outbox/outbox.js';
import { resumeOutbox } from '../outbox/resume-outbox.js';
import { createPinStore } from '../store/pin-store.js';
import {
  createFakeClock,
  createMemoryChannels,
  createMemoryLocks,
  createMemoryStorage,
  createPinServer,
  flush,
  type PendingCall,
} from '../testing/index.js';
import type { Locks } from '../outbox/outbox.types.js';
import { connectTabs } from './connect-tabs.js';

const IS_FULL = process.env['TACKBOARD_FULL'] === '1';
const RUNS = IS_FULL ? 20_000 : 300;
/** Fixed in `pnpm test`, so that it fails for changes only. */
const SEED = Number(process.env['TACKBOARD_SEED'] ?? (IS_FULL ? Date.now() % 2 ** 31 : 42));

type Step =
  | { readonly do: 'tap'; readonly tab: number; readonly pin: number; readonly board: number }
  | { readonly do: 'arrive' | 'respond' | 'refuse' | 'lose'; readonly call: number }
  | { readonly do: 'advance'; readonly ms: number }
  | { readonly do: 'offline' | 'online' }
  /** The tab ends without running any more code, and another one opens in its place. */
  | { readonly do: 'kill'; readonly tab: number };

const VIEWER = 'v';
const PINS = ['p1', 'p2'];
const BOARDS: readonly Board[] = [{ id: 'b1' }, { id: 'b2' }];
/** More rounds than any story needs to settle. */
const ROUNDS = 30;
/** From here on a request may end without a response that its tab reads. */
const SHORTEST_TIMEOUT_MS = 10_000;

const either = fc.nat({ max: 1 });
const call = fc.nat({ max: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('tap' as const),
      tab: either,
      pin: either,
      board: either,
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom('arrive' as const, 'respond' as const, 'respond' as const),
      call,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('refuse' as const, 'lose' as const), call }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('advance' as const),
      ms: fc.constantFrom(1, 950, 1000, 10_000, 30_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('offline' as const, 'online' as const) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('kill' as const), tab: either }) },
);

/** What the tabs of one browser and one viewer share. */
function openBrowser() {
  const server = createPinServer(BOARDS);
  server.setMode('by-hand');
  return {
    server,
    storage: createMemoryStorage(),
    locks: createMemoryLocks(),
    channelOf: createMemoryChannels(),
    network: { isOnline: true },
    /** The keys of all taps. */
    tapKeys: new Set<string>(),
    nowMs: 1_000_000,
    lastTab: 0,
  };
}

type Browser = ReturnType<typeof openBrowser>;
type Tab = ReturnType<typeof openTab>;

/** The locks of one tab: the browser releases those that it holds, and drops its requests, when it ends. */
function locksOf({ locks }: Browser, signal: AbortSignal): Locks {
  const end = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  return {
    request: (name, options, run) =>
      locks.request(name, options, async (lock) => {
        if (!signal.aborted) await Promise.race([run(lock), end]);
      }),
  };
}

/** The calls of one tab: offline they are lost, and a tab that has ended gets no response. */
function callsOf({ network, server }: Browser, signal: AbortSignal) {
  const own = new Set<PendingCall>();
  const ofTab =
    <Args extends readonly unknown[], Result>(send: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if (signal.aborted) return new Promise(() => undefined);
      const response = send(...args);
      const pending = server.calls.at(-1);
      if (pending && network.isOnline) own.add(pending);
      else pending?.lose();
      return response;
    };
  const { readPin, savePin, unsavePin } = server.callsFor(VIEWER);
  return {
    own,
    calls: { readPin: ofTab(readPin), savePin: ofTab(savePin), unsavePin: ofTab(unsavePin) },
  };
}

function openTab(browser: Browser) {
  const { network, server, storage, tapKeys } = browser;
  const tabId = `tab-${++browser.lastTab}`;
  const ending = new AbortController();
  const { signal } = ending;
  const clock = createFakeClock(browser.nowMs);
  const channel = browser.channelOf();
  const connection = connectTabs({ channel, clock, viewerId: () => VIEWER });
  const locks = locksOf(browser, signal);
  const outbox = createOutbox({ storage, locks, tabId, now: () => clock.now() });
  const { own, calls } = callsOf(browser, signal);
  let backOnline: () => void = () => undefined;
  let lastKey = 0;
  let isTapping = false;
  const store = createPinStore({
    clock,
    calls,
    viewerId: VIEWER,
    outbox,
    newKey() {
      const key = `${tabId}-${++lastKey}`;
      if (isTapping) tapKeys.add(key);
      return key;
    },
    onRecord: connection.onRecord,
    isOnline: () => network.isOnline,
    onOnline(listener) {
      backOnline = listener;
      return () => undefined;
    },
    loadWrites: () => Promise.resolve(chart),
  });
  connection.attach(store);
  const pins = new Map(PINS.map((id) => [id, server.hold(VIEWER, id)]));
  for (const id of PINS) store.subscribe(id, () => undefined);
  void resumeOutbox({ store, outbox, viewerId: VIEWER, readPin: calls.readPin });
  const shown = (id: string) => store.read(pins.get(id) as Pin);
  return {
    backOnline: () => backOnline(),
    clock,
    /** Its calls that got no response yet. */
    openCalls: () => server.calls.filter((each) => own.has(each)),
    shown,
    isBusy: (id: string) => ['saving', 'deleting'].includes(shown(id).status),
    store,
    tap(id: string, board: Board) {
      isTapping = true;
      store.tap(pins.get(id) as Pin, { board });
      isTapping = false;
    },
    kill() {
      channel.close();
      ending.abort();
    },
  };
}

/** Plays a story in two tabs to its end, and checks what they sent and show against what the server holds. */
async function play(steps: readonly Step[]): Promise<number> {
  const browser = openBrowser();
  const { network, server, storage, tapKeys } = browser;
  const sentKeys = new Set<string>();
  /** Pins whose server state a tab cannot know before it reads them again. */
  const tainted = new Set<string>();
  /** Whether the server has to hold the pin: the last tap wanted it, and nothing opposed that. */
  const goals = new Map<string, boolean>();
  const tabs = [openTab(browser), openTab(browser)];

  const doubt = (id: string) => {
    tainted.add(id);
    goals.delete(id);
  };
  const end = (pending: PendingCall, how: 'refuse' | 'lose') => {
    goals.delete(pending.pinId);
    // After a refusal the server has done nothing.
    if (how === 'refuse' && !pending.hasArrived() && pending.kind !== 'read') pending.refuse();
    else {
      pending.lose();
      doubt(pending.pinId);
    }
  };
  const tap = (here: Tab, id: string, board: Board) => {
    if (here.isBusy(id)) return;
    const isSave = here.shown(id).status === 'none';
    here.tap(id, board);
    const isAlone = tabs.every((tab) => tab === here || !tab.isBusy(id));
    // Which of two requests the server hears last is not known, nor what it held before.
    if (isAlone && !tainted.has(id)) goals.set(id, isSave);
    else doubt(id);
  };
  const kill = (index: number) => {
    for (const pending of tabs[index]?.openCalls() ?? []) {
      // The other tab does not hear what the server did.
      if (pending.hasArrived()) doubt(pending.pinId);
      pending.forget();
    }
    tabs[index]?.kill();
    tabs[index] = openTab(browser);
  };
  const apply = (each: Step) => {
    const pending = 'call' in each ? server.calls[each.call % server.calls.length] : undefined;
    if (pending?.signal?.aborted) doubt(pending.pinId);
    switch (each.do) {
      case 'tap':
        tap(tabs[each.tab] as Tab, PINS[each.pin] as string, BOARDS[each.board] as Board);
        return;
      case 'arrive':
        pending?.arrive();
        return;
      case 'respond':
        pending?.respond();
        return;
      case 'refuse':
      case 'lose':
        if (pending) end(pending, each.do);
        return;
      case 'advance':
        if (each.ms >= SHORTEST_TIMEOUT_MS) for (const { pinId } of server.calls) doubt(pinId);
        browser.nowMs += each.ms;
        for (const { clock } of tabs) clock.advance(each.ms);
        return;
      case 'offline':
        network.isOnline = false;
        for (const each of Array.from(server.calls)) {
          doubt(each.pinId);
          each.lose();
        }
        return;
      case 'online':
        network.isOnline = true;
        for (const { backOnline } of tabs) backOnline();
        return;
      case 'kill':
        kill(each.tab);
    }
  };
  const perform = async (each: Step) => {
    apply(each);
    await flush();
    for (const { kind, idempotencyKey } of server.calls)
      if (kind !== 'read' && idempotencyKey !== undefined) sentKeys.add(idempotencyKey);
  };

  for (const each of steps) await perform(each);
  await perform({ do: 'online' });
  for (let round = 0; round < ROUNDS; round++) {
    while (server.calls.length > 0) await perform({ do: 'respond', call: 0 });
    await perform({ do: 'advance', ms: 1000 });
  }

  expect(storage.keys(), 'what was not sent').toEqual([]);
  const withoutTap = [...sentKeys].filter((key) => !tapKeys.has(key));
  expect(withoutTap, 'keys of requests that nobody tapped').toEqual([]);
  let compared = 0;
  const compare = (id: string) => {
    const board = server.hold(VIEWER, id).pinnedToBoard;
    const expected = { status: board ? 'saved' : 'none', board: board?.id };
    for (const [index, { shown }] of tabs.entries()) {
      const { status, board: shownBoard } = shown(id);
      expect({ status, board: shownBoard?.id }, `${id} in tab ${index}`).toEqual(expected);
    }
    compared++;
  };
  for (const [id, isHeld] of goals) {
    expect(server.hold(VIEWER, id).pinnedToBoard !== undefined, `the last tap of ${id}`).toBe(
      isHeld,
    );
  }
  for (const id of PINS) if (!tainted.has(id)) compare(id);
  for (const { store } of tabs) {
    const since = store.startRead();
    for (const id of PINS) store.applyServerState(server.hold(VIEWER, id), since);
  }
  PINS.forEach(compare);
  return compared - PINS.length;
}

it(
  `any interleaving of two tabs loses nothing, sends nothing twice and ends in what the server holds (${RUNS} stories)`,
  { timeout: 1_800_000 },
  async () => {
    let compared = 0;
    const property = fc.asyncProperty(
      fc.array(step, { maxLength: 30, size: 'max' }),
      async (story) => {
        compared += await play(story);
      },
    );
    await fc.assert(property, { numRuns: RUNS, seed: SEED });
    process.stdout.write(`tabs: ${RUNS} stories, seed ${SEED}, ${compared} comparisons\n`);
    expect(compared).toBeGreaterThan(RUNS / 10);
  },
);
