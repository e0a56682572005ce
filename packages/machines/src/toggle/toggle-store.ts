import { fetchOnce } from '../store/fetch-once.js';
import { createKeyedListeners } from '../store/keyed-listeners.js';
import { newRandomKey } from '../store/new-key.js';
import type { ReadId } from '../store/pin-store.types.js';
import { isFulfilled, sendWithoutChart } from './send-without-chart.js';
import type { ToggleKind } from './toggle-kinds.js';
import { isPersisted, persistPress, unpersistPress } from './toggle-outbox.js';
import type {
  LoadToggleRunner,
  Toggle,
  ToggleRecord,
  ToggleRunner,
  ToggleStore,
  ToggleStoreOptions,
} from './toggle-store.types.js';
import type { ToggleOutcome } from './toggle.types.js';

const loadHere: LoadToggleRunner = () => import('../runners.js');

const state = (isOn: boolean, isBusy: boolean, isUnknown: boolean): Toggle => ({
  isOn,
  isBusy,
  isUnknown,
});
const OFF = [state(false, false, false), state(false, true, false), state(false, true, true)];
const ON = [state(true, false, false), state(true, true, false), state(true, true, true)];

/** What an untouched control shows. */
const untouched = (isOn: boolean) => (isOn ? ON : OFF)[0] as Toggle;

/** What a control shows: the intent over the confirmed state. */
function toggleOf({ confirmed, wanted, isUnknown }: ToggleRecord): Toggle {
  const isBusy = wanted !== undefined;
  const states = (wanted ?? confirmed) ? ON : OFF;
  return states[isBusy ? 1 + Number(isUnknown) : 0] as Toggle;
}

/**
 * What a viewer follows, blocks and hides. An untouched toggle costs nothing and shows the server state; the first press
 * loads the chart and waits for it.
 */
