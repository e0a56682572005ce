import type { Pin } from '@tackboard/domain';
import { createGuard } from '../writes/guard.js';
import { createWriteStore, type WriteStore } from '../writes/write-store.js';
import { confirmedSave, type PinSave, type SaveChange, savedCopyOf } from './pin-save.js';
import type { PinStore, PinStoreOptions } from './pin-store.types.js';
import { createSaveKind } from './save-kind.js';
import { doneToast, failedToast, type SaveDone, saveEvent, saveRecord } from './save-reports.js';
import type { SavedCopy, SaveTap, SaveToast } from './save.types.js';

type SaveWrites = WriteStore<SavedCopy | null, SaveChange, PinSave>;

/** The save state of all pins for one viewer. */
export function createPinStore(options: PinStoreOptions): PinStore {
  const { calls, clock, outbox, signedOutSaves } = options;
  const { guard } = createGuard(options.onError);
  let { viewerId } = options;
  let hasReadSaves = false;
  const writes: SaveWrites = createWriteStore(
    createSaveKind({
      calls,
      viewerId: () => viewerId,
      ...createReports(options, () => writes),
    }),
    options,
  );

  /** No server knows what a visitor saved on an earlier page. Reads storage, so it waits for a card to mount or a tap. */
  const addSignedOutSaves = () => {
    if (hasReadSaves) return;
    hasReadSaves = true;
    if (viewerId !== undefined) return;
    guard(() => signedOutSaves?.list().forEach((id) => writes.recordOf(id, {})));
  };
  const isSaved = (pin: Pin) => {
    addSignedOutSaves();
    return writes.confirmedOf(pin.id, savedCopyOf(pin)) !== null;
  };
  const request = (kind: SaveChange['kind'], pin: Pin, tap: SaveTap) => {
    if (writes.isPending(pin.id)) return;
    if (viewerId === undefined) {
      changeSignedOut(options, writes, kind, pin, tap);
    } else if (tap.variant === 'explore-local') {
      const { previousLocation } = tap;
      const state = { isOneTapSave: true, ...(previousLocation && { previousLocation }) } as const;
      guard(() => options.openRepinPage?.({ pinId: pin.id, state }));
    } else {
      const served = savedCopyOf(pin);
      const { key, isResend, ...rest } = tap;
      const copy = writes.confirmedOf(pin.id, served);
      writes.request(pin.id, served, { kind, pin, tap: rest, copy }, { key, isResend });
    }
  };
  const reset = () => {
    writes.reset(viewerId);
    if (hasReadSaves) {
      hasReadSaves = false;
      addSignedOutSaves();
    }
    writes.notifyAll();
  };

  return {
    clock,
    read: (pin) => writes.read(pin.id, savedCopyOf(pin)),
    readInitial: (pin) => confirmedSave(savedCopyOf(pin)),
    subscribe(pinId, listener) {
      addSignedOutSaves();
      return writes.subscribe(pinId, listener);
    },
    tap: (pin, tap = {}) => request(isSaved(pin) ? 'deleting' : 'saving', pin, tap),
    save(pin, tap = {}) {
      if (!isSaved(pin)) request('saving', pin, tap);
    },
    unsave(pin, tap = {}) {
      if (isSaved(pin)) request('deleting', pin, tap);
    },
    startRead: writes.startRead,
    applyServerState: (pin, readId) => writes.applyServerState(pin.id, savedCopyOf(pin), readId),
    applySavedCopy: writes.confirm,
    setViewer(next) {
      if (next === viewerId) return;
      if (viewerId !== undefined) outbox?.clear(viewerId);
      viewerId = next;
      reset();
    },
    preload: writes.preload,
    reset,
  };
}

/** What happens after a save or unsave: it is recorded for the pin and others, a toast appears, an event fires. */
function createReports(options: PinStoreOptions, writesOf: () => SaveWrites) {
  const { guard } = createGuard(options.onError);
  const toast = (announced: SaveToast) => {
    if (!options.suppressesToasts?.()) guard(() => options.onToast?.(announced));
  };
  const record = (done: SaveDone) => {
    const recorded = saveRecord(done);
    applyToOthers(writesOf(), recorded.originalPinId, done);
    guard(() => options.onRecord?.(recorded));
  };
  return {
    onDone(_: string, done: SaveDone) {
      record(done);
      toast(doneToast(done));
      guard(() => options.onEvent?.(saveEvent(done)));
    },
    onLateDone: (_: string, done: SaveDone) => record(done),
    onFailed: (_: string, change: SaveChange, failure: Parameters<typeof failedToast>[1]) =>
      toast(failedToast(change, failure)),
  };
}

/** Applies a change to the original pin, and to every pin whose copy was removed. */
function applyToOthers(
  writes: SaveWrites,
  originalPinId: string | undefined,
  { change: { pin, copy, kind }, confirmed }: SaveDone,
): void {
  const removedId = kind === 'deleting' ? (copy?.copyId ?? pin.id) : undefined;
  if (originalPinId !== undefined) writes.recordOf(originalPinId, null);
  writes.confirmWhere((id, saved) => {
    const isCopy = removedId !== undefined && saved?.copyId === removedId;
    return id !== pin.id && (id === originalPinId || isCopy);
  }, confirmed);
}

/** A visitor's saves are on a list of their own: no server has to confirm them. Beyond its limit a login is needed. */
function changeSignedOut(
  { onError, onSignedOutTap, signedOutSaves }: PinStoreOptions,
  writes: SaveWrites,
  kind: SaveChange['kind'],
  pin: Pin,
  tap: SaveTap,
): void {
  const { guard } = createGuard(onError);
  if (tap.variant === 'explore-local' || signedOutSaves?.accepts(pin.id) !== true) {
    guard(() => onSignedOutTap?.(pin, tap));
    return;
  }
  if (kind === 'saving') signedOutSaves.save(pin.id);
  else signedOutSaves.remove(pin.id);
  const served = savedCopyOf(pin);
  const copy = writes.confirmedOf(pin.id, served);
  writes.apply(
    pin.id,
    served,
    { kind, pin, tap, copy },
    kind === 'saving' ? { copyId: pin.id } : null,
  );
}
