import { lazy } from '@tackboard/domain/card';
import { newRandomKey } from './new-key.js';
import { createRecords, type Records, type StoredRecord } from './records.js';
import { runIntent } from './run-intent.js';
import { mayWait, startWrites, type ActiveWrites } from './active-writes.js';
import type { Intent, LoadWrites, RunWrite, WriteKind, WriteStoreOptions } from './write.types.js';

/** How an intent is requested. */
export interface RequestOptions {
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
  'applyServerState' | 'notifyAll' | 'recordOf' | 'startRead' | 'subscribe'
> {
  /** What a control shows; `served` is what the server returned with its page, used until something newer is known. */
  readonly read: (id: string, served: State) => View;
  readonly confirmedOf: (id: string, served: State) => State;
  readonly isPending: (id: string) => boolean;
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
  const sender = createSender(kind, records, options);
  return {
    ...records,
    ...sender,
    read: (id, served) => records.get(id)?.view ?? kind.showServed(served),
    confirmedOf(id, served) {
      const record = records.get(id);
      return record ? record.confirmed : served;
    },
    isPending: (id) => records.get(id)?.intent !== undefined,
    confirm: (id, state) => records.confirm(id, state, records.startRead()),
    apply(id, served, change, confirmed) {
      const record = records.recordOf(id, served);
      const { confirmed: before } = record;
      records.setRecent(id, change);
      records.confirm(id, confirmed, records.startRead());
      kind.onDone?.(id, { change, confirmed, before });
    },
    confirmWhere(matches, state) {
      const readId = records.startRead();
      for (const [id, { confirmed, intent }] of records.all())
        if (!intent && matches(id, confirmed)) records.confirm(id, state, readId);
    },
  };
}

const loadHere: LoadWrites = async () => {
  const { runWrite } = await import('./run-write.js');
  return { runWrite };
};

/** Sends the intents of records: now, when the chart has loaded, or when the browser is online. */
function createSender<State, Change, View>(
  kind: WriteKind<State, Change, View>,
  records: Records<State, Change, View>,
  options: WriteStoreOptions,
): Pick<WriteStore<State, Change, View>, 'preload' | 'request' | 'reset'> {
  const { newKey = newRandomKey } = options;
  const chart = lazy(async () => {
    try {
      return await (options.loadWrites ?? loadHere)();
    } catch (error) {
      // That nothing loads offline is no error.
      if (options.isOnline?.() !== false) options.onError?.(error);
      throw error;
    }
  });
  let active = startWrites(kind, records, options, options.viewerId);
  let runWrite: RunWrite | undefined;

  const fail = (id: string, intent: Intent<Change>) => {
    active.unstore(id, intent);
    records.setIntent(id, undefined);
    active.guard(() => kind.onFailed?.(id, intent.change, undefined));
  };
  const sendAll = (loaded: { readonly runWrite: RunWrite }) => {
    ({ runWrite } = loaded);
    for (const [id, record] of Array.from(records.all())) sendIntent(active, runWrite, id, record);
  };
  /** Without its chart nothing is sent: what the outbox holds waits for the network, the rest has failed. */
  const failAll = () => {
    for (const [id, { intent }] of Array.from(records.all())) {
      if (intent && mayWait(active, id, intent))
        records.setIntent(id, { ...intent, isQueued: true });
      else if (intent) fail(id, intent);
    }
  };
  const loadAndSend = () => chart.load().then(sendAll, failAll);
  const resume = () => {
    if (runWrite) active.queue.sendNext();
    else void loadAndSend();
  };

  return {
    request(id, served, change, { key, isGuess = false, isResend = false } = {}) {
      const isNew = !records.get(id);
      const record = records.recordOf(id, served);
      record.isGuess ||= isNew && isGuess;
      const { intent: pending } = record;
      const target = kind.targetOf?.(change);
      const unresolved = target === undefined ? undefined : record.unresolvedKeys[target];
      const intent: Intent<Change> = {
        change,
        key: key ?? unresolved ?? newKey(),
        isResent:
          isResend || unresolved !== undefined || record.isSent || pending?.isResent === true,
        isQueued: pending?.isQueued ?? false,
        isUnknown: pending?.isUnknown ?? false,
      };
      active.listen(resume);
      // Stored before anything is loaded or sent: the page may end at any moment.
      active.store(id, intent);
      if (!pending && active.isOffline() && !active.isStored(id, intent)) {
        active.guard(() => kind.onFailed?.(id, change, undefined));
        return;
      }
      // What has only waited starts anew.
      if (pending?.isQueued) stopRunning(active, record);
      records.setIntent(id, intent);
      if (record.running || dropIfFulfilled(active, id, record)) return;
      // Never at once, even when it has loaded: the tap may be an action of another chart, which must not start an actor.
      void loadAndSend();
    },
    preload: () =>
      chart.load().then(
        (loaded) => {
          sendAll(loaded);
          return true;
        },
        () => false,
      ),
    reset(viewerId) {
      active.end();
      for (const [, { running }] of records.all()) running?.stop();
      records.clear();
      active = startWrites(kind, records, options, viewerId);
    },
  };
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
  queue.update(record, false, false);
}

/** Starts to send an intent, unless it is being sent. */
function sendIntent<State, Change, View>(
  active: ActiveWrites<State, Change, View>,
  runWrite: RunWrite,
  id: string,
  record: StoredRecord<State, Change, View>,
): void {
  const { intent, running } = record;
  // A read may have fulfilled it while the chart was loading.
  if (!intent || running || dropIfFulfilled(active, id, record)) return;
  runIntent(active, runWrite, id, record, intent);
  if (intent.isQueued && !active.isOffline()) active.queue.sendNext();
}
