import type { Clock, Pin } from '@tackboard/domain';
import type { SignedOutSaves } from '../signed-out/signed-out-saves.js';
import { createGuard, type Guard } from '../writes/active-writes.js';
import type { WriteStoreOptions } from '../writes/active-writes.js';
import type { ReadId } from '../writes/write.types.js';
import { createWriteStore, type WriteStore } from '../writes/write-store.js';
import { confirmedSave, type PinSave, type SaveChange, savedCopyOf } from './pin-save.js';
import { createSaveKind } from './save-kind.js';
import { doneToast, failedToast, type SaveDone, saveEvent, saveRecord } from './save-reports.js';
import type {
  RepinTap,
  SaveCalls,
  SavedCopy,
  SaveEvent,
  SaveRecord,
  SaveTap,
  SaveToast,
} from './save.types.js';

/** What the store needs from its host. All but the clock and three calls are optional. */
export interface PinStoreOptions extends WriteStoreOptions {
  readonly calls: SaveCalls;
  /** A save or unsave that the server confirmed, before its toast and event (S1 §4.11). */
  readonly onRecord?: (record: SaveRecord) => void;
  readonly onToast?: (toast: SaveToast) => void;
  readonly onEvent?: (event: SaveEvent) => void;
  /** Opens the repin page, as the explore-local variant does instead of saving (S1 §4.8). */
  readonly openRepinPage?: (tap: RepinTap) => void;
  /** A visitor's tap that needs a login: the host prompts for one. */
  readonly onSignedOutTap?: (pin: Pin, tap: SaveTap) => void;
  /** What a visitor saves before signing in; without it every such tap needs a login. */
  readonly signedOutSaves?: SignedOutSaves;
  /** True in the custom activation experiments: no toast is announced (S1 §8.9). */
  readonly suppressesToasts?: () => boolean;
}

/** The save state of every pin for one viewer, shared by all cards. */
export interface PinStore {
  readonly clock: Clock;
  /** What a card of the pin shows. Stable: the same object until something changes. */
  readonly read: (pin: Pin) => PinSave;
  /** What the server rendered for the pin, for the first render while hydrating. */
  readonly readInitial: (pin: Pin) => PinSave;
  /** Calls the listener when `read` of that pin may have changed. Returns a function that unsubscribes. */
  readonly subscribe: (pinId: string, listener: () => void) => () => void;
  /** Saves a pin that is not saved, unsaves one that is; ignored while the pin is busy. */
  readonly tap: (pin: Pin, tap?: SaveTap) => void;
  /** Saves the pin; ignored while it is busy or saved. */
  readonly save: (pin: Pin, tap?: SaveTap) => void;
  /** Unsaves the pin; ignored while it is busy or not saved. */
  readonly unsave: (pin: Pin, tap?: Pick<SaveTap, 'key' | 'isResend'>) => void;
  /** Call this before a fetch, and pass the id to {@link PinStore.applyServerState} for each pin that it returned. */
  readonly startRead: () => ReadId;
  /** Applies a pin as a read returned it, unless something newer is known of it. */
  readonly applyServerState: (pin: Pin, readId: ReadId) => void;
  /** Applies what is true now, from a source other than a read, such as another tab. */
  readonly applySavedCopy: (pinId: string, saved: SavedCopy | null) => void;
  /** Changes the viewer. Drops pending saves, and removes what the outbox holds of the former viewer. */
  readonly setViewer: (viewerId: string | undefined) => void;
  /** Loads the save chart before the first tap needs it. Resolves with whether that worked; a tap tries again. */
  readonly preload: () => Promise<boolean>;
  /** Aborts pending saves and drops the state of all pins. What the outbox holds stays there. */
  readonly reset: () => void;
}

type SaveWrites = WriteStore<SavedCopy | null, SaveChange, PinSave>;

