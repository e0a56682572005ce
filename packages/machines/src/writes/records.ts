import type { Clock } from '@tackboard/domain';
import type { Intent, ReadId, RunningWrite, WriteKind, WriteRecord } from './write.types.js';

/** Most settled records that are kept for what shows nowhere. */
const RECORDS_LIMIT = 1000;

/** A record as the store keeps it. */
export interface StoredRecord<State, Change, View> extends WriteRecord<State, Change> {
  confirmed: State;
  intent?: Intent<Change> | undefined;
  recent?: Change | undefined;
  stopRecent?: () => void;
  /** When `confirmed` was read. */
  readId: ReadId;
  view: View;
  /** The chart of the intent; absent while it loads. */
  running?: RunningWrite | undefined;
  /** The idempotency key of the last request. */
  lastKey?: string;
  /** An intent of an earlier page is sent again, and `confirmed` only says what it changes. */
  isGuess?: boolean;
  /** A request for the intent has left the page, so the server may hold it. */
  isSent: boolean;
  /** A response may have been about an earlier moment: the server is read again once nothing is pending. */
  needsRead: boolean;
  /** Reads without a response. An intent makes their responses too old to apply, so the server is read again after it. */
  openReads: number;
  /** The keys of requests that never got a definite response, by target. */
  unresolvedKeys: Readonly<Record<string, string>>;
}

type StoredRecords<State, Change, View> = Map<string, StoredRecord<State, Change, View>>;

/** The records of one store. */
export interface Records<State, Change, View> {
  /** In the order of their last intents. */
  readonly byId: ReadonlyMap<string, StoredRecord<State, Change, View>>;
  /** Returns the record, or adds one with this state. */
  readonly recordOf: (id: string, confirmed: State) => StoredRecord<State, Change, View>;
  /** Adds or replaces the intent: what shows changes at once. */
  readonly setIntent: (id: string, intent: Intent<Change> | undefined) => void;
  /** A change was confirmed just now. Call this before what shows is computed again. */
  readonly setRecent: (id: string, change: Change) => void;
  /** Drops a record: controls show again what the server returned with their page. */
  readonly forget: (id: string) => void;
  readonly startRead: () => ReadId;
  /** Applies what is true since `readId`. */
  readonly confirm: (id: string, state: State, readId: ReadId) => void;
  /** Applies what a read returned, unless something newer is known. Ignored for what nobody shows or has changed. */
  readonly applyServerState: (id: string, state: State, readId: ReadId) => void;
  readonly subscribe: (id: string, listener: () => void) => () => void;
  /** Drops all records; reads that began before do not count any more. */
  readonly clear: () => void;
  readonly notifyAll: () => void;
}

/**
 * The state of every thing of one kind, and the controls that show it. What nobody has changed costs nothing. Beyond
 * {@link RECORDS_LIMIT} the oldest settled record that shows nowhere is evicted: it shows again what a read returned.
 */
export function createRecords<State, Change, View>(
  kind: WriteKind<State, Change, View>,
  clock: Clock,
): Records<State, Change, View> {
  const listeners = createKeyedListeners();
  const byId: StoredRecords<State, Change, View> = new Map();
  let lastReadId: ReadId = 0;
  let clearedAt: ReadId = 0;

  const recordOf = (id: string, confirmed: State) =>
    byId.get(id) ?? addRecord(kind, byId, listeners, id, confirmed, lastReadId);
  const confirm = (id: string, state: State, readId: ReadId) => {
    const isNew = !byId.has(id);
    const record = recordOf(id, state);
    record.confirmed = kind.merge ? kind.merge(record.confirmed, state) : state;
    record.readId = readId;
    record.isGuess = false;
    refresh(kind, listeners, id, record);
    if (isNew) listeners.notify(id);
  };

  return {
    byId,
    recordOf,
    setIntent(id, intent) {
      const record = byId.get(id);
      if (!record) return;
      record.intent = intent;
      if (intent) {
        byId.delete(id);
        byId.set(id, record);
      }
      refresh(kind, listeners, id, record);
    },
    setRecent(id, change) {
      const record = byId.get(id);
      const onOver = () => record && refresh(kind, listeners, id, record);
      if (record) startRecent(record, change, kind.recentMs, clock, onOver);
    },
    forget(id) {
      byId.delete(id);
      listeners.notify(id);
    },
    startRead: () => ++lastReadId,
    confirm,
    applyServerState(id, state, readId) {
      const record = byId.get(id);
      if (!record && !listeners.has(id)) return;
      if (readId > (record?.readId ?? clearedAt)) confirm(id, state, readId);
    },
    subscribe: listeners.add,
    clear() {
      clearedAt = ++lastReadId;
      byId.forEach(forgetRecent);
      byId.clear();
    },
    notifyAll: listeners.notifyAll,
  };
}