export function createToggleStore(ports: ToggleStoreOptions): ToggleStore {
  const { newKey = newRandomKey, outbox } = ports;
  const loadRunner = fetchOnce(ports.loadToggleRunner ?? loadHere, (error) =>
    ports.onError?.(error),
  );
  const listeners = createKeyedListeners();
  const records = new Map<string, ToggleRecord>();
  const shown = new WeakMap<ToggleRecord, Toggle>();
  let { viewerId } = ports;
  let lastReadId: ReadId = 0;
  let viewerSince: ReadId = 0;
  let runner: ToggleRunner | undefined;
  /** Presses that wait for the network. */
  const waiting = new Set<ToggleRecord>();
  let stopWaiting: (() => void) | undefined;
  let viewerLeft = new AbortController();

  const startRead = () => ++lastReadId;
  const keyOf = (kind: ToggleKind, id: string) => `${kind} ${id}`;
  const update = (record: ToggleRecord) => {
    const next = toggleOf(record);
    if (shown.get(record) === next) return;
    shown.set(record, next);
    listeners.notify(keyOf(record.kind, record.id));
  };
  const recordOf = (kind: ToggleKind, id: string, isOn: boolean) => {
    const key = keyOf(kind, id);
    let record = records.get(key);
    if (!record) {
      record = { kind, id, confirmed: isOn, at: lastReadId, isUnknown: false };
      records.set(key, record);
      shown.set(record, toggleOf(record));
    }
    return record;
  };
  const read = (kind: ToggleKind, id: string, isOn: boolean) => {
    const record = records.get(keyOf(kind, id));
    return record ? toggleOf(record) : untouched(isOn);
  };

  const applyServerState: ToggleStore['applyServerState'] = (kind, id, isOn, since) => {
    const key = keyOf(kind, id);
    const touched = records.get(key);
    if (!touched && !listeners.has(key)) return;
    if (since <= (touched?.at ?? viewerSince)) return;
    const record = recordOf(kind, id, isOn);
    record.confirmed = isOn;
    record.at = since;
    delete record.isGuess;
    record.send?.({ type: 'CONFIRM', isOn });
    update(record);
  };
  const isCurrent = (record: ToggleRecord) => records.get(keyOf(record.kind, record.id)) === record;
  const isOffline = () => ports.isOnline?.() === false;

  const settle = (record: ToggleRecord, outcome?: ToggleOutcome) => {
    const { kind, onDone } = record;
    unpersistPress(outbox, viewerId, record);
    delete record.wanted;
    delete record.send;
    delete record.isSent;
    delete record.onDone;
    record.isUnknown = false;
    // What was guessed is no longer shown: controls show the server state that they were given.
    if (record.isGuess && outcome?.result === 'failed') records.delete(keyOf(kind, record.id));
    delete record.isGuess;
    shown.delete(record);
    update(record);
    if (!outcome) return;
    if (outcome.result === 'done') onDone?.();
    ports.onOutcome?.({ kind, ...outcome });
  };
  const settleAs = (record: ToggleRecord, result: ToggleOutcome['result']) =>
    settle(record, { id: record.id, result, isOn: record.confirmed });

  const wait = (record: ToggleRecord) => {
    if (!isOffline() || !isPersisted(outbox, viewerId, record)) return false;
    record.isUnknown = false;
    waiting.add(record);
    stopWaiting ??= ports.onOnline?.(sendWaiting);
    update(record);
    return true;
  };
  const sendWaiting = () => {
    for (const record of [...waiting]) {
      waiting.delete(record);
      // The outbox stores a press for a day.
      if (isPersisted(outbox, viewerId, record)) send(record);
      else settleAs(record, 'failed');
    }
  };
  const sendHeld = (record: ToggleRecord) => {
    const { kind, key, wanted } = record;
    const calls = ports.calls[kind];
    if (!calls || record.sending || wanted === undefined || isFulfilled(record)) return;
    const options = { idempotencyKey: key ?? newKey(), signal: viewerLeft.signal };
    record.sending = sendWithoutChart(record, wanted, calls, options, startRead).finally(
      () => delete record.sending,
    );
  };
  const start = (record: ToggleRecord) => {
    if (isFulfilled(record)) {
      if (record.isSent) settleAs(record, 'done');
      else settle(record);
    } else if (!wait(record)) {
      // The chart sends what differs from the confirmed state.
      record.confirmed = !record.wanted;
      delete record.isSent;
      runner?.start(record);
    }
  };
  /** Sends a press once its chart is there and the browser is online. */
  const send = (record: ToggleRecord) => {
    if (isOffline()) {
      if (!wait(record)) settleAs(record, 'failed');
      return;
    }
    if (runner) {
      start(record);
      return;
    }
    const stopListening = ports.onPageHide?.(() => {
      if (isCurrent(record)) sendHeld(record);
    });
    const loading = loadRunner().finally(() => stopListening?.());
    loading.then(
      async ({ createToggleRunner }) => {
        await record.sending;
        if (!isCurrent(record)) return;
        const host = { ports, startRead, applyServerState, update, wait, settle };
        runner ??= createToggleRunner(host);
        start(record);
      },
      async () => {
        await record.sending;
        if (!isCurrent(record)) return;
        if (record.isSent && isFulfilled(record)) settleAs(record, 'done');
        else if (!wait(record)) settleAs(record, 'failed');
      },
    );
  };
  const set: ToggleStore['set'] = (kind, id, isOn, wanted, press = {}) => {
    if (viewerId === undefined) {
      ports.onSignedOutPress?.(kind, id);
      return;
    }
    const record = recordOf(kind, id, isOn);
    const isHeld = record.wanted !== undefined && !record.send;
    if (record.wanted === undefined && wanted === record.confirmed) {
      if (press.key !== undefined) outbox?.remove({ viewerId, toggle: kind, id, key: press.key });
      return;
    }
    record.wanted = wanted;
    record.key = press.key ?? newKey();
    record.onDone = press.onDone;
    // A press of an earlier page may have reached the server.
    if (press.key !== undefined) {
      record.isSent = false;
      record.isGuess = true;
    }
    if (press.detail !== undefined) record.detail = press.detail;
    // Stored before anything is loaded or sent: the page may end at any moment.
    persistPress(outbox, viewerId, record);
    update(record);
    if (record.send) record.send({ type: 'SET', isOn: wanted });
    else if (!isHeld) send(record);
    // Taken back before it was sent.
    else if (waiting.has(record) && isFulfilled(record) && waiting.delete(record)) settle(record);
  };

  return {
    read,
    readInitial: (_, __, isOn) => untouched(isOn),
    subscribe: (kind, id, listener) => listeners.add(keyOf(kind, id), listener),
    set,
    flip: (kind, id, isOn) => set(kind, id, isOn, !read(kind, id, isOn).isOn),
    startRead,
    applyServerState,
    setViewer(next) {
      if (next === viewerId) return;
      viewerId = next;
      viewerSince = startRead();
      viewerLeft.abort();
      viewerLeft = new AbortController();
      runner?.stop();
      runner = undefined;
      stopWaiting?.();
      stopWaiting = undefined;
      waiting.clear();
      records.clear();
      listeners.notifyAll();
    },
  };
}
