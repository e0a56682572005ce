import type { Pin } from '@tackboard/domain';
import type { SaveTap, SaveToast } from '../save/save.types.js';
import { persistTap, slotOf } from '../outbox/outbox.js';
import { fetchOnce } from './fetch-once.js';
import { newRandomKey } from './new-key.js';
import { createPinRecords } from './pin-records.js';
import { type PendingSave, savedCopyOf } from './pin-save.js';
import { saveTarget } from './save-target.js';
import type {
  PinRecord,
  PinRecords,
  PinStore,
  PinStoreOptions,
  SaveActors,
  SaveRunners,
} from './pin-store.types.js';
import { createGuard } from './guard.js';

/** A tap that waits for the chart. */
interface WaitingTap {
  readonly record: PinRecord;
  readonly intent: PendingSave;
}

/**
 * The save state of all pins for one viewer. The first tap loads the save chart, and is sent to the pin's actor once that
 * is there. With `known` it continues a deferred store.
 */
export function createPinStore(options: PinStoreOptions, known?: PinRecords): PinStore {
  const {
    loadSaveActors = () => import('../runners.js'),
    newKey = newRandomKey,
    outbox,
    signedOutSaves,
  } = options;
  const load = fetchOnce(loadSaveActors, (error) => options.onError?.(error));
  const { guard } = createGuard(options.onError);
  // Nothing but the record knows what a visitor has saved.
  const pins =
    known ?? createPinRecords(({ state }) => viewerId !== undefined || state.confirmed === null);
  const { records, recordOf, setState } = pins;
  let { viewerId } = options;
  let actors: SaveActors | undefined;
  /** Taps that wait for the chart, in order. */
  const waiting = new Map<Pin, WaitingTap>();
  let isLoading = false;
  let hasReadSaves = false;
  let stopWaiting: (() => void) | undefined;
  const stopListening = () => {
    stopWaiting?.();
    stopWaiting = undefined;
  };

  const toast = (announced: SaveToast) => {
    if (!options.suppressesToasts?.()) options.onToast?.(announced);
  };
  const toastFailure = (kind: PendingSave['kind'], pin: Pin) =>
    toast({ kind: kind === 'saving' ? 'save-failed' : 'delete-failed', pin });
  /** No server knows what a visitor saved on an earlier page. Reads storage, so it waits for a card to mount or a tap. */
  const addSignedOutSaves = () => {
    if (hasReadSaves) return;
    hasReadSaves = true;
    if (viewerId !== undefined) return;
    guard(() => signedOutSaves?.list().forEach((id) => recordOf(id, {})));
  };
  const confirmedOf = (pin: Pin) => {
    addSignedOutSaves();
    return pins.confirmedOf(pin);
  };
  const needsLogin = (pin: Pin) =>
    viewerId === undefined && signedOutSaves?.accepts(pin.id) !== true;
  const isOffline = () => options.isOnline?.() === false;
  const isPersisted = (pin: Pin, { tap }: PendingSave) => {
    const slot = slotOf(viewerId, pin, tap.key);
    return slot !== undefined && outbox?.holds(slot) === true;
  };
  const unpersist = (pin: Pin, { tap }: PendingSave) => {
    const slot = slotOf(viewerId, pin, tap.key);
    if (slot) outbox?.remove(slot);
  };

  const send = (pin: Pin, record: PinRecord, intent: PendingSave) => {
    actors?.send(pin, record, intent);
    // The pin's actor has ignored or refused the tap.
    if (record.state.intent?.tap.key !== intent.tap.key) unpersist(pin, intent);
  };
  const sendWaiting = ({ createSaveActors }: SaveRunners) => {
    stopListening();
    if (waiting.size === 0) return;
    actors ??= createSaveActors({ ...pins, options: { ...options, newKey }, viewerId, toast });
    for (const [pin, { record, intent }] of waiting) {
      waiting.delete(pin);
      record.state = { ...record.state, intent: undefined };
      // Another tap may have filled a visitor's list by now.
      if (needsLogin(pin)) guard(() => options.onSignedOutTap?.(pin, intent.tap));
      else send(pin, record, intent);
      // A read may have fulfilled the tap by now.
      setState(pin.id, record, record.state);
    }
  };
  const failWaiting = () => {
    const failed = [...waiting];
    for (const [pin, { record, intent }] of failed) {
      if (!waiting.has(pin)) continue;
      const isQueued = isOffline() && isPersisted(pin, intent);
      const next = isQueued ? { ...intent, isQueued } : undefined;
      if (next) waiting.set(pin, { record, intent: next });
      else waiting.delete(pin);
      setState(pin.id, record, { ...record.state, intent: next });
      if (next) continue;
      unpersist(pin, intent);
      guard(() => toastFailure(intent.kind, pin));
    }
    if (waiting.size > 0) stopWaiting ??= options.onOnline?.(loadForWaiting);
  };
  const loadForWaiting = () => {
    if (isLoading) return;
    isLoading = true;
    load()
      .finally(() => (isLoading = false))
      .then(sendWaiting, failWaiting);
  };

  const forgetWaiting = () => {
    waiting.clear();
    stopListening();
  };

  const request = (kind: PendingSave['kind'], pin: Pin, tap: SaveTap) => {
    if (records.get(pin.id)?.state.intent) return;
    if (needsLogin(pin)) {
      guard(() => options.onSignedOutTap?.(pin, tap));
      return;
    }
    if (tap.variant === 'explore-local') {
      const { previousLocation } = tap;
      const state = { isOneTapSave: true, ...(previousLocation && { previousLocation }) } as const;
      guard(() => options.openRepinPage?.({ pinId: pin.id, state }));
      return;
    }
    const record = recordOf(pin.id, savedCopyOf(pin));
    const copy = record.state.confirmed;
    const unresolved =
      kind === 'saving' ? record.state.unresolvedKeys?.[saveTarget(tap)] : undefined;
    const keyed = {
      ...tap,
      key: tap.key ?? unresolved ?? newKey(),
      ...(unresolved !== undefined && { isResend: true }),
    };
    const intent = { kind, tap: keyed, copy };
    // Stored before anything is loaded: the page may end at any moment.
    const stored = kind === 'saving' ? 'save' : 'delete';
    persistTap(outbox, viewerId, pin, { kind: stored, tap: keyed, saved: copy });
    if (actors) {
      send(pin, record, intent);
      return;
    }
    if (viewerId !== undefined && isOffline() && !isPersisted(pin, intent)) {
      toastFailure(kind, pin);
      return;
    }
    setState(pin.id, record, { ...record.state, intent });
    waiting.set(pin, { record, intent });
    loadForWaiting();
  };

  const reset = () => {
    forgetWaiting();
    actors?.stop();
    actors = undefined;
    pins.reset();
    if (hasReadSaves) {
      hasReadSaves = false;
      addSignedOutSaves();
    }
    pins.notifyAll();
  };

  if (known && viewerId === undefined) {
    // Its cards have mounted.
    addSignedOutSaves();
    pins.notifyAll();
  }

  return {
    clock: options.clock,
    read: pins.read,
    readInitial: pins.readInitial,
    subscribe(pinId, listener) {
      addSignedOutSaves();
      return pins.subscribe(pinId, listener);
    },
    tap: (pin, tap = {}) => request(confirmedOf(pin) ? 'deleting' : 'saving', pin, tap),
    save(pin, tap = {}) {
      if (!confirmedOf(pin)) request('saving', pin, tap);
    },
    unsave(pin, tap = {}) {
      if (confirmedOf(pin)) request('deleting', pin, tap);
    },
    startRead: pins.startRead,
    applyServerState: pins.applyServerState,
    applySavedCopy: (pinId, saved) => pins.applySaved(pinId, saved, pins.startRead()),
    setViewer(next) {
      if (next === viewerId) return;
      if (viewerId !== undefined) outbox?.clear(viewerId);
      viewerId = next;
      reset();
    },
    preload: () =>
      load().then(
        (runners) => {
          sendWaiting(runners);
          return true;
        },
        () => false,
      ),
    reset,
  };
}
