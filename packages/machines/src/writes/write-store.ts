import { lazy } from '@tackboard/domain/card';
import {
  type ActiveWrites,
  type LoadWrites,
  mayWait,
  type RunIntent,
  startWrites,
  type WriteStoreOptions,
} from './active-writes.js';
import { createRecords, type Records, type StoredRecord } from './records.js';
import type { Intent, WriteKind } from './write.types.js';

/** How an intent is requested. */
interface RequestOptions {
  /** The idempotency key; by default a new one. */
  readonly key?: string | undefined;
  /** It was made on an earlier page, and its request may have reached the server. */
  readonly isResend?: boolean | undefined;
  /** `served` is not what the server returned: it only says what the change changes. */
  readonly isGuess?: boolean | undefined;
}

/** The states of one kind of thing for one viewer, and the viewer's intents over them. */
export interface WriteStore<State, Change, View> extends Pick<
  Records<State, Change, View>,
  'applyServerState' | 'byId' | 'notifyAll' | 'recordOf' | 'startRead' | 'subscribe'
> {
  /** What a control shows; `served` is what the server returned with its page, used until something newer is known. */
  readonly read: (id: string, served: State) => View;
  /** Applies what is true now, as another source than a read reports it. */
  readonly confirm: (id: string, state: State) => void;
  /** Applies what is true now to those that match and are not pending. */
  readonly confirmWhere: (matches: (id: string, confirmed: State) => boolean, state: State) => void;
  /** Shows a change at once and sends it. It replaces one that is pending. */
  readonly request: (id: string, served: State, change: Change, options?: RequestOptions) => void;
  /** Applies a change that no server has to confirm. */
  readonly apply: (id: string, served: State, change: Change, state: State) => void;
  /** Loads the chart before the first intent needs it. Resolves with whether that worked. */
  readonly preload: () => Promise<boolean>;
  /** Aborts pending requests and drops all records. What the outbox holds of the viewer stays there. */
  readonly reset: (viewerId: string | undefined) => void;
}

/**
 * Creates the store of one kind. A record holds what the server confirmed and at most one intent; what shows is computed
 * from both. A failure removes the intent and never restores an earlier state. The records with intents are the queue, and
 * the outbox is its persisted form.
 */
export function createWriteStore<State, Change, View>(
  kind: WriteKind<State, Change, View>,
  options: WriteStoreOptions,
): WriteStore<State, Change, View> {
  const records = createRecords(kind, options.clock);
  const { byId } = records;
  const chart = lazyChart(options);
  let active = startWrites(kind, records, options, options.viewerId);
  const loadAndSend = () =>
    chart.load().then(
      ({ runIntent }) => sendAll(active, runIntent),
      () => failAll(active),
    );
  const resume = () => {
    if (chart.get()) active.queue.sendNext();
    else void loadAndSend();
  };
  return {
    ...records,
    read: (id, served) => byId.get(id)?.view ?? kind.showServed(served),
    confirm: (id, state) => records.confirm(id, state, records.startRead()),
    apply(id, served, change, confirmed) {
      const { confirmed: before } = records.recordOf(id, served);
      records.setRecent(id, change);
      records.confirm(id, confirmed, records.startRead());
      kind.onDone?.(id, { change, confirmed, before });
    },
    confirmWhere(matches, state) {
      const readId = records.startRead();
      for (const [id, { confirmed, intent }] of byId)
        if (!intent && matches(id, confirmed)) records.confirm(id, state, readId);
    },
    request(id, served, change, request) {
      active.listen(resume);
      // Never sent at once, even when the chart has loaded: the tap may be an action of another chart, which must not start
      // an actor.
      if (addIntent(active, id, served, change, request)) void loadAndSend();
    },
    preload: () =>
      chart.load().then(
        ({ runIntent }) => {
          sendAll(active, runIntent);
          return true;
        },
        () => false,
      ),
    reset(viewerId) {
      active.end();
      for (const { running } of byId.values()) running?.stop();
      records.clear();
      active = startWrites(kind, records, options, viewerId);
    },
  };
}

