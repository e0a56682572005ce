import type { Pin } from '@tackboard/domain';
import { savedCopyOf } from '../save/saved-copy.js';
import type { SaveTap, SaveToast, SaveVariant } from '../save/save.types.js';
import { createKeyedListeners } from './keyed-listeners.js';
import { fold, learn, newRecord, type PinRecord, type Wish } from './pin-record.js';
import { confirmedSave, isSameSave, NOT_SAVED, type PinSave, untouchedSave } from './pin-save.js';
import type {
  LoadSaveRunner,
  PinStore,
  PinStoreOptions,
  PinStorePorts,
  ReadMark,
  SaveHost,
  SaveRunner,
} from './pin-store.types.js';

const loadHere: LoadSaveRunner = () => import('../save/save-runner.js');

/**
 * The save state of all pins for one viewer: one for each page. A pin that nobody touched costs nothing and reads
 * what the server said; the first tap fetches the part that saves, and is kept until it is there.
 */
export function createPinStore(ports: PinStorePorts, options: PinStoreOptions = {}): PinStore {
  const { loadSaveRunner = loadHere } = options;
  const listeners = createKeyedListeners();
  const records = new Map<string, PinRecord>();
  let { viewerId } = options;
  /** Grows with every reading that begins and every answer that settles; marks the order of both. */
  let now: ReadMark = 0;
  let viewerSince: ReadMark = 0;
  let runner: SaveRunner | undefined;
  let loading: ReturnType<LoadSaveRunner> | undefined;

  const recordOf = (pinId: string, saved: PinRecord['saved']) => {
    let record = records.get(pinId);
    if (!record) records.set(pinId, (record = newRecord(saved, now)));
    return record;
  };
  const draw = (pinId: string, record: PinRecord) => {
    const next = fold(record);
    if (isSameSave(record.shown, next)) return;
    record.shown = next;
    listeners.notify(pinId);
  };
  const toast = (announced: SaveToast) => {
    if (!ports.suppressesToasts?.()) ports.onToast?.(announced);
  };

  const host: SaveHost = {
    toast,
    record({ pin, originalPinId, saved }) {
      const at = ++now;
      const record = recordOf(pin.id, null);
      const goneId = saved ? undefined : (record.saved?.copyId ?? pin.id);
      if (originalPinId !== undefined) recordOf(originalPinId, null);
      delete record.wish;
      for (const [id, other] of records) {
        const isConcerned =
          id === originalPinId || (goneId !== undefined && other.saved?.copyId === goneId);
        if (other !== record && (other.wish || !isConcerned)) continue;
        learn(other, saved, at);
        draw(id, other);
      }
    },
    recordLate(late, key) {
      const record = records.get(late.pin.id);
      if (record && !record.wish && record.lastKey === key) host.record(late);
    },
    setUnknown(pinId, isUnknown) {
      const record = records.get(pinId);
      if (!record?.wish) return;
      record.wish.isUnknown = isUnknown;
      draw(pinId, record);
    },
    setTitle(pinId, title) {
      const record = records.get(pinId);
      if (!record) return;
      record.title = title;
      draw(pinId, record);
    },
  };

  const load = (): ReturnType<LoadSaveRunner> => {
    loading ??= loadSaveRunner().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };

  const settle = (pinId: string, record: PinRecord, wish: Wish) => {
    if (record.wish !== wish) return;
    delete record.wish;
    record.at = ++now;
    draw(pinId, record);
  };

  const begin = (pin: Pin, record: PinRecord, wish: Wish, by: SaveRunner) => {
    const { kind, tap } = wish;
    // What the server was read to hold while the tap was kept may have fulfilled it.
    if (tap.variant !== 'explore-local' && (kind === 'saving') === (record.saved !== null)) {
      settle(pin.id, record, wish);
      return;
    }
    wish.run = by.start({
      pin,
      saved: record.saved,
      viewerId: viewerId ?? '',
      tap,
      onSettled(saved, key) {
        if (key !== undefined) record.lastKey = key;
        if (record.wish === wish) record.saved = saved;
        settle(pin.id, record, wish);
      },
    });
  };

  const act = (kind: Wish['kind'], pin: Pin, tap: SaveTap) => {
    if (viewerId === undefined) {
      ports.onSignedOutTap?.(pin, tap);
      return;
    }
    const record = recordOf(pin.id, savedCopyOf(pin));
    if (record.wish) return;
    const wish: Wish = { kind, tap, isUnknown: false };
    record.wish = wish;
    draw(pin.id, record);
    if (runner) {
      begin(pin, record, wish, runner);
      return;
    }
    load().then(
      ({ createSaveRunner }) => {
        if (records.get(pin.id)?.wish !== wish) return;
        begin(pin, record, wish, (runner ??= createSaveRunner(ports, host)));
      },
      () => {
        if (records.get(pin.id)?.wish !== wish) return;
        settle(pin.id, record, wish);
        toast({ kind: kind === 'saving' ? 'save-failed' : 'delete-failed', pin });
      },
    );
  };
  const known = (pin: Pin) => {
    const record = records.get(pin.id);
    return record ? record.saved : savedCopyOf(pin);
  };
  const isSaved = (pin: Pin) => known(pin) !== null;

  const view = (pin: Pin, variant: SaveVariant | undefined, shown: PinSave): PinSave => {
    if (variant !== 'explore-local') return shown;
    const copy = known(pin);
    return copy?.board ? confirmedSave(copy) : NOT_SAVED;
  };

  return {
    read: (pin, variant) => view(pin, variant, records.get(pin.id)?.shown ?? untouchedSave(pin)),
    readInitial: (pin, variant) =>
      view(pin, variant, records.get(pin.id)?.hydrated ?? untouchedSave(pin)),
    subscribe: (pinId, listener) => listeners.add(pinId, listener),
    tap(pin, tap = {}) {
      act(isSaved(pin) && tap.variant !== 'explore-local' ? 'deleting' : 'saving', pin, tap);
    },
    save(pin, tap = {}) {
      if (!isSaved(pin)) act('saving', pin, tap);
    },
    unsave(pin) {
      if (isSaved(pin)) act('deleting', pin, {});
    },
    mark: () => ++now,
    confirm(pin, since) {
      const saved = savedCopyOf(pin);
      const touched = records.get(pin.id);
      if (!touched && !listeners.has(pin.id)) return;
      if (since <= (touched?.at ?? viewerSince)) return;
      const record = recordOf(pin.id, saved);
      learn(record, saved, since);
      record.wish?.run?.confirm(record.saved);
      draw(pin.id, record);
    },
    setViewer(next) {
      if (next === viewerId) return;
      viewerId = next;
      viewerSince = ++now;
      runner?.stop();
      runner = undefined;
      records.clear();
      listeners.notifyAll();
    },
    preload() {
      // Nobody waits for it yet: the first tap tries again and tells.
      load().catch(() => undefined);
    },
    snapshot: () => ({
      ...(viewerId === undefined ? {} : { viewerId }),
      pins: Object.fromEntries([...records].map(([id, { saved }]) => [id, saved])),
    }),
    hydrate(snapshot) {
      if (snapshot.viewerId !== viewerId) return;
      for (const [id, saved] of Object.entries(snapshot.pins)) {
        if (records.has(id)) continue;
        const record = newRecord(saved, now);
        records.set(id, { ...record, hydrated: record.shown });
      }
    },
  };
}
