import type { StoredRecord } from './records.js';
import { mayWait, type ActiveWrites } from './active-writes.js';
import { runWrite } from './run-write.js';
import type { FailedWrite, Intent, ReadId, WriteOutcome, WriteTask } from './write.types.js';

type Signal = { readonly signal: AbortSignal };

/** One intent that is being sent. */
interface Sending<State, Change, View> {
  readonly active: ActiveWrites<State, Change, View>;
  readonly id: string;
  readonly record: StoredRecord<State, Change, View>;
  /** What was confirmed before. */
  readonly before: State;
  /** The intent as it is sent: a later one may replace that of the record. */
  intent: Intent<Change>;
  /** When the response was lost, in the order of reads; -1 while none was. */
  lostAt: ReadId;
}

/** Runs the chart of the record's intent. */
export function runIntent<State, Change, View>(
  active: ActiveWrites<State, Change, View>,
  id: string,
  record: StoredRecord<State, Change, View>,
  intent: Intent<Change>,
): void {
  const { clock, guard, queue, records, unstore } = active;
  const sending = { active, id, record, intent, before: record.confirmed, lostAt: -1 };
  record.lastKey = intent.key;
  record.needsRead ||= intent.isResent || record.openReads > 0;
  const end = () => {
    record.running = undefined;
    queue.update(record, 'ended');
  };
  record.running = runWrite(
    taskOf(sending),
    {
      onPhase(phase) {
        if (record.intent) records.setIntent(id, { ...record.intent, ...phase });
        queue.update(record, phase.isQueued ? 'waiting' : 'running');
      },
      onEnd(outcome, failure) {
        end();
        const next = settle(sending, outcome, failure);
        if (next) runIntent(active, id, record, next);
      },
      onError(error) {
        unstore(id, sending.intent);
        record.isSent = false;
        record.readId = records.startRead();
        records.setIntent(id, undefined);
        end();
        guard(() => {
          throw error;
        });
      },
    },
    clock,
  );
}

function taskOf<State, Change, View>(sending: Sending<State, Change, View>): WriteTask {
  const { active, id, record, intent } = sending;
  const { kind, newKey, records } = active;
  const complete = kind.prepare?.(intent.change);
  return {
    isQueued: intent.isQueued,
    isExpired: () => active.isPersistent && !active.isStored(id, record.intent ?? sending.intent),
    mayWait: () => mayWait(active, id, record.intent ?? sending.intent),
    // What was read before the response was lost may be about another page's change.
    isFulfilled: () =>
      record.readId > sending.lostAt && kind.isFulfilled(record.confirmed, sending.intent.change),
    write: (options) => write(sending, options),
    async read(options) {
      const readState = kind.readerOf?.(id);
      if (!readState) {
        await write(sending, options);
        return;
      }
      if (sending.lostAt < 0) sending.lostAt = records.startRead();
      const readId = records.startRead();
      const state = await readState(options);
      if (!options.signal.aborted && readId > record.readId) records.confirm(id, state, readId);
    },
    ...(complete && {
      async prepare(options) {
        const change = await complete({ ...options, idempotencyKey: newKey() });
        if (options.signal.aborted) return;
        sending.intent = { ...intent, change };
        records.setIntent(id, { ...intent, change });
      },
    }),
  };
}

/** Sends the request. A response after the timeout is kept for a read to agree with. */
async function write<State, Change, View>(
  sending: Sending<State, Change, View>,
  { signal }: Signal,
): Promise<void> {
  const { active, id, record, intent } = sending;
  const { change, key } = intent;
  const { kind, records } = active;
  // A response to a request that was sent twice may be about an earlier moment.
  record.needsRead ||= record.isSent;
  record.isSent = true;
  const state = await kind.write(id, change, { signal, idempotencyKey: key }, (update) => {
    record.confirmed = update(record.confirmed);
  });
  if (!signal.aborted) Object.assign(record, { confirmed: state, isGuess: false });
  else if (active.signal.aborted || records.byId.get(id) !== record) return;
  else if (record.intent) record.needsRead = true;
  else readAgain(active, id, record, record.lastKey === key ? { change, state } : undefined);
}