/** Creates the store of the save state of all pins. */
export function createPinStore(options: PinStoreOptions): PinStore {
  const { calls, clock, openRepinPage, outbox } = options;
  const guard = createGuard(options.onError);
  let { viewerId } = options;
  const reports = createReports(options, guard, () => writes);
  const kind = createSaveKind({ calls, viewerId: () => viewerId, ...reports });
  const writes: SaveWrites = createWriteStore(kind, options);
  const visitorSaves = createVisitorSaves(options, guard, writes);

  const change = (wanted: SaveChange['kind'] | undefined, pin: Pin, tap: SaveTap = {}) => {
    visitorSaves.restore(viewerId);
    const record = writes.byId.get(pin.id);
    const served = savedCopyOf(pin);
    const copy = record ? record.confirmed : served;
    // What a tap does now. A call that wants the opposite has nothing to do.
    const next = copy ? 'deleting' : 'saving';
    if (record?.intent || (wanted ?? next) !== next) return;
    if (viewerId === undefined) {
      changeSignedOut(options, guard, writes, { kind: next, pin, tap, copy });
    } else if (tap.variant === 'explore-local') {
      const { previousLocation } = tap;
      const state = { isOneTapSave: true, ...(previousLocation && { previousLocation }) } as const;
      guard(() => openRepinPage?.({ pinId: pin.id, state }));
    } else {
      const { key, isResend, ...rest } = tap;
      writes.request(pin.id, served, { kind: next, pin, tap: rest, copy }, { key, isResend });
    }
  };
  const reset = () => {
    writes.reset(viewerId);
    visitorSaves.restoreAgain(viewerId);
    writes.notifyAll();
  };

  return {
    clock,
    read: (pin) => writes.read(pin.id, savedCopyOf(pin)),
    readInitial: (pin) => confirmedSave(savedCopyOf(pin)),
    subscribe(pinId, listener) {
      visitorSaves.restore(viewerId);
      return writes.subscribe(pinId, listener);
    },
    tap: (pin, tap) => change(undefined, pin, tap),
    save: (pin, tap) => change('saving', pin, tap),
    unsave: (pin, tap) => change('deleting', pin, tap),
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

/**
 * What happens after a save or unsave: related pins change too, and the host gets a record, a toast and an event. Takes the
 * writes as a function, since they are created with these reports.
 */
function createReports(options: PinStoreOptions, guard: Guard, writesOf: () => SaveWrites) {
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
  // Adds a record, if there is none, so that the change reaches an original pin that has not been shown yet.
  if (originalPinId !== undefined) writes.recordOf(originalPinId, null);
  writes.confirmWhere((id, saved) => {
    const isCopy = removedId !== undefined && saved?.copyId === removedId;
    return id !== pin.id && (id === originalPinId || isCopy);
  }, confirmed);
}

/**
 * Restores what a visitor saved on an earlier page, which only the list in storage knows. Reading storage waits until a card
 * mounts or is tapped.
 */
function createVisitorSaves({ signedOutSaves }: PinStoreOptions, guard: Guard, writes: SaveWrites) {
  let hasRead = false;
  const restore = (viewerId: string | undefined) => {
    if (hasRead) return;
    hasRead = true;
    if (viewerId !== undefined) return;
    guard(() => signedOutSaves?.list().forEach((id) => writes.recordOf(id, {})));
  };
  return {
    /** Restores at the first call only. */
    restore,
    /** Restores again after the records were dropped, perhaps for another viewer. */
    restoreAgain(viewerId: string | undefined) {
      if (!hasRead) return;
      hasRead = false;
      restore(viewerId);
    },
  };
}

/** Changes the visitor's own list of saves, which no server has to confirm. Beyond its limit a login is needed. */
function changeSignedOut(
  { onSignedOutTap, signedOutSaves }: PinStoreOptions,
  guard: Guard,
  writes: SaveWrites,
  change: SaveChange,
): void {
  const { kind, pin, tap } = change;
  if (tap.variant === 'explore-local' || signedOutSaves?.accepts(pin.id) !== true) {
    guard(() => onSignedOutTap?.(pin, tap));
    return;
  }
  if (kind === 'saving') signedOutSaves.save(pin.id);
  else signedOutSaves.remove(pin.id);
  writes.apply(pin.id, savedCopyOf(pin), change, kind === 'saving' ? { copyId: pin.id } : null);
}
