import { fetchOnce } from '../store/fetch-once.js';
import { createKeyedListeners } from '../store/keyed-listeners.js';
import { newRandomKey } from '../store/new-key.js';
import type { ReadId } from '../store/pin-store.types.js';
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
  const load = fetchOnce(ports.loadToggleRunner ?? loadHere, (error) => ports.onError?.(error));
  const listeners = createKeyedListeners();
  const records = new Map<string, ToggleRecord>();
  const shown = new WeakMap<ToggleRecord, Toggle>();
  let { viewerId } = ports;
  let lastReadId: ReadId = 0;
  let viewerSince: ReadId = 0;
  let runner: ToggleRunner | undefined;

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
  /** Sends a press whose chart has not loaded yet. */
  const sendWithoutChart = ({ kind, id, wanted, confirmed }: ToggleRecord) => {
    if (wanted === undefined || wanted === confirmed) return;
    const { calls, newKey = newRandomKey } = ports;
    const since = startRead();
    calls[kind]?.set(id, wanted, { idempotencyKey: newKey() }).then(
      () => applyServerState(kind, id, wanted, since),
      // The page is gone. If it comes back, the chart sends the press.
      () => undefined,
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
    const start = () => {
      if (record.wanted === record.confirmed) {
        delete record.wanted;
        update(record);
      } else runner?.start(record);
    };
    if (runner) {
      start();
      return;
    }
    const stopListening = ports.onPageEnd?.(() => {
      if (isWanted()) sendWithoutChart(record);
    });
    load().then(
      ({ createToggleRunner }) => {
        stopListening?.();
        if (!isWanted()) return;
        runner ??= createToggleRunner({ ports, startRead, applyServerState, update });
        start();
      },
      () => {
        stopListening?.();
        if (!isWanted()) return;
        delete record.wanted;
        update(record);
        ports.onOutcome?.({ kind, id, result: 'failed', isOn: record.confirmed });
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
      runner?.stop();
      runner = undefined;
      records.clear();
      listeners.notifyAll();
    },
  };
}
