import fc from 'fast-check';
import * as chart from '../writes/run-intent.js';
import { expect, it } from 'vitest';
import { createOutbox } from '../outbox/outbox.js';
import {
  createFakeClock,
  createMemoryLocks,
  createMemoryStorage,
  flush,
  PinServerError,
} from '../testing/index.js';
import { createToggleStore } from './toggle-store.js';

const IS_FULL = process.env['TACKBOARD_FULL'] === '1';
const RUNS = IS_FULL ? 20_000 : 300;
/** Fixed in `pnpm test`, so that it fails for changes only. */
const SEED = Number(process.env['TACKBOARD_SEED'] ?? (IS_FULL ? Date.now() % 2 ** 31 : 42));

type Step =
  | { readonly do: 'press' | 'elsewhere' | 'load' | 'offline' | 'online' | 'reload' }
  | { readonly do: 'arrive' | 'respond' | 'refuse' | 'lose'; readonly call: number }
  | { readonly do: 'advance'; readonly ms: number };

interface Story {
  readonly hasOutbox: boolean;
  readonly loadsAtOnce: boolean;
  readonly steps: readonly Step[];
}

interface Call {
  readonly isWrite: boolean;
  readonly signal: AbortSignal | undefined;
  hasArrived: boolean;
  readonly arrive: () => void;
  readonly end: (how: 'respond' | 'refuse' | 'lose') => void;
}

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('press' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('elsewhere' as const, 'load' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('offline' as const, 'online' as const, 'reload' as const),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'arrive' as const,
        'respond' as const,
        'refuse' as const,
        'lose' as const,
      ),
      call: fc.nat({ max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('advance' as const),
      ms: fc.constantFrom(999, 1000, 10_000, 30_000),
    }),
  },
);

/** Plays a story to its end and checks what a person sees against what the server holds. */
async function play({ hasOutbox, loadsAtOnce, steps }: Story) {
  const clock = createFakeClock();
  const storage = createMemoryStorage();
  const locks = createMemoryLocks();
  const server = { isOn: false };
  const done = new Set<string>();
  let calls: Call[] = [];
  let loads: (() => void)[] = [];
  const onlines = new Set<() => void>();
  let isOnline = true;
  let isTainted = false;
  let mostOpen = 0;
  let followsPresses = true;
  /** The last state that was pressed, unless another request was refused. */
  let unopposed: boolean | undefined = false;

  const call = <Result>(isWrite: boolean, signal: AbortSignal | undefined, run: () => Result) =>
    new Promise<Result>((resolve, reject) => {
      if (!isOnline) {
        if (!isWrite) isTainted = true;
        reject(new PinServerError('unknown'));
        return;
      }
      let result: Result;
      const own: Call = {
        isWrite,
        signal,
        hasArrived: false,
        arrive() {
          if (!own.hasArrived) result = run();
          own.hasArrived = true;
        },
        end(how) {
          calls = calls.filter((each) => each !== own);
          if (how === 'respond') {
            own.arrive();
            resolve(result);
            return;
          }
          // A refusal is the server's word that it did nothing.
          const isRefused = how === 'refuse' && !own.hasArrived;
          reject(new PinServerError(isRefused ? 'failed' : 'unknown'));
          if (!isWrite || signal?.aborted) isTainted = true;
        },
      };
      calls.push(own);
      mostOpen = Math.max(
        mostOpen,
        calls.filter((each) => each.isWrite && !each.signal?.aborted).length,
      );
    });

  let lastKey = 0;
  let lastTab = 0;
  const openPage = () => {
    const tabId = String(++lastTab);
    const outbox = createOutbox({ storage, locks, tabId, now: () => clock.now() });
    const isOn = server.isOn;
    const store = createToggleStore({
      clock,
      newKey: () => String(++lastKey),
      calls: {
        'follow-user': {
          set: (_, wanted, { signal, idempotencyKey }) =>
            call(true, signal, () => {
              if (!done.has(idempotencyKey)) server.isOn = wanted;
              done.add(idempotencyKey);
            }),
          read: (_, { signal }) => call(false, signal, () => server.isOn),
        },
      },
      isOnline: () => isOnline,
      onOnline(listener) {
        onlines.add(listener);
        return () => onlines.delete(listener);
      },
      ...(hasOutbox && { outbox }),
      viewerId: 'v',
      loadWrites: () =>
        loadsAtOnce
          ? Promise.resolve(chart)
          : new Promise((resolve) => loads.push(() => resolve(chart))),
    });
    const adopt = () =>
      outbox.adopt('v', async (entry) => {
        if (entry.kind !== 'toggle') return;
        const { id, key } = entry;
        store.set('follow-user', id, !entry.isOn, entry.isOn, { key });
      });
    return { adopt, isOn, outbox, store };
  };
  let page = openPage();
  const shown = () => page.store.read('follow-user', '1', page.isOn);

  const apply = (each: Step) => {
    const chosen = 'call' in each ? calls[each.call % Math.max(1, calls.length)] : undefined;
    switch (each.do) {
      case 'press': {
        const wanted = !shown().isOn;
        page.store.set('follow-user', '1', page.isOn, wanted);
        // Offline without an outbox a press fails at once.
        if (!isOnline && !hasOutbox) unopposed = undefined;
        else followsPresses &&= shown().isOn === wanted;
        if (unopposed !== undefined) unopposed = wanted;
        return;
      }
      case 'elsewhere':
        server.isOn = !server.isOn;
        isTainted = true;
        unopposed = undefined;
        return;
      case 'offline':
        isOnline = false;
        if (calls.length > 0 || !hasOutbox) unopposed = undefined;
        for (const each of Array.from(calls)) each.end('lose');
        return;
      case 'online':
        isOnline = true;
        for (const listener of onlines) listener();
        return;
      case 'reload':
        // The server may have got what the closed page had sent, and what it had not is lost without an outbox.
        if (!hasOutbox && shown().isBusy) unopposed = undefined;
        if (calls.some(({ isWrite, hasArrived }) => isWrite && hasArrived)) isTainted = true;
        page.store.setViewer(undefined);
        page.outbox.close();
        onlines.clear();
        calls = [];
        loads = [];
        page = openPage();
        if (hasOutbox) void page.adopt();
        return;
      case 'load':
        for (const load of loads.splice(0)) load();
        return;
      case 'advance':
        clock.advance(each.ms);
        unopposed = undefined;
        return;
      case 'arrive':
        if (chosen?.isWrite && chosen.signal?.aborted) isTainted = true;
        chosen?.arrive();
        return;
      case 'respond':
      case 'refuse':
      case 'lose':
        if (chosen && each.do !== 'respond') unopposed = undefined;
        chosen?.end(each.do);
    }
  };
  const perform = async (each: Step) => {
    apply(each);
    await flush();
    if (calls.some(({ isWrite, signal }) => !isWrite && signal?.aborted)) isTainted = true;
  };

  for (const each of steps) await perform(each);
  const lastIntent = unopposed;
  await perform({ do: 'online' });
  for (let round = 0; round < 20; round++) {
    await perform({ do: 'load' });
    while (calls.length > 0) await perform({ do: 'respond', call: 0 });
    await perform({ do: 'advance', ms: 1000 });
  }
  const held = server.isOn;
  expect(followsPresses).toBe(true);
  expect(mostOpen).toBeLessThanOrEqual(1);
  expect(shown()).toMatchObject({ isBusy: false, isUnknown: false });
  expect(held, 'the last request that nothing prevented').toBe(lastIntent ?? held);
  expect(shown().isOn).toBe(isTainted ? shown().isOn : held);
  return { isCompared: !isTainted };
}

