import type { Pin } from '@tackboard/domain';
import { repinPath } from '@tackboard/routes/paths';
import type { SaveTap, SaveToast } from '../save/save.types.js';
import { fetchOnce } from './fetch-once.js';
import { createPinRecords } from './pin-records.js';
import { type PendingSave, savedCopyOf } from './pin-save.js';
import type { PinStore, PinStoreOptions, SaveActors } from './pin-store.types.js';

/**
 * The save state of all pins for one viewer. The first tap loads the save chart, and is sent to the pin's actor once that
 * is there.
 */
export function createPinStore(options: PinStoreOptions): PinStore {
  const { loadSaveActors = () => import('../runners.js'), signedOutSaves } = options;
  const load = fetchOnce(loadSaveActors, (error) => options.onError?.(error));
  const pins = createPinRecords();
  const { records, recordOf, confirmedOf, setState } = pins;
  let { viewerId } = options;
  let actors: SaveActors | undefined;
  let isDisposed = false;

  const toast = (announced: SaveToast) => {
    if (!options.suppressesToasts?.()) options.onToast?.(announced);
  };
  /** No server knows what a visitor saved on an earlier page. */
  const addSignedOutSaves = () => {
    if (viewerId === undefined) signedOutSaves?.list().forEach((id) => recordOf(id, {}));
  };

  const request = (kind: PendingSave['kind'], pin: Pin, tap: SaveTap, waiting?: PendingSave) => {
    if (isDisposed || records.get(pin.id)?.state.intent) return;
    if (viewerId === undefined && !signedOutSaves?.accepts(pin.id)) {
      options.onSignedOutTap?.(pin, tap);
      return;
    }
    if (tap.variant === 'explore-local') {
      const { previousLocation } = tap;
      const state = { isOneTapSave: true, ...(previousLocation && { previousLocation }) } as const;
      options.openRepinPage?.({ pinId: pin.id, path: repinPath(pin.id), state });
      return;
    }
    const record = recordOf(pin.id, savedCopyOf(pin));
    const intent = waiting ?? { kind, tap, copy: record.state.confirmed };
    if (actors) {
      actors.send(pin, record, intent);
      return;
    }
    setState(pin.id, record, { ...record.state, intent });
    const isWaiting = () => !isDisposed && records.get(pin.id)?.state.intent === intent;
    const removeIntent = () => ({ ...record.state, intent: undefined });
    load().then(
      ({ createSaveActors }) => {
        if (!isWaiting()) return;
        actors ??= createSaveActors({ ...pins, options, viewerId, toast });
        record.state = removeIntent();
        request(kind, pin, tap, intent);
        // A read may have fulfilled the tap by now, or another tap may have filled a visitor's list.
        setState(pin.id, record, record.state);
      },
      () => {
        if (!isWaiting()) return;
        setState(pin.id, record, removeIntent());
        toast({ kind: kind === 'saving' ? 'save-failed' : 'delete-failed', pin });
      },
    );
  };

  addSignedOutSaves();

  return {
    clock: options.clock,
    read: pins.read,
    readInitial: pins.readInitial,
    subscribe: pins.subscribe,
    tap: (pin, tap = {}) => request(confirmedOf(pin) ? 'deleting' : 'saving', pin, tap),
    save(pin, tap = {}) {
      if (!confirmedOf(pin)) request('saving', pin, tap);
    },
    unsave(pin, tap = {}) {
      if (confirmedOf(pin)) request('deleting', pin, tap);
    },
    track: pins.track,
    startRead: pins.startRead,
    applyServerState: pins.applyServerState,
    applySavedCopy: (pinId, saved) => pins.applySaved(pinId, saved, pins.startRead()),
    setViewer(next) {
      if (next === viewerId) return;
      if (viewerId !== undefined) options.outbox?.clear(viewerId);
      viewerId = next;
      actors?.stop();
      actors = undefined;
      pins.reset();
      addSignedOutSaves();
      pins.notifyAll();
    },
    preload: () =>
      load().then(
        () => true,
        () => false,
      ),
    snapshot: () => ({
      viewerId,
      pins: Object.fromEntries([...records].map(([id, { state }]) => [id, state.confirmed])),
    }),
    hydrate(snapshot) {
      if (snapshot.viewerId === viewerId) pins.hydrate(snapshot.pins);
    },
    dispose() {
      isDisposed = true;
      actors?.stop();
      pins.clearListeners();
      pins.reset();
    },
  };
}
