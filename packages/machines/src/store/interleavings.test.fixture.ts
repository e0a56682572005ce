import type { Board, Pin } from '@tackboard/domain';
import { createOutbox, resumeOutbox } from '../outbox/index.js';
import * as saveRunner from '../save/save-runner.js';
import {
  createFakeClock,
  createMemoryLocks,
  createMemoryStorage,
  createPinServer,
  flush,
  type PendingCall,
} from '../testing/index.js';
import type { PinSave } from './pin-save.js';
import { createPinStore } from './pin-store.js';
import type { PinStore, ReadId } from './pin-store.types.js';

/** One thing that happens. Numbers choose among what there is at that moment. */
export type Step =
  | { readonly do: 'tap'; readonly pin: number; readonly board: number }
  | { readonly do: 'arrive' | 'answer' | 'refuse' | 'lose' | 'duplicate'; readonly call: number }
  | { readonly do: 'advance'; readonly ms: number }
  | { readonly do: 'fetch' | 'refetch' }
  | { readonly do: 'serve' | 'deliver'; readonly fetch: number }
  | { readonly do: 'mount' | 'unmount' | 'elsewhere'; readonly pin: number }
  | { readonly do: 'sign'; readonly viewer: number }
  | { readonly do: 'offline' | 'online' | 'reload' }
  | { readonly do: 'load'; readonly isThere: boolean };

/** A story: how the page is set up, and what happens. */
export interface Story {
  readonly hasOutbox: boolean;
  readonly loadsAtOnce: boolean;
  readonly steps: readonly Step[];
}

const PINS = ['p1', 'p2'];
const BOARDS: readonly Board[] = [
  { id: 'b1', name: 'One' },
  { id: 'b2', name: 'Two' },
];
const VIEWERS = ['v', 'w', undefined];
/** More rounds than any story needs to come to rest. */
const ROUNDS = 60;

interface Fetch {
  readonly since: ReadId;
  readonly viewerId: string | undefined;
  held?: readonly Pin[];
  heldAt: number;
}

/** A story went wrong; the message says which promise was broken. */
class BrokenPromiseError extends Error {
  override readonly name = 'BrokenPromiseError';
}

function promise(holds: boolean, what: string): asserts holds {
  if (!holds) throw new BrokenPromiseError(what);
}

const isBusy = ({ status }: PinSave) => status === 'saving' || status === 'deleting';
const words = ({ status, board }: PinSave) => `${status} ${board?.id ?? ''}`;