function addRecord<State, Change, View>(
  kind: WriteKind<State, Change, View>,
  byId: StoredRecords<State, Change, View>,
  listeners: KeyedListeners,
  id: string,
  confirmed: State,
  readId: ReadId,
): StoredRecord<State, Change, View> {
  if (byId.size >= RECORDS_LIMIT) evictOne(kind, byId, listeners);
  const nothingSent = { isSent: false, needsRead: false, openReads: 0, unresolvedKeys: {} };
  const view = kind.showServed(confirmed);
  const record = { ...nothingSent, confirmed, initial: confirmed, readId, view };
  byId.set(id, record);
  return record;
}

/** Computes again what shows, and notifies of a change. */
function refresh<State, Change, View>(
  kind: WriteKind<State, Change, View>,
  listeners: KeyedListeners,
  id: string,
  record: StoredRecord<State, Change, View>,
): void {
  const { confirmed, recent, intent } = record;
  if (recent && (intent || !kind.isFulfilled(confirmed, recent))) forgetRecent(record);
  const view = kind.show(record);
  if (JSON.stringify(view) === JSON.stringify(record.view)) return;
  record.view = view;
  listeners.notify(id);
}

/** Keeps a change as recent for a while. */
function startRecent<State, Change, View>(
  record: StoredRecord<State, Change, View>,
  change: Change,
  recentMs: number | undefined,
  clock: Clock,
  onOver: () => void,
): void {
  if (!recentMs) return;
  record.recent = change;
  const timer = clock.setTimeout(() => {
    record.recent = undefined;
    onOver();
  }, recentMs);
  record.stopRecent = () => clock.clearTimeout(timer);
}

function forgetRecent<State, Change, View>(record: StoredRecord<State, Change, View>): void {
  record.recent = undefined;
  record.stopRecent?.();
}

function evictOne<State, Change, View>(
  { canEvict }: WriteKind<State, Change, View>,
  byId: StoredRecords<State, Change, View>,
  listeners: KeyedListeners,
): void {
  for (const [id, record] of byId) {
    const isShown = record.intent !== undefined || listeners.has(id);
    if (isShown || canEvict?.(record.confirmed) === false) continue;
    forgetRecent(record);
    byId.delete(id);
    return;
  }
}

type Listener = () => void;

/** Listeners by key; a key with none costs nothing. */
interface KeyedListeners {
  readonly add: (key: string, listener: Listener) => () => void;
  readonly has: (key: string) => boolean;
  readonly notify: (key: string) => void;
  readonly notifyAll: () => void;
}

/** Starts without listeners. Lists are replaced, not mutated, so a listener may unsubscribe while it is called. */
function createKeyedListeners(): KeyedListeners {
  const byKey = new Map<string, readonly Listener[]>();
  const notify = (key: string) => byKey.get(key)?.forEach((listener) => listener());
  return {
    add(key, listener) {
      byKey.set(key, [...(byKey.get(key) ?? []), listener]);
      return () => {
        const listeners = byKey.get(key) ?? [];
        const own = listeners.indexOf(listener);
        const rest = listeners.filter((_, index) => index !== own);
        if (rest.length > 0) byKey.set(key, rest);
        else byKey.delete(key);
      };
    },
    has: (key) => byKey.has(key),
    notify,
    notifyAll: () => Array.from(byKey.keys()).forEach(notify),
  };
}