/** Ends an intent. Returns the one that replaced it meanwhile, unless the server is known to hold that already. */
function settle<State, Change, View>(
  { active, id, record, intent: sent, before }: Sending<State, Change, View>,
  outcome: WriteOutcome,
  failure: FailedWrite | undefined,
): Intent<Change> | undefined {
  const { kind, records, guard, unstore } = active;
  const intent = record.intent ?? sent;
  const target = kind.targetOf?.(sent.change);
  if (target !== undefined)
    record.unresolvedKeys = keysAfter(record.unresolvedKeys, outcome, target, sent.key);
  // A read that began before the response is older than it.
  if (record.isSent) record.readId = records.startRead();
  record.isSent = false;
  const { confirmed } = record;
  const isReplaced = intent.change !== sent.change;
  const isFulfilled = kind.isFulfilled(confirmed, intent.change);
  // A request without a definite response may still arrive, whatever was read: the later intent has to follow it.
  if (isReplaced && (outcome === 'unresolved' || !isFulfilled)) return intent;
  const isDone = outcome === 'done' || isReplaced;
  if (isDone) records.setRecent(id, intent.change);
  unstore(id, intent);
  records.setIntent(id, undefined);
  const done = { change: intent.change, confirmed, before };
  if (isDone) guard(() => kind.onDone?.(id, done));
  else guard(() => kind.onFailed?.(id, intent.change, failure));
  if (record.needsRead && !record.intent) {
    record.needsRead = false;
    readAgain(active, id, record);
  } else if (!isDone) forgetGuess(active, id, record);
  return undefined;
}

/** The keys to use again: the server may still process a request without a definite response. */
function keysAfter(
  keys: Readonly<Record<string, string>>,
  outcome: WriteOutcome,
  target: string,
  key: string,
): Readonly<Record<string, string>> {
  if (outcome === 'unsent') return keys;
  if (outcome === 'done') return {};
  const { [target]: _, ...others } = keys;
  return outcome === 'unresolved' ? { ...others, [target]: key } : others;
}

/** Drops a state that nothing has confirmed, so that what the server returned with its page shows. Another viewer's record stays. */
function forgetGuess<State, Change, View>(
  { records }: ActiveWrites<State, Change, View>,
  id: string,
  record: StoredRecord<State, Change, View>,
): void {
  const isKnown = records.byId.get(id) === record;
  if (isKnown && record.isGuess && !record.intent) records.forget(id);
}

/**
 * Reads what the server holds, after a response that may have been about an earlier moment. A response that came after the
 * timeout of its request counts when the read agrees with it and nothing else came since.
 */
function readAgain<State, Change, View>(
  active: ActiveWrites<State, Change, View>,
  id: string,
  record: StoredRecord<State, Change, View>,
  late?: { readonly change: Change; readonly state: State },
): void {
  const { kind, records, guard, signal } = active;
  const readId = records.startRead();
  const read = kind.readerOf?.(id);
  if (!read) {
    // The late response is all that is known.
    if (late) records.confirm(id, late.state, readId);
    else forgetGuess(active, id, record);
    return;
  }
  const apply = (state: State) => {
    if (signal.aborted) return;
    const { intent, readId: knownId, confirmed: before } = record;
    const isTrue = late && !intent && readId > knownId && kind.isFulfilled(state, late.change);
    if (!isTrue) {
      records.applyServerState(id, state, readId);
      return;
    }
    const { change, state: confirmed } = late;
    records.confirm(id, confirmed, readId);
    guard(() => kind.onLateDone?.(id, { change, confirmed, before }));
  };
  record.openReads++;
  read({ signal })
    .finally(() => record.openReads--)
    // After a failed read the confirmed state stays until the host reads it, and a guess does not.
    .then(apply, () => forgetGuess(active, id, record));
}