it(
  `any interleaving of presses and responses ends in what the server holds (${RUNS} stories)`,
  { timeout: 1_800_000 },
  async () => {
    let compared = 0;
    const property = fc.asyncProperty(
      fc.record({
        hasOutbox: fc.boolean(),
        loadsAtOnce: fc.boolean(),
        steps: fc.array(step, { maxLength: 30, size: 'max' }),
      }),
      async (story) => {
        const { isCompared } = await play(story);
        if (isCompared) compared++;
      },
    );
    await fc.assert(property, { numRuns: RUNS, seed: SEED });
    process.stdout.write(`toggles: ${RUNS} stories, seed ${SEED}, ${compared} comparisons\n`);
    expect(compared).toBeGreaterThan(RUNS / 10);
  },
);

const press: Step = { do: 'press' };
const respond = (call: number): Step => ({ do: 'respond', call });
/** A press without a response, which two reads of the server do not show. */
const givenUp: readonly Step[] = [
  press,
  { do: 'advance', ms: 30_000 },
  respond(1),
  { do: 'advance', ms: 1000 },
  respond(1),
];

it.each([
  ['a late response counts', givenUp],
  [
    'a late response, while another press is refused, causes a read',
    [...givenUp, press, respond(0), { do: 'refuse', call: 0 }],
  ],
  ['the latest press wins', [press, press, press, press, respond(0)]],
] as const)('%s', async (_, steps) => {
  await expect(play({ hasOutbox: false, loadsAtOnce: true, steps })).resolves.toEqual({
    isCompared: true,
  });
});

it('a press of an earlier page that is refused, after its first request arrived, causes a read', async () => {
  const steps: readonly Step[] = [
    press,
    { do: 'reload' },
    { do: 'arrive', call: 0 },
    { do: 'offline' },
    { do: 'online' },
    { do: 'refuse', call: 0 },
  ];
  await expect(play({ hasOutbox: true, loadsAtOnce: true, steps })).resolves.toEqual({
    isCompared: true,
  });
});
