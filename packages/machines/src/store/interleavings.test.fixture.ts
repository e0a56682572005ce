import * as chart from '../writes/run-intent.js';
import type { Board, Pin } from '@tackboard/domain';
import { createOutbox } from '../outbox/outbox.js';
import { resumeOutbox } from '../outbox/resume-outbox.js';
import {
  createFakeClock,
  createMemoryLocks,
  createMemoryStorage,
  createPinServer,
  flush,
  type PendingCall,
} from '../testing/index.js';
import type { PinSave } from './pin-save.js';
import type { ReadId } from '../writes/write.types.js';
import { createPinStore, type PinStore } from './pin-store.js';
import type { RepinTap, SaveEvent, SaveToast } from './save.types.js';

/** One step. Numbers choose among the pins, boards, calls or fetches that exist at that moment. */
export type Step =
  | { readonly do: 'tap'; readonly pin: number; readonly board: number }
  | { readonly do: 'arrive' | 'respond' | 'refuse' | 'lose' | 'duplicate'; readonly call: number }
  | { readonly do: 'advance'; readonly ms: number }
  | { readonly do: 'fetch' | 'refetch' }
  | { readonly do: 'serve' | 'deliver'; readonly fetch: number }
  | { readonly do: 'mount' | 'unmount' | 'elsewhere' | 'explore'; readonly pin: number }
  | { readonly do: 'sign'; readonly viewer: number }
  | { readonly do: 'offline' | 'online' | 'reload' }
  | { readonly do: 'load'; readonly isThere: boolean };