const loadHere: LoadWrites = async () => {
  const { runIntent } = await import('./run-intent.js');
  return { runIntent };
};

function lazyChart({ isOnline, loadWrites = loadHere, onError }: WriteStoreOptions) {
  return lazy(async () => {
    try {
      return await loadWrites();
    } catch (error) {
      // That nothing loads offline is no error.
      if (isOnline?.() !== false) onError?.(error);
      throw error;
    }
  });
}

/** Stores and shows an intent. Returns whether it has to be sent. */
function addIntent<State, Change, View>(
  active: ActiveWrites<State, Change, View>,
  id: string,
  served: State,
  change: Change,
  { key, isGuess = false, isResend = false }: RequestOptions = {},
): boolean {
  const { guard, isOffline, isStored, kind, newKey, records, store } = active;
  const isNew = !records.byId.has(id);
  const record = records.recordOf(id, served);
  record.isGuess ||= isNew && isGuess;
  const { intent: pending } = record;
  const target = kind.targetOf?.(change);
  const unresolved = target === undefined ? undefined : record.unresolvedKeys[target];
  const intent: Intent<Change> = {
    change,
    key: key ?? unresolved ?? newKey(),
    isResent: isResend || unresolved !== undefined || record.isSent || pending?.isResent === true,
    isQueued: pending?.isQueued ?? false,
    isUnknown: pending?.isUnknown ?? false,
  };
  // Stored before anything is loaded or sent: the page may end at any moment.
  store(id, intent);
  if (!pending && isOffline() && !isStored(id, intent)) {
    guard(() => kind.onFailed?.(id, change, undefined));
    return false;
  }
  // What has only waited starts anew.
  if (pending?.isQueued) stopRunning(active, record);
  records.setIntent(id, intent);
  return !record.running && !dropIfFulfilled(active, id, record);
}

/**
 * Removes an intent that was not sent and wants what the server holds: it was taken back, or a read has fulfilled it. What
 * the server holds after a request of an earlier page is not known.
 */
function dropIfFulfilled<State, Change, View>(
  { kind, records, unstore }: ActiveWrites<State, Change, View>,
  id: string,
  { confirmed, intent }: StoredRecord<State, Change, View>,
): boolean {
  if (!intent || intent.isResent || !kind.isFulfilled(confirmed, intent.change)) return false;
  unstore(id, intent);
  records.setIntent(id, undefined);
  return true;
}

/** Stops a chart that has only waited. */
function stopRunning<State, Change, View>(
  { queue }: ActiveWrites<State, Change, View>,
  record: StoredRecord<State, Change, View>,
): void {
  record.running?.stop();
  record.running = undefined;
  queue.update(record, 'ended');
}

/** Starts to send the intents that are not being sent. */
function sendAll<State, Change, View>(
  active: ActiveWrites<State, Change, View>,
  runIntent: RunIntent,
): void {
  for (const [id, record] of Array.from(active.records.byId)) {
    const { intent, running } = record;
    // A read may have fulfilled it while the chart was loading.
    if (!intent || running || dropIfFulfilled(active, id, record)) continue;
    runIntent(active, id, record, intent);
    if (intent.isQueued && !active.isOffline()) active.queue.sendNext();
  }
}

/** Without its chart nothing is sent: what the outbox holds waits for the network, the rest has failed. */
function failAll<State, Change, View>(active: ActiveWrites<State, Change, View>): void {
  const { guard, kind, records, unstore } = active;
  for (const [id, { intent }] of Array.from(records.byId)) {
    if (!intent) continue;
    if (mayWait(active, id, intent)) {
      records.setIntent(id, { ...intent, isQueued: true });
      continue;
    }
    unstore(id, intent);
    records.setIntent(id, undefined);
    guard(() => kind.onFailed?.(id, intent.change, undefined));
  }
}
