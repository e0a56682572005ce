import type { Clock } from '@tackboard/domain';
import type { IntentOutbox } from '../outbox/outbox.types.js';
import { newRandomKey } from './new-key.js';
import type { Records, StoredRecord } from './records.js';
import type { Intent, WriteKind } from './write.types.js';

/** Runs a callback of the host. */
export type Guard = (run: () => void) => void;

/** Returns what runs callbacks of the host. An error goes to `onError`; without one it is an unhandled rejection. */
export function createGuard(onError: ((error: unknown) => void) | undefined): Guard {
  const report = async (error: unknown) => {
    if (!onError) throw error;
    onError(error);
  };
  return (run) => {
    try {
      run();
    } catch (error) {
      void report(error);
    }
  };
}

/** What a store of writes needs from its host. */
export interface WriteStoreOptions {
  readonly clock: Clock;
  /** The signed-in viewer; absent for a visitor. */
  readonly viewerId?: string | undefined;
  /** Loads the chart at the first intent. By default a dynamic import. */
  readonly loadWrites?: LoadWrites | undefined;
  /** A new idempotency key for each intent; by default 16 random bytes in hex. */
  readonly newKey?: (() => string) | undefined;
  readonly isOnline?: (() => boolean) | undefined;
  /** Calls the listener when the browser is back online. Returns a function that unsubscribes. */
  readonly onOnline?: ((listener: () => void) => () => void) | undefined;
  /** Stores intents until they are settled, so that they wait while offline and survive the page. */
  readonly outbox?: IntentOutbox | undefined;
  /**
   * The chart could not be loaded while the browser was online, or a callback threw. Intents that waited for the chart have
   * failed, except those that wait to be online; the next intent loads it again.
   */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** The writes of the viewer of this moment. They end when the viewer changes. */
export interface ActiveWrites<State, Change, View> {
  readonly kind: WriteKind<State, Change, View>;
  readonly records: Records<State, Change, View>;
  readonly clock: Clock;
  readonly newKey: () => string;
  readonly isOffline: () => boolean;
  /** There is an outbox. */
  readonly isPersistent: boolean;
  /** Adds the intent to the outbox, if there is one and it has room. */
  readonly store: (id: string, intent: Intent<Change>) => void;
  /** Whether the outbox holds the intent. */
  readonly isStored: (id: string, intent: Intent<Change>) => boolean;
  /** Removes a settled intent from the outbox, unless a later one has replaced it. */
  readonly unstore: (id: string, intent: Intent<Change>) => void;
  readonly queue: OnlineQueue<StoredRecord<State, Change, View>>;
  readonly guard: Guard;
  /** Aborted when they end. */
  readonly signal: AbortSignal;
  /** Calls the listener whenever the browser is back online, until they end. Repeated calls change nothing. */
  readonly listen: (listener: () => void) => void;
  readonly end: () => void;
}

/** Sends the intent of a record, with its chart. */
export type RunIntent = <State, Change, View>(
  active: ActiveWrites<State, Change, View>,
  id: string,
  record: StoredRecord<State, Change, View>,
  intent: Intent<Change>,
) => void;

/** Loads what sends intents, with the chart. */
export type LoadWrites = () => Promise<{ readonly runIntent: RunIntent }>;

/** Starts the writes of a viewer, or of a visitor. */
export function startWrites<State, Change, View>(
  kind: WriteKind<State, Change, View>,
  records: Records<State, Change, View>,
  options: WriteStoreOptions,
  viewerId: string | undefined,
): ActiveWrites<State, Change, View> {
  const { clock, isOnline, newKey = newRandomKey, onError, outbox } = options;
  const abort = new AbortController();
  let stopListening: (() => void) | undefined;
  const entryOf = (id: string, { change, key }: Intent<Change>) =>
    viewerId === undefined ? undefined : kind.entryOf(id, change, key, viewerId);
  return {
    kind,
    records,
    clock,
    newKey,
    isOffline: () => viewerId !== undefined && isOnline?.() === false,
    isPersistent: viewerId !== undefined && outbox !== undefined,
    store(id, intent) {
      const entry = entryOf(id, intent);
      if (entry) outbox?.add(entry);
    },
    isStored(id, intent) {
      const entry = entryOf(id, intent);
      return entry !== undefined && outbox?.holds(entry) === true;
    },
    unstore(id, intent) {
      const entry = entryOf(id, intent);
      if (entry) outbox?.remove(entry);
    },
    queue: createOnlineQueue(),
    guard: createGuard(onError),
    signal: abort.signal,
    listen(listener) {
      stopListening ??= options.onOnline?.(listener);
    },
    end() {
      abort.abort();
      stopListening?.();
    },
  };
}

/** Whether the intent may wait for the network. */
export function mayWait<State, Change, View>(
  { isOffline, isStored }: ActiveWrites<State, Change, View>,
  id: string,
  intent: Intent<Change>,
): boolean {
  return isOffline() && isStored(id, intent);
}

/** What waits for the network. Items are sent in order, each after the one before it has ended. */
interface OnlineQueue<Item> {
  /** Adds an item that waits, or removes one that no longer does; `isPending` is false once it has ended. */
  readonly update: (item: Item, isQueued: boolean, isPending: boolean) => void;
  /** Sends the next item, unless one is being sent. */
  readonly sendNext: () => void;
}

function createOnlineQueue<
  Item extends { readonly running?: { readonly send: () => void } | undefined },
>(): OnlineQueue<Item> {
  const queued = new Set<Item>();
  let sending: Item | undefined;
  const sendNext = () => {
    if (sending) return;
    [sending] = queued;
    if (!sending) return;
    queued.delete(sending);
    sending.running?.send();
  };
  return {
    update(item, isQueued, isPending) {
      if (isQueued) queued.add(item);
      else queued.delete(item);
      if (sending !== item || (isPending && !isQueued)) return;
      sending = undefined;
      if (!isQueued) sendNext();
    },
    sendNext,
  };
}
