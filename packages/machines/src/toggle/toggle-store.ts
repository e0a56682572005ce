import { fetchOnce } from '../store/fetch-once.js';
import { createKeyedListeners } from '../store/keyed-listeners.js';
import { newRandomKey } from '../store/new-key.js';
import type { ReadId } from '../store/pin-store.types.js';
import { isFulfilled, sendWithoutChart } from './send-without-chart.js';
import type {
  LoadToggleRunner,
  Toggle,
  ToggleKind,
  ToggleRecord,
  ToggleRunner,
  ToggleStore,
  ToggleStoreOptions,
} from './toggle-store.types.js';

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
    record.send?.({ type: 'CONFIRM', isOn });
    update(record);
  };
  const sendHeld = (record: ToggleRecord) => {
    const { kind, wanted } = record;
    const calls = ports.calls[kind];
    if (!calls || record.sending || wanted === undefined || isFulfilled(record)) return;
    const { newKey = newRandomKey } = ports;
    const options = { idempotencyKey: newKey(), signal: viewerLeft.signal };
    record.sending = sendWithoutChart(record, wanted, calls, options, startRead).finally(
      () => delete record.sending,
    );
  };
  const set = (kind: ToggleKind, id: string, isOn: boolean, wanted: boolean) => {
    if (viewerId === undefined) {
      ports.onSignedOutPress?.(kind, id);
      return;
    }
    const record = recordOf(kind, id, isOn);
    const isHeld = record.wanted !== undefined && !record.send;
    if (record.wanted === undefined && wanted === record.confirmed) return;
    record.wanted = wanted;
    update(record);
    if (record.send) {
      record.send({ type: 'SET', isOn: wanted });
      return;
    }
    if (isHeld) return;
    const isWanted = () => records.get(keyOf(kind, id)) === record;
    const settle = (result?: 'done' | 'failed' | false) => {
      delete record.wanted;
      delete record.isSent;
      update(record);
      if (result) ports.onOutcome?.({ kind, id, result, isOn: record.confirmed });
    };
    const start = () => {
      if (isFulfilled(record)) {
        settle(record.isSent && 'done');
        return;
      }
      // The chart sends what differs from the confirmed state.
      record.confirmed = !record.wanted;
      delete record.isSent;
      runner?.start(record);
    };
    if (runner) {
      start();
      return;
    }
    const stopListening = ports.onPageHide?.(() => {
      if (isWanted()) sendHeld(record);
    });
    const loading = loadRunner().finally(() => stopListening?.());
    loading.then(
      async ({ createToggleRunner }) => {
        await record.sending;
        if (!isWanted()) return;
        runner ??= createToggleRunner({ ports, startRead, applyServerState, update });
        start();
      },
      async () => {
        await record.sending;
        if (!isWanted()) return;
        settle(record.isSent && isFulfilled(record) ? 'done' : 'failed');
      },
    );
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
      records.clear();
      listeners.notifyAll();
    },
  };
}
