import type { Clock, Pin } from '@tackboard/domain';
import { persistTap, slotOf } from '../outbox/outbox.js';
import type { SaveTap } from '../save/save.types.js';
import { newRandomKey } from './new-key.js';
import { createPinRecords } from './pin-records.js';
import { type PendingSave, savedCopyOf } from './pin-save.js';
import type { PinRecord, PinRecords, PinStore, PinStoreOptions } from './pin-store.types.js';

/** What a deferred store hands to the store that completes it. */
export interface PinStoreStart {
  /** The records so far: the complete store continues with them. */
  readonly pins: PinRecords;
  readonly viewerId: string | undefined;
}

/** Options of {@link createDeferredPinStore}. */
export interface DeferredPinStoreOptions extends Pick<
  PinStoreOptions,
  'isOnline' | 'newKey' | 'onOnline' | 'outbox' | 'viewerId'
> {
  readonly clock: Clock;
  /** Loads the complete store and calls {@link DeferredPinStore.complete}. Reports its own failures. */
  readonly load: () => Promise<unknown>;
}

/** A pin store that reads at once, and loads the part that writes. */
export interface DeferredPinStore extends PinStore {
  /** Carries out the taps that wait, and uses the created store from then on. */
  readonly complete: (create: (start: PinStoreStart) => PinStore) => void;
}

/** A tap that waits for the complete store. A visitor's does not show, because it may need a login. */
interface WaitingTap {
  readonly pin: Pin;
  readonly key: string;
  readonly record: PinRecord | undefined;
  readonly write: (store: PinStore) => void;
}

/**
 * Creates a pin store for the first load of a page: it shows and reads the save state of pins, and loads what writes it. A tap
 * shows at once, is stored in the outbox, and is carried out when the complete store is there. When that fails to load, the tap
 * is dropped; offline it waits for the network.
 */
export function createDeferredPinStore(options: DeferredPinStoreOptions): DeferredPinStore {
  const { clock, load, isOnline, newKey = newRandomKey, onOnline, outbox } = options;
  let { viewerId } = options;
  let whole: PinStore | undefined;
  const pins = createPinRecords(({ state }) => viewerId !== undefined || state.confirmed === null);
  const waiting = new Map<string, WaitingTap>();
  /** Reads about a visitor's pins. They wait for what the visitor has saved on earlier pages. */
  let reads: (() => void)[] = [];
  let stopWaiting: (() => void) | undefined;

  const settle = () => {
    stopWaiting?.();
    stopWaiting = undefined;
    for (const [id, { pin, key, record, write }] of waiting) {
      waiting.delete(id);
      const slot = whole ? undefined : slotOf(viewerId, pin, key);
      if (slot) outbox?.remove(slot);
      if (record) record.state = { ...record.state, intent: undefined };
      if (whole) write(whole);
      if (record) pins.setState(id, record, record.state);
    }
  };
  const waitForNetwork = () => {
    for (const [id, { record }] of waiting) {
      const intent = record?.state.intent;
      if (intent)
        pins.setState(id, record, { ...record.state, intent: { ...intent, isQueued: true } });
    }
    stopWaiting ??= onOnline?.(loadForWaiting);
  };
  const loadForWaiting = () => {
    load().catch(() => (isOnline?.() === false ? waitForNetwork() : settle()));
  };
  const add = (
    kind: PendingSave['kind'],
    pin: Pin,
    given: SaveTap,
    carryOut: (store: PinStore, tap: SaveTap) => void,
  ) => {
    if (whole) {
      carryOut(whole, given);
      return;
    }
    if (waiting.has(pin.id)) return;
    const tap = { ...given, key: given.key ?? newKey() };
    let record: PinRecord | undefined;
    if (viewerId !== undefined && tap.variant !== 'explore-local') {
      record = pins.recordOf(pin.id, savedCopyOf(pin));
      const { confirmed: copy } = record.state;
      // Stored before anything is loaded: the page may end at any moment.
      const stored = kind === 'saving' ? 'save' : 'delete';
      persistTap(outbox, viewerId, pin, { kind: stored, tap, saved: copy });
      pins.setState(pin.id, record, { ...record.state, intent: { kind, tap, copy } });
    }
    const write = (store: PinStore) => carryOut(store, tap);
    waiting.set(pin.id, { pin, key: tap.key, record, write });
    loadForWaiting();
  };
  const isSaved = (pin: Pin) => Boolean(pins.confirmedOf(pin));
  const forget = () => {
    waiting.clear();
    reads = [];
    settle();
    pins.reset();
    pins.notifyAll();
  };

  return {
    clock,
    read: pins.read,
    readInitial: pins.readInitial,
    startRead: pins.startRead,
    subscribe: (pinId, listener) => (whole ?? pins).subscribe(pinId, listener),
    applyServerState(pin, readId) {
      if (whole || viewerId !== undefined) pins.applyServerState(pin, readId);
      else reads.push(() => pins.applyServerState(pin, readId));
    },
    applySavedCopy: (pinId, saved) => pins.applySaved(pinId, saved, pins.startRead()),
    tap(pin, tap = {}) {
      add(isSaved(pin) ? 'deleting' : 'saving', pin, tap, (store, keyed) => store.tap(pin, keyed));
    },
    save(pin, tap = {}) {
      if (whole || !isSaved(pin)) add('saving', pin, tap, (store, keyed) => store.save(pin, keyed));
    },
    unsave(pin, tap = {}) {
      if (whole || isSaved(pin))
        add('deleting', pin, tap, (store, keyed) => store.unsave(pin, keyed));
    },
    setViewer(next) {
      const former = viewerId;
      viewerId = next;
      if (whole) whole.setViewer(next);
      else if (next !== former) {
        if (former !== undefined) outbox?.clear(former);
        forget();
      }
    },
    preload: () =>
      load().then(
        () => whole?.preload() ?? false,
        () => false,
      ),
    reset() {
      if (whole) whole.reset();
      else forget();
    },
    complete(create) {
      whole ??= create({ pins, viewerId });
      for (const read of reads.splice(0)) read();
      settle();
    },
  };
}