/** How the page is set up, and the steps that follow. */
export interface Interleaving {
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
/** More rounds than any interleaving needs to settle. */
const ROUNDS = 60;

interface Fetch {
  readonly since: ReadId;
  readonly viewerId: string | undefined;
  held?: readonly Pin[];
  heldAt: number;
}

/** An invariant did not hold; the message says which. */
class InvariantError extends Error {
  override readonly name = 'InvariantError';
}

function check(holds: boolean, message: string): asserts holds {
  if (!holds) throw new InvariantError(message);
}

/** "Saved!" shows for 950 ms (S1 §4). */
const SAVED_TITLE_MS = 950;

const isBusy = ({ status }: PinSave) => status === 'saving' || status === 'deleting';
const summary = ({ status, board }: PinSave) => `${status} ${board?.id ?? ''}`;

/** Runs an interleaving and checks the invariants after every step, and the final state once everything has settled. */
export async function run({
  hasOutbox,
  loadsAtOnce,
  steps,
}: Interleaving): Promise<{ checks: number }> {
  const server = createPinServer(BOARDS);
  server.setMode('by-hand');
  const storage = createMemoryStorage();
  const locks = createMemoryLocks();
  const history: PendingCall[] = [];
  const network = { isOnline: true };
  /** Pins whose server state the page cannot know before it reads them again, and since which step. */
  const tainted = new Map<string, number>();
  /** Reads without a response, and how many of them a pin has had since its last tap. */
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
    const loads: { resolve: (module: typeof chart) => void; reject: () => void }[] = [];
    let backOnline: () => void = () => undefined;
    const outbox = createOutbox({ storage, locks, tabId, now: () => clock.now() });
    const callsOf = () => server.callsFor(viewerId ?? 'nobody');
    let lastKey = 0;
    const toasts: SaveToast[] = [];
    const events: SaveEvent[] = [];
    const repinPages: RepinTap[] = [];
    /** When "Saved!" ends, by pin; a save that was announced and not tapped since. */
    const animatedUntil = new Map<string, number>();
    const store: PinStore = createPinStore({
      clock,
      calls: {
        savePin: (...call) => callsOf().savePin(...call),
        unsavePin: (...call) => callsOf().unsavePin(...call),
        readPin: (...call) => callsOf().readPin(...call),
      },
      isOnline: () => network.isOnline,
      newKey: () => `${tabId}-${++lastKey}`,
      onToast(toast) {
        toasts.push(toast);

        if (toast.kind === 'saved') animatedUntil.set(toast.pin.id, clock.now() + SAVED_TITLE_MS);
      },

      onEvent: (event) => events.push(event),

      openRepinPage: (repinPage) => repinPages.push(repinPage),

      onOnline: (listener) => {
        backOnline = listener;
        return () => undefined;
      },
      ...(hasOutbox && { outbox }),
      viewerId,
      loadWrites: () =>
        loadsAtOnce
          ? Promise.resolve(chart)
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
      toasts,
      events,
      repinPages,
      animatedUntil,
      /** What a mounted card rendered last. */
      rendered: new Map<string, PinSave>(),
      /** What a mounted card rendered in this step. */
      renders: new Map<string, PinSave[]>(),
      pinsSince: 0,
      fetches: [] as Fetch[],
      mounted: new Map<string, () => void>(),
      backOnline: () => backOnline(),
      /** The read id after which a read of the pin may change what shows. */
      settledSince: new Map<string, ReadId>(),
      touchedSince: new Map<string, ReadId>(),
      /** The chart failed to load once: what the outbox holds may wait for the next page. */
      hasLoadFailed: false,
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
    // One of the two reads after a write of unknown outcome may be lost.
    if (count > 1 || !shown(call.pinId).isUnknown) taint(call.pinId);
  }

  function serve(fetch: Fetch) {
    fetch.held = PINS.map(heldPin);
    fetch.heldAt = moment;
  }

  function endCall(call: PendingCall, end: 'refuse' | 'lose') {
    // After a refusal the server has done nothing.
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
    check(storage.keys().length === 0, 'The outbox still holds taps of a viewer who signed out.');
    page.pins = new Map(PINS.map((id) => [id, heldPin(id)]));
    page.pinsSince = page.store.startRead();
    page.mounted.forEach((_, id) => page.rendered.set(id, shown(id)));
    page.animatedUntil.clear();
    tainted.clear();
  }

  function reload() {
    server.calls.slice().forEach((call) => call.forget());
    locks.end(`tackboard:outbox-tab:${page.tabId}`);
    for (const viewer of VIEWERS) locks.end(`tackboard:outbox:${viewer}`);
    page = newPage();
    tainted.clear();
  }

  /** A read that is newer than every other response, also those on their way, is certain. */
  function clear(id: string, { heldAt, since }: Fetch) {
    const { pinsSince, settledSince, touchedSince } = page;
    const known = Math.max(pinsSince, settledSince.get(id) ?? -1, touchedSince.get(id) ?? -1);
    const isOlderPending =
      server.calls.some((call) => call.pinId === id && call.hasArrived()) ||
      page.fetches.some(({ held }) => held !== undefined);
    if (heldAt <= (tainted.get(id) ?? moment) || since <= known || isOlderPending) return;
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
      if (summary(before) === summary(after)) continue;
      check(!isBusy(before), `A read changed ${pin.id} while it was ${before.status}.`);
      const settledSince = page.settledSince.get(pin.id) ?? -1;
      check(fetch.since > settledSince, `A read older than its response changed ${pin.id}.`);
    }
    page.pinsSince = Math.max(page.pinsSince, fetch.since);
  }

  function apply(step: Step) {
    switch (step.do) {
      case 'tap': {
        const id = idOf(step.pin);
        const before = shown(id);
        page.store.tap(pinOf(id), { board: pick(BOARDS, step.board) as Board });
        if (!isBusy(before) && isBusy(shown(id))) {
          taps++;
          page.animatedUntil.delete(id);
        }
        page.touchedSince.set(id, page.store.startRead());
        check(!isBusy(before) || shown(id) === before, 'A tap changed a busy pin.');
        return;
      }
      case 'arrive': {
        const call = pick(server.calls, step.call);
        if (call?.kind !== 'read' && call?.signal?.aborted) taint(call.pinId);
        call?.arrive();
        return;
      }
      case 'respond':
        pick(server.calls, step.call)?.respond();
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
      case 'explore': {
        const id = idOf(step.pin);
        const before = shown(id);
        const opened = page.repinPages.length + Number(viewerId !== undefined && !isBusy(before));
        page.store.tap(pinOf(id), { variant: 'explore-local' });
        check(page.repinPages.length === opened, 'The repin page did not open once (S1 §4).');
        check(shown(id) === before, 'The explore-local variant changed a card.');
        return;
      }
      case 'mount': {
        const id = idOf(step.pin);
        if (page.mounted.has(id)) return;
        page.rendered.set(id, shown(id));
        const rerender = () => {
          page.rendered.set(id, shown(id));
          page.renders.set(id, [...(page.renders.get(id) ?? []), shown(id)]);
        };
        page.mounted.set(id, page.store.subscribe(id, rerender));
        return;
      }
      case 'unmount': {
        const id = idOf(step.pin);
        page.mounted.get(id)?.();
        page.mounted.delete(id);
        page.rendered.delete(id);
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
          if (step.isThere) load.resolve(chart);
          else {
            load.reject();
            page.hasLoadFailed = true;
          }
        }
        return;
    }
  }

  /** Steps that may change a busy pin besides its own responses: time, another viewer or page, and its chart. */
  const CHANGES_BUSY = new Set<Step['do']>(['advance', 'sign', 'reload', 'load']);
  /** Steps that may change a settled pin: a newer read, which is checked separately, another viewer or page. */
  const CHANGES_SETTLED = new Set<Step['do']>(['deliver', 'refetch', 'sign', 'reload']);
  const RESPONSES = new Set<Step['do']>(['respond', 'refuse', 'lose']);
  /** Steps after which the outbox may send its next tap. */
  const RESUMES_OUTBOX = new Set<Step['do']>([...RESPONSES, 'advance', 'load', 'online']);

  function mayChange(id: string, step: Step, call: PendingCall | undefined, was: PinSave): boolean {
    if (RESPONSES.has(step.do) && call?.pinId === id) return true;
    if (hasOutbox && RESUMES_OUTBOX.has(step.do)) return true;
    if (isBusy(was)) return CHANGES_BUSY.has(step.do);
    return CHANGES_SETTLED.has(step.do) || (step.do === 'tap' && idOf(step.pin) === id);
  }

  /** Every success is tracked, and nothing else (S1 §4). */
  function checkEvents(toasts: readonly SaveToast[], events: readonly SaveEvent[]) {
    const successes = toasts.flatMap(({ kind, pin }) => {
      if (kind === 'saved') return [`pin-saved ${pin.id}`];
      return kind === 'deleted' ? [`pin-deleted ${pin.id}`] : [];
    });
    const announced = successes.join();
    const tracked = events.map(({ type, pinId }) => `${type} ${pinId}`).join();
    check(tracked === announced, `Toasts ${announced}, but events ${tracked}.`);
  }

  /** A tap ends in one toast that says what shows (S1 §4, §8). */
  function checkToasts(
    id: string,
    step: Step,
    was: PinSave,
    is: PinSave,
    toasts: readonly SaveToast[],
  ) {
    const kinds = toasts.flatMap(({ kind, pin }) => (pin.id === id ? [kind] : []));
    const message = `"${step.do}": ${summary(was)} → ${summary(is)} with toasts [${kinds.join()}] of ${id}.`;
    const failure = was.status === 'deleting' ? 'delete-failed' : 'save-failed';
    const success = was.status === 'deleting' ? 'deleted' : 'saved';
    const goal = was.status === 'deleting' ? 'none' : 'saved';
    if (isBusy(was) && !isBusy(is)) {
      // A read may have fulfilled the tap while its chart was loading.
      const isFulfilled = step.do === 'load' && is.status === goal;
      check(kinds.length === 1 || (isFulfilled && kinds.length === 0), message);
      check(
        kinds.every((kind) => kind === failure || kind === success),
        message,
      );
      check(kinds[0] !== success || is.status === goal, message);
      return;
    }
    const isOfflineTap = step.do === 'tap' && idOf(step.pin) === id && !network.isOnline;
    const isResumed = hasOutbox && isBusy(was) && isBusy(is);
    const most = isResumed || (isOfflineTap && viewerId !== undefined && !hasOutbox) ? 1 : 0;
    check(kinds.length <= most, message);
    if (isOfflineTap)
      check(
        kinds.every((kind) => kind.endsWith('-failed')),
        message,
      );
  }

  /** No card flashes back while its pin is busy. The outbox may send another tap of the pin in the same step. */
  function checkFlash(id: string, was: PinSave) {
    const busy = [was, ...(page.renders.get(id) ?? [])].map(isBusy);
    const end = busy.indexOf(false, busy.indexOf(true));
    const isBusyAgain = busy.includes(true) && end >= 0 && busy.includes(true, end);
    check(!isBusyAgain || hasOutbox, `A card of ${id} flashed back while busy.`);
  }

  /** What a card shows is consistent, its title ends in time, and mounted cards have rendered it (S1 §4). */
  function checkCard(id: string, is: PinSave) {
    const { status, title } = is;
    if (status === 'none') page.animatedUntil.delete(id);
    const isAnimated = page.clock.now() < (page.animatedUntil.get(id) ?? -Infinity);
    const titles = {
      none: 'none',
      saving: 'none',
      saved: isAnimated ? 'saved-animation' : 'board',
      deleting: 'board',
    } as const;
    check(title === titles[status], `${id} is ${status} with title ${title}.`);
    check(!is.isNewlySaved || status === 'saved', `${id} is ${status} and newly saved.`);
    check(isBusy(is) || !(is.isUnknown || is.isQueued), `${id} is ${status} and waits.`);
    check(!is.isQueued || hasOutbox, `${id} is queued without an outbox.`);
    check(shown(id) === is, `${id} reads another object each time.`);
    const rendered = page.rendered.get(id);
    check(!rendered || rendered === is, `A mounted card of ${id} was not notified.`);
  }

  async function perform(step: Step) {
    moment++;
    const before = new Map(PINS.map((id) => [id, shown(id)]));
    page.renders.clear();
    const announced = page.toasts.length;
    const tracked = page.events.length;
    const call = 'call' in step ? pick(server.calls, step.call) : undefined;
    const isSamePage = step.do !== 'reload' && step.do !== 'sign';
    apply(step);
    await flush();
    for (const each of server.calls) {
      if (!history.includes(each)) {
        history.push(each);
        const expected = { save: 'saving', unsave: 'deleting', read: undefined }[each.kind];
        const { status } = shown(each.pinId);
        check(!expected || expected === status, `A ${each.kind} was sent while ${status}.`);
      }
      // The response of an aborted read reaches no one.
      if (each.kind === 'read' && each.signal?.aborted) missRead(each);
    }
    const toasts = isSamePage ? page.toasts.slice(announced) : [];
    checkEvents(toasts, isSamePage ? page.events.slice(tracked) : []);
    for (const id of PINS) {
      const was = before.get(id) as PinSave;
      const is = shown(id);
      if (isSamePage) {
        checkToasts(id, step, was, is, toasts);
        checkFlash(id, was);
      }
      checkCard(id, is);
      // A tap whose chart failed to load sent no request.
      const wasSent = step.do !== 'load';
      if (isBusy(was) && !isBusy(is) && wasSent) page.settledSince.set(id, page.store.startRead());
      if (!isBusy(is)) misses.delete(id);
      if (summary(was) === summary(is)) continue;
      const change = `"${step.do}" changed ${id}: ${summary(was)} → ${summary(is)}`;
      check(mayChange(id, step, call, was), change);
      check(!(isSamePage && isBusy(was) && isBusy(is)), `${change}, which nobody tapped.`);
    }
    check(server.mostOpenWrites() <= 1, 'Two writes were open for one pin.');
  }

  for (const step of steps) await perform(step);

  network.isOnline = true;
  page.backOnline();
  for (let round = 0; round < ROUNDS; round++) {
    await perform({ do: 'load', isThere: true });
    while (server.calls.length > 0) await perform({ do: 'respond', call: 0 });
    await perform({ do: 'advance', ms: 1000 });
  }
  check(server.calls.length === 0, 'Calls are still open.');
  const isEmpty = storage.keys().length === 0;
  check(isEmpty || page.hasLoadFailed, 'The outbox still holds a tap that is settled.');

  let checks = 0;
  const agrees = (id: string) => {
    const held = heldPin(id).pinnedToBoard;
    const { board, status } = shown(id);
    check(status === (held ? 'saved' : 'none'), `${id} is ${status}; held: ${held?.id ?? 'no'}.`);
    check(board?.id === held?.id, `${id} shows board ${board?.id}; held: ${held?.id ?? 'no'}.`);
    checks++;
  };
  PINS.filter((id) => !tainted.has(id)).forEach(agrees);
  const last: Fetch = { since: page.store.startRead(), viewerId, heldAt: moment };
  deliver(last);
  PINS.forEach(agrees);

  const writes = history.filter(({ kind }) => kind !== 'read');
  const keys = new Set(writes.map(({ idempotencyKey }) => idempotencyKey));
  check(keys.size <= taps, `${taps} taps made ${keys.size} requests of their own.`);
  return { checks };
}
