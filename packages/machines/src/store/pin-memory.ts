import type { Pin } from '@tackboard/domain';
import { type SavedCopy, savedCopyOf } from '../save/saved-copy.js';
import type { SaveTap, SaveToast } from '../save/save.types.js';
import { fetchOnce } from './fetch-once.js';
import { createKeyedListeners } from './keyed-listeners.js';
import { fold, learn, newRecord, type PinRecord, type Wish } from './pin-record.js';
import { confirmedSave } from './pin-save.js';
import type {
  LoadSaveRunner,
  PinStore,
  PinStoreOptions,
  PinStoreSnapshot,
  ReadId,
  SaveRunner,
} from './pin-store.types.js';

/**
 * The part of a store that every page loads: reading, holding a tap until what carries it out is there, and the order
 * of what the server said.
 */
export function createPinMemory(
  ports: PinStoreOptions,
  viewer: string | undefined,
  loadSaveRunner: LoadSaveRunner,
): PinStore {
  const load = fetchOnce(loadSaveRunner, (error) => ports.onError?.(error));
  const listeners = createKeyedListeners();
  const records = new Map<string, PinRecord>();
  let viewerId = viewer;
  let initial: PinStoreSnapshot['pins'] = {};
  /** Grows with every reading that begins and every answer that settles; orders both. */
  let lastMark: ReadId = 0;
  let viewerSince: ReadId = 0;
  let runner: SaveRunner | undefined;
  let isDisposed = false;

  const startRead = () => ++lastMark;
  const known = (pin: Pin) => {
    const record = records.get(pin.id);
    return record ? record.saved : savedCopyOf(pin);
  };
  const recordOf = (pinId: string, saved: SavedCopy | null) => {
    const record = records.get(pinId) ?? newRecord(saved, lastMark);
    records.set(pinId, record);
    return record;
  };
  /** What a visitor saved on an earlier page: no server tells of it. */
  const recall = () => {
    if (viewerId === undefined) ports.signedOutSaves?.list().forEach((id) => recordOf(id, {}));
  };
  const draw = (pinId: string, record: PinRecord) => {
    const next = fold(record);
    if (JSON.stringify(next) === JSON.stringify(record.shown)) return;
    record.shown = next;
    listeners.notify(pinId);
  };
  const toast = (announced: SaveToast) => {
    if (!ports.suppressesToasts?.()) ports.onToast?.(announced);
  };

  const take = (pinId: string, saved: SavedCopy | null, at: ReadId) => {
    const isNew = !records.has(pinId);
    const record = recordOf(pinId, saved);
    learn(record, saved, at);
    record.wish?.confirm?.(record.saved);
    if (isNew) listeners.notify(pinId);
    else draw(pinId, record);
  };
  const applyServerState = (pin: Pin, since: ReadId) => {
    if (isDisposed) return;
    const touched = records.get(pin.id);
    if (!touched && !listeners.has(pin.id)) return;
    if (since > (touched?.at ?? viewerSince)) take(pin.id, savedCopyOf(pin), since);
  };
  const act = (kind: Wish['kind'], pin: Pin, tap: SaveTap) => {
    if (isDisposed) return;
    if (viewerId === undefined && !ports.signedOutSaves?.accepts(pin.id)) {
      ports.onSignedOutTap?.(pin, tap);
      return;
    }
    const host = { ports, viewerId, records, startRead, applyServerState, draw, toast };
    const record = recordOf(pin.id, savedCopyOf(pin));
    if (record.wish) return;
    const wish: Wish = { kind, tap, from: record.saved };
    record.wish = wish;
    draw(pin.id, record);
    if (runner) {
      runner.start(pin, record, wish);
      return;
    }
    // Another viewer may have come, with records of their own.
    const isWanted = () => !isDisposed && records.get(pin.id)?.wish === wish;
    load().then(
      ({ createSaveRunner }) => {
        if (isWanted()) (runner ??= createSaveRunner(host)).start(pin, record, wish);
      },
      () => {
        if (!isWanted()) return;
        delete record.wish;
        draw(pin.id, record);
        toast({ kind: kind === 'saving' ? 'save-failed' : 'delete-failed', pin });
      },
    );
  };

  recall();

  return {
    clock: ports.clock,
    read: (pin) => records.get(pin.id)?.shown ?? confirmedSave(savedCopyOf(pin)),
    readInitial(pin) {
      const copy = initial[pin.id];
      return confirmedSave(copy === undefined ? savedCopyOf(pin) : copy);
    },
    subscribe: listeners.add,
    tap(pin, tap = {}) {
      act(known(pin) && tap.variant !== 'explore-local' ? 'deleting' : 'saving', pin, tap);
    },
    save(pin, tap = {}) {
      if (!known(pin)) act('saving', pin, tap);
    },
    unsave(pin, tap = {}) {
      if (known(pin)) act('deleting', pin, tap);
    },
    async track(fetch) {
      const readId = startRead();
      const result = await fetch();
      const pins = 'items' in result ? result.items : [result].flat();
      for (const pin of pins) applyServerState(pin as Pin, readId);
      return result;
    },
    startRead,
    applyServerState,
    applySavedCopy: (pinId, saved) => take(pinId, saved, startRead()),
    setViewer(next) {
      if (next === viewerId) return;
      if (viewerId !== undefined) ports.outbox?.clear(viewerId);
      viewerId = next;
      viewerSince = startRead();
      runner?.stop();
      runner = undefined;
      records.clear();
      initial = {};
      recall();
      listeners.notifyAll();
    },
    preload: () =>
      load().then(
        () => true,
        () => false,
      ),
    snapshot: () => ({
      viewerId,
      pins: Object.fromEntries([...records].map(([id, { saved }]) => [id, saved])),
    }),
    dispose() {
      isDisposed = true;
      runner?.stop();
      listeners.clear();
    },
    hydrate(snapshot) {
      if (snapshot.viewerId !== viewerId) return;
      initial = snapshot.pins;
      for (const [id, saved] of Object.entries(initial)) recordOf(id, saved);
    },
  };
}
