import type { Clock } from '@tackboard/domain';
import type { IntentOutbox } from '../outbox/outbox.types.js';
import { newRandomKey } from './new-key.js';
import type { Records, StoredRecord } from './records.js';
import type { Intent, WriteKind } from './write.types.js';

/** Calls a callback of the host. An error that it throws does not reach the caller. */
export type Guard = (run: () => void) => void;

/** Creates a guard that passes errors to `onError`. Without `onError` they become unhandled rejections. */
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
   * Called when a callback threw, or when the chart could not be loaded while the browser was online. The intents that waited
   * for the chart have then failed, and the next intent loads it again.
   */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** The writes of the current viewer, or of a visitor. They end when the viewer changes. */
export interface ActiveWrites<State, Change, View> {
  readonly kind: WriteKind<State, Change, View>;
  readonly records: Records<State, Change, View>;
  readonly clock: Clock;
  readonly newKey: () => string;
  /** Whether the browser is offline. Always false for a visitor, whose intents are never stored: they are sent, and fail. */
  readonly isOffline: () => boolean;
  /** There is an outbox for the viewer. A visitor has none. */
  readonly isPersistent: boolean;
  /** Adds the intent to the outbox, if there is one for the viewer and it has room. */
  readonly store: (id: string, intent: Intent<Change>) => void;
  /** Whether the outbox holds the intent. */
  readonly isStored: (id: string, intent: Intent<Change>) => boolean;
  /** Removes a settled intent from the outbox, unless a later one has replaced it. */
  readonly unstore: (id: string, intent: Intent<Change>) => void;
  readonly queue: OnlineQueue<StoredRecord<State, Change, View>>;
  readonly guard: Guard;
  /** Aborted when these writes end. */
  readonly signal: AbortSignal;
  /** Calls the listener whenever the browser is back online, until these writes end. Only the first call counts. */
  readonly listen: (listener: () => void) => void;
  readonly end: () => void;
}

/** Runs the chart that sends the intent of a record. */
export type RunIntent = <State, Change, View>(
  active: ActiveWrites<State, Change, View>,
  id: string,
  record: StoredRecord<State, Change, View>,
  intent: Intent<Change>,
) => void;

/** Loads the code that sends intents, which contains the chart. */
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

/** The items that wait for the network. They are sent in order, each after the one before it has ended. */
interface OnlineQueue<Item> {
  /** Call this when an item begins to wait for the network, when it is running, and when it has ended. */
  readonly update: (item: Item, phase: 'ended' | 'running' | 'waiting') => void;
  /** Sends the next item, unless one that was sent has not ended. */
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
    update(item, phase) {
      if (phase === 'waiting') queued.add(item);
      else queued.delete(item);
      if (item !== sending || phase === 'running') return;
      sending = undefined;
      // An item that waits again found the browser offline, so the next one would wait too.
      if (phase === 'ended') sendNext();
    },
    sendNext,
  };
}
