import type { Pin } from '@tackboard/domain';
import { createKeyedListeners } from './keyed-listeners.js';
import {
  confirmedSave,
  mergeCopy,
  type SavedCopy,
  savedCopyOf,
  type SaveState,
  showSave,
} from './pin-save.js';
import type { PinRecord, PinRecords, ReadId } from './pin-store.types.js';

/** Most settled records that are kept for pins without a card. */
const RECORDS_LIMIT = 1000;

/**
 * The reading part of the store: the state of every pin, and the cards that show it. An untouched pin shows what the server
 * returned with it and costs nothing. Beyond {@link RECORDS_LIMIT} the oldest settled pin without a card is evicted, if
 * `canEvict` allows it: it shows again what a read returned.
 */
export function createPinRecords(
  canEvict: (record: PinRecord) => boolean = () => true,
): PinRecords {
  const listeners = createKeyedListeners();
  const records = new Map<string, PinRecord>();
  let lastReadId: ReadId = 0;
  let resetAt: ReadId = 0;

  const startRead = () => ++lastReadId;
  const evictOne = () => {
    for (const [id, record] of records) {
      if (record.state.intent || listeners.has(id) || !canEvict(record)) continue;
      record.stop?.();
      records.delete(id);
      return;
    }
  };
  const recordOf = (pinId: string, confirmed: SavedCopy | null) => {
    let record = records.get(pinId);
    if (!record) {
      if (records.size >= RECORDS_LIMIT) evictOne();
      const state = { confirmed, readId: lastReadId };
      record = { state, save: confirmedSave(confirmed), wasSaved: confirmed !== null };
      records.set(pinId, record);
    }
    return record;
  };
  const setState = (pinId: string, record: PinRecord, state: SaveState) => {
    record.state = state;
    const next = showSave(state, record.wasSaved);
    if (JSON.stringify(next) === JSON.stringify(record.save)) return;
    record.save = next;
    listeners.notify(pinId);
  };
  const applySaved = (pinId: string, saved: SavedCopy | null, readId: ReadId) => {
    const isNew = !records.has(pinId);
    const record = recordOf(pinId, saved);
    if (record.confirm) record.confirm(saved, readId);
    else {
      const confirmed = mergeCopy(record.state.confirmed, saved);
      setState(pinId, record, { ...record.state, confirmed, readId });
    }
    if (isNew) listeners.notify(pinId);
  };
  const applyServerState = (pin: Pin, readId: ReadId) => {
    const record = records.get(pin.id);
    if (!record && !listeners.has(pin.id)) return;
    const knownSince = record ? record.state.readId : resetAt;
    if (readId > knownSince) applySaved(pin.id, savedCopyOf(pin), readId);
  };

  return {
    records,
    recordOf,
    setState,
    startRead,
    applySaved,
    applyServerState,
    subscribe: listeners.add,
    read: (pin) => records.get(pin.id)?.save ?? confirmedSave(savedCopyOf(pin)),
    readInitial: (pin) => confirmedSave(savedCopyOf(pin)),
    confirmedOf(pin) {
      const record = records.get(pin.id);
      return record ? record.state.confirmed : savedCopyOf(pin);
    },
    reset() {
      resetAt = startRead();
      records.clear();
    },
    notifyAll: listeners.notifyAll,
  };
}
