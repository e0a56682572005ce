import type { Clock, Pin } from '@tackboard/domain';
import type { SaveTap } from '../save/save.types.js';
import { createPinRecords } from './pin-records.js';
import { type PendingSave, savedCopyOf } from './pin-save.js';
import type { PinRecord, PinRecords, PinStore, PinStoreOptions } from './pin-store.types.js';

/** What a deferred store hands to the store that completes it. */
export interface PinStoreStart {
  /** The records so far: the complete store continues with them. */
  readonly pins: PinRecords;
  readonly viewerId: string | undefined;
  /** Viewers who have signed out since the page started: their outbox is to be cleared. */
  readonly formerViewerIds: readonly string[];
}

/** Options of {@link createDeferredPinStore}. */
export interface DeferredPinStoreOptions extends Pick<
  PinStoreOptions,
  'isOnline' | 'onOnline' | 'viewerId'
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
  readonly record: PinRecord | undefined;
  readonly write: (store: PinStore) => void;
}

/**
 * Creates a pin store for the first load of a page: it shows and reads the save state of pins, and loads what writes it. A tap
 * shows at once and is carried out when the complete store is there. When that fails to load, the tap is dropped; offline it
 * waits for the network.
 */
export function createDeferredPinStore(options: DeferredPinStoreOptions): DeferredPinStore {
  const { clock, load, isOnline, onOnline } = options;
  let { viewerId } = options;
  let whole: PinStore | undefined;
  const pins = createPinRecords(({ state }) => viewerId !== undefined || state.confirmed === null);
  const formerViewerIds: string[] = [];
  const waiting = new Map<string, WaitingTap>();
  /** Reads about a visitor's pins. They wait for what the visitor has saved on earlier pages. */
  let reads: (() => void)[] = [];
  let stopWaiting: (() => void) | undefined;

  const settle = () => {
    stopWaiting?.();
    stopWaiting = undefined;
    for (const [id, { record, write }] of waiting) {
      waiting.delete(id);
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
    tap: SaveTap,
    write: (store: PinStore) => void,
  ) => {
    if (whole) {
      write(whole);
      return;
    }
    if (waiting.has(pin.id)) return;
    let record: PinRecord | undefined;
    if (viewerId !== undefined && tap.variant !== 'explore-local') {
      record = pins.recordOf(pin.id, savedCopyOf(pin));
      const { confirmed: copy } = record.state;
      pins.setState(pin.id, record, { ...record.state, intent: { kind, tap, copy } });
    }
    waiting.set(pin.id, { record, write });
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
      add(isSaved(pin) ? 'deleting' : 'saving', pin, tap, (store) => store.tap(pin, tap));
    },
    save(pin, tap = {}) {
      if (whole || !isSaved(pin)) add('saving', pin, tap, (store) => store.save(pin, tap));
    },
    unsave(pin, tap = {}) {
      if (whole || isSaved(pin)) add('deleting', pin, tap, (store) => store.unsave(pin, tap));
    },
    setViewer(next) {
      const former = viewerId;
      viewerId = next;
      if (whole) whole.setViewer(next);
      else if (next !== former) {
        if (former !== undefined) formerViewerIds.push(former);
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
      whole ??= create({ pins, viewerId, formerViewerIds });
      for (const read of reads.splice(0)) read();
      settle();
    },
  };
}