/** Plays a story to its end and checks what must hold at every step and when everything has come to rest. */
export async function play({ hasOutbox, loadsAtOnce, steps }: Story): Promise<{ checks: number }> {
  const server = createPinServer(BOARDS);
  server.setMode('by-hand');
  const storage = createMemoryStorage();
  const locks = createMemoryLocks();
  const history: PendingCall[] = [];
  const network = { isOnline: true };
  /** Pins of which nobody can know what the server holds before they are read again, and since which step. */
  const tainted = new Map<string, number>();
  /** Readings that told nothing, and how many of them a pin has had since its last tap. */
  const missed = new Set<PendingCall>();
  const misses = new Map<string, number>();
  let moment = 0;
  let viewerId: string | undefined = 'v';
  let page = newPage();
  let taps = 0;

  function heldPin(id: string): Pin {
    return viewerId === undefined ? { id } : server.hold(viewerId, id);
  }

  function newPage() {
    const clock = createFakeClock(1_000_000);
    const tabId = `tab-${Math.random()}`;
    const loads: { resolve: (module: typeof saveRunner) => void; reject: () => void }[] = [];
    let backOnline: () => void = () => undefined;
    const outbox = createOutbox({ storage, locks, tabId, now: () => clock.now() });
    const callsOf = () => server.callsFor(viewerId ?? 'nobody');
    let lastKey = 0;
    const store: PinStore = createPinStore({
      clock,
      calls: {
        savePin: (...call) => callsOf().savePin(...call),
        unsavePin: (...call) => callsOf().unsavePin(...call),
        readPin: (...call) => callsOf().readPin(...call),
      },
      isOnline: () => network.isOnline,
      newKey: () => `${tabId}-${++lastKey}`,
      onOnline: (listener) => {
        backOnline = listener;
        return () => undefined;
      },
      ...(hasOutbox && { outbox }),
      viewerId,
      loadSaveRunner: () =>
        loadsAtOnce
          ? Promise.resolve(saveRunner)
          : new Promise((resolve, reject) => {
              loads.push({ resolve, reject: () => reject(new Error('offline')) });
            }),
    });
    const pins = new Map(PINS.map((id) => [id, heldPin(id)]));
    if (hasOutbox && viewerId !== undefined) {
      void resumeOutbox({
        store,
        outbox,
        viewerId,
        readPin: (...call) => callsOf().readPin(...call),
      });
    }
    return {
      clock,
      tabId,
      loads,
      store,
      pins,
      pinsSince: 0,
      fetches: [] as Fetch[],
      mounted: new Map<string, () => void>(),
      backOnline: () => backOnline(),
      /** The mark after which a reading of the pin may change what shows. */
      settledSince: new Map<string, ReadId>(),
      touchedSince: new Map<string, ReadId>(),
      /** Its chart could not be fetched once: what the outbox holds may wait for the next page. */
      isHandicapped: false,
    };
  }

  const pinOf = (id: string): Pin => page.pins.get(id) ?? { id };
  const shown = (id: string) => page.store.read(pinOf(id));
  const pick = <Item>(items: readonly Item[], index: number): Item | undefined =>
    items[items.length === 0 ? 0 : index % items.length];
  const idOf = (index: number) => pick(PINS, index) ?? 'p1';
  const taint = (id: string) => tainted.set(id, moment);

  function missRead(call: PendingCall) {
    if (missed.has(call)) return;
    missed.add(call);
    const count = (misses.get(call.pinId) ?? 0) + 1;
    misses.set(call.pinId, count);
    // Of the two readings after a write of unknown outcome one may be lost.
    if (count > 1 || !shown(call.pinId).isUnknown) taint(call.pinId);
  }

  function serve(fetch: Fetch) {
    fetch.held = PINS.map(heldPin);
    fetch.heldAt = moment;
  }

  function endCall(call: PendingCall, end: 'refuse' | 'lose') {
    // A refusal is the server's word that it did nothing.
    if (end === 'refuse' && !call.hasArrived()) call.refuse();
    else call.lose();
    if (call.kind === 'read') missRead(call);
    else if (call.signal?.aborted) taint(call.pinId);
  }

  function signTo(next: string | undefined) {
    if (next === viewerId) return;
    server.calls.filter((call) => !call.hasArrived()).forEach((call) => call.forget());
    viewerId = next;
    page.store.setViewer(next);
    promise(storage.keys().length === 0, 'Taps of a viewer who has gone are still written down.');
    page.pins = new Map(PINS.map((id) => [id, heldPin(id)]));
    page.pinsSince = page.store.startRead();
    tainted.clear();
  }

  function reload() {
    server.calls.slice().forEach((call) => call.forget());
    locks.end(`tackboard:outbox-tab:${page.tabId}`);
    for (const viewer of VIEWERS) locks.end(`tackboard:outbox:${viewer}`);
    page = newPage();
    tainted.clear();
  }

  /** A reading that is newer than everything else that is known, or that is yet to be told, leaves no doubt. */
  function clear(id: string, { heldAt, since }: Fetch) {
    const { pinsSince, settledSince, touchedSince } = page;
    const known = Math.max(pinsSince, settledSince.get(id) ?? -1, touchedSince.get(id) ?? -1);
    const tellsOfBefore =
      server.calls.some((call) => call.pinId === id && call.hasArrived()) ||
      page.fetches.some(({ held }) => held !== undefined);
    if (heldAt <= (tainted.get(id) ?? moment) || since <= known || tellsOfBefore) return;
    tainted.delete(id);
  }

  function deliver(fetch: Fetch) {
    if (!fetch.held) serve(fetch);
    page.fetches = page.fetches.filter((each) => each !== fetch);
    if (fetch.viewerId !== viewerId) return;
    for (const pin of fetch.held ?? []) {
      const before = shown(pin.id);
      if (fetch.since > page.pinsSince) page.pins.set(pin.id, pin);
      page.store.applyServerState(pin, fetch.since);
      clear(pin.id, fetch);
      const after = shown(pin.id);
      if (words(before) === words(after)) continue;
      promise(!isBusy(before), `A reading changed ${pin.id} while it was ${before.status}.`);
      const settledSince = page.settledSince.get(pin.id) ?? -1;
      promise(fetch.since > settledSince, `A reading older than its answer changed ${pin.id}.`);
    }
    page.pinsSince = Math.max(page.pinsSince, fetch.since);
  }

  function take(step: Step) {
    switch (step.do) {
      case 'tap': {
        const id = idOf(step.pin);
        const before = shown(id);
        page.store.tap(pinOf(id), { board: pick(BOARDS, step.board) as Board });
        if (!isBusy(before) && isBusy(shown(id))) taps++;
        page.touchedSince.set(id, page.store.startRead());
        promise(!isBusy(before) || shown(id) === before, 'A tap changed a busy pin.');
        return;
      }
      case 'arrive': {
        const call = pick(server.calls, step.call);
        if (call?.kind !== 'read' && call?.signal?.aborted) taint(call.pinId);
        call?.arrive();
        return;
      }
      case 'answer':
        pick(server.calls, step.call)?.answer();
        return;
      case 'refuse':
      case 'lose': {
        const call = pick(server.calls, step.call);
        if (call) endCall(call, step.do);
        return;
      }
      case 'duplicate': {
        const call = pick(history, step.call);
        if (call?.hasArrived()) call.arrive();
        return;
      }
      case 'advance':
        page.clock.advance(step.ms);
        return;
      case 'fetch':
        page.fetches.push({ since: page.store.startRead(), viewerId, heldAt: moment });
        return;
      case 'refetch':
        deliver({ since: page.store.startRead(), viewerId, heldAt: moment });
        return;
      case 'serve': {
        const fetch = pick(page.fetches, step.fetch);
        if (fetch && fetch.viewerId === viewerId) serve(fetch);
        return;
      }
      case 'deliver': {
        const fetch = pick(page.fetches, step.fetch);
        if (fetch) deliver(fetch);
        return;
      }
      case 'mount': {
        const id = idOf(step.pin);
        if (!page.mounted.has(id))
          page.mounted.set(
            id,
            page.store.subscribe(id, () => undefined),
          );
        return;
      }
      case 'unmount': {
        const id = idOf(step.pin);
        page.mounted.get(id)?.();
        page.mounted.delete(id);
        return;
      }
      case 'elsewhere': {
        const id = idOf(step.pin);
        if (viewerId === undefined) return;
        const isHeld = server.hold(viewerId, id).pinnedToBoard !== undefined;
        server.put(viewerId, id, isHeld ? null : (BOARDS[0] as Board));
        taint(id);
        return;
      }
      case 'sign':
        signTo(pick(VIEWERS, step.viewer));
        return;
      case 'offline':
        network.isOnline = false;
        return;
      case 'online':
        network.isOnline = true;
        page.backOnline();
        return;
      case 'reload':
        reload();
        return;
      case 'load':
        for (const load of page.loads.splice(0)) {
          if (step.isThere) load.resolve(saveRunner);
          else {
            load.reject();
            page.isHandicapped = true;
          }
        }
        return;
    }
  }

  /** What may change a pin that is busy: its own answers, time, another viewer or page, and its chart. */
  const CHANGES_BUSY = new Set<Step['do']>(['advance', 'sign', 'reload', 'load']);
  /** What may change a pin that is settled: a newer reading, which is looked at by itself, another viewer or page. */
  const CHANGES_SETTLED = new Set<Step['do']>(['deliver', 'refetch', 'sign', 'reload']);
  const ANSWERS = new Set<Step['do']>(['answer', 'refuse', 'lose']);
  /** What lets the outbox go on to the next of its taps. */
  const GOES_ON = new Set<Step['do']>([...ANSWERS, 'advance', 'load', 'online']);

  function mayChange(id: string, step: Step, call: PendingCall | undefined, was: PinSave): boolean {
    if (ANSWERS.has(step.do) && call?.pinId === id) return true;
    if (hasOutbox && GOES_ON.has(step.do)) return true;
    if (isBusy(was)) return CHANGES_BUSY.has(step.do);
    return CHANGES_SETTLED.has(step.do) || (step.do === 'tap' && idOf(step.pin) === id);
  }

  async function perform(step: Step) {
    moment++;
    const before = new Map(PINS.map((id) => [id, shown(id)]));
    const call = 'call' in step ? pick(server.calls, step.call) : undefined;
    const isSamePage = step.do !== 'reload' && step.do !== 'sign';
    take(step);
    await flush();
    for (const each of server.calls) {
      if (!history.includes(each)) {
        history.push(each);
        const asks = { save: 'saving', unsave: 'deleting', read: undefined }[each.kind];
        const { status } = shown(each.pinId);
        promise(!asks || asks === status, `A ${each.kind} was asked for while ${status}.`);
      }
      // A reading that was given up tells nobody what it would have said.
      if (each.kind === 'read' && each.signal?.aborted) missRead(each);
    }
    for (const id of PINS) {
      const was = before.get(id) as PinSave;
      const is = shown(id);
      // A tap whose chart could not be fetched asked the server for nothing.
      const hasAsked = step.do !== 'load';
      if (isBusy(was) && !isBusy(is) && hasAsked) page.settledSince.set(id, page.store.startRead());
      if (!isBusy(is)) misses.delete(id);
      if (words(was) === words(is)) continue;
      const change = `"${step.do}" changed ${id}: ${words(was)} → ${words(is)}`;
      promise(mayChange(id, step, call, was), change);
      promise(!(isSamePage && isBusy(was) && isBusy(is)), `${change}, which nobody wished.`);
    }
    promise(server.mostOpenWrites() <= 1, 'Two writes were open for one pin.');
  }

  for (const step of steps) await perform(step);

  network.isOnline = true;
  page.backOnline();
  for (let round = 0; round < ROUNDS; round++) {
    await perform({ do: 'load', isThere: true });
    while (server.calls.length > 0) await perform({ do: 'answer', call: 0 });
    await perform({ do: 'advance', ms: 1000 });
  }
  promise(server.calls.length === 0, 'Calls are still open.');
  const isEmpty = storage.keys().length === 0;
  promise(isEmpty || page.isHandicapped, 'A tap that is settled is still written down.');

  let checks = 0;
  const agrees = (id: string) => {
    const held = heldPin(id).pinnedToBoard;
    const { board, status } = shown(id);
    promise(status === (held ? 'saved' : 'none'), `${id} is ${status}; held: ${held?.id ?? 'no'}.`);
    promise(board?.id === held?.id, `${id} shows board ${board?.id}; held: ${held?.id ?? 'no'}.`);
    checks++;
  };
  PINS.filter((id) => !tainted.has(id)).forEach(agrees);
  const last: Fetch = { since: page.store.startRead(), viewerId, heldAt: moment };
  deliver(last);
  PINS.forEach(agrees);

  const writes = history.filter(({ kind }) => kind !== 'read');
  const keys = new Set(writes.map(({ idempotencyKey }) => idempotencyKey));
  promise(keys.size <= taps, `${taps} taps made ${keys.size} requests of their own.`);
  return { checks };
}
