import type { Pin } from '@tackboard/domain';
import { type SavedCopy, savedCopyOf } from '../save/saved-copy.js';
import type { SaveTap, SaveToast, SaveVariant } from '../save/save.types.js';
import { fetchOnce } from './fetch-once.js';
import { createKeyedListeners } from './keyed-listeners.js';
import { fold, learn, newRecord, type PinRecord, type Wish } from './pin-record.js';
import { confirmedSave, NOT_SAVED, type PinSave } from './pin-save.js';
import type {
  LoadSaveRunner,
  PinStore,
  PinStoreOptions,
  PinStorePorts,
  ReadMark,
  SaveRunner,
} from './pin-store.types.js';

const loadHere: LoadSaveRunner = () => import('../save/save-runner.js');

/**
 * The save state of all pins for one viewer: one for each page. A pin that nobody touched costs nothing and reads
 * what the server said; the first tap fetches the part that saves, and is kept until it is there.
 */
export function createPinStore(ports: PinStorePorts, options: PinStoreOptions = {}): PinStore {
  const load = fetchOnce(options.loadSaveRunner ?? loadHere);
  const listeners = createKeyedListeners();
  const records = new Map<string, PinRecord>();
  const hydrated = new Map<string, PinSave>();
  let { viewerId } = options;
  /** Grows with every reading that begins and every answer that settles; orders both. */
  let lastMark: ReadMark = 0;
  let viewerSince: ReadMark = 0;
  let runner: SaveRunner | undefined;

  const mark = () => ++lastMark;
  const known = (pin: Pin) => {
    const record = records.get(pin.id);
    return record ? record.saved : savedCopyOf(pin);
  };
  const recordOf = (pin: Pin) => {
    const record = records.get(pin.id) ?? newRecord(savedCopyOf(pin), lastMark);
    records.set(pin.id, record);
    return record;
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

  const take = (pinId: string, saved: SavedCopy | null, at: ReadMark) => {
    const touched = records.get(pinId);
    if (!touched) {
      records.set(pinId, newRecord(saved, at));
      listeners.notify(pinId);
      return;
    }
    learn(touched, saved, at);
    touched.wish?.confirm?.(touched.saved);
    draw(pinId, touched);
  };
  const confirm = (pin: Pin, since: ReadMark) => {
    const touched = records.get(pin.id);
    if (!touched && !listeners.has(pin.id)) return;
    if (since > (touched?.at ?? viewerSince)) take(pin.id, savedCopyOf(pin), since);
  };
  const act = (kind: Wish['kind'], pin: Pin, tap: SaveTap) => {
    if (viewerId === undefined && !ports.signedOutSaves?.accepts(pin.id)) {
      ports.onSignedOutTap?.(pin, tap);
      return;
    }
    const host = { ports, viewerId, records, mark, confirm, draw, toast };
    const record = recordOf(pin);
    if (record.wish) return;
    const wish: Wish = { kind, tap, from: record.saved };
    record.wish = wish;
    draw(pin.id, record);
    if (runner) {
      runner.start(pin, record, wish);
      return;
    }
    // Another viewer may have come, with records of their own.
    const isWanted = () => records.get(pin.id)?.wish === wish;
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
  const view = (pin: Pin, variant: SaveVariant | undefined, shown: PinSave | undefined) => {
    if (variant !== 'explore-local') return shown ?? confirmedSave(savedCopyOf(pin));
    const copy = known(pin);
    return copy?.board ? confirmedSave(copy) : NOT_SAVED;
  };

  return {
    read: (pin, variant) => view(pin, variant, records.get(pin.id)?.shown),
    readInitial: (pin, variant) => view(pin, variant, hydrated.get(pin.id)),
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
    mark,
    confirm,
    learn: (pinId, saved) => take(pinId, saved, mark()),
    setViewer(next) {
      if (next === viewerId) return;
      if (viewerId !== undefined) ports.outbox?.clear(viewerId);
      viewerId = next;
      viewerSince = mark();
      runner?.stop();
      runner = undefined;
      records.clear();
      hydrated.clear();
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
    hydrate(snapshot) {
      if (snapshot.viewerId !== viewerId) return;
      for (const [id, saved] of Object.entries(snapshot.pins)) {
        if (records.has(id)) continue;
        const record = newRecord(saved, lastMark);
        records.set(id, record);
        hydrated.set(id, record.shown);
      }
    },
  };
}
