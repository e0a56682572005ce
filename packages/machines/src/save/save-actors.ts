import type { Pin } from '@tackboard/domain';
import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate';
import { signedOutCalls } from '../signed-out/signed-out-calls.js';
import { slotOf } from '../outbox/outbox.js';
import { type SavedCopy, savedCopyOf, type SaveState } from '../store/pin-save.js';
import type { PinRecord, SaveActors, SaveHost } from '../store/pin-store.types.js';
import { createGuard } from '../store/guard.js';
import { createSaveMachine } from './save.machine.js';
import type { SaveRecord } from './save.types.js';

type SaveMachine = ReturnType<typeof createSaveMachine>;
type SaveActor = ActorRefFrom<SaveMachine>;

/** A pin's actor, and what its responses leave to do. */
interface PinActor {
  readonly actor: SaveActor;
  /** The idempotency key of the last tap. */
  lastKey?: string;
  /** A response may have been about an earlier moment: the pin is read again once it is settled. */
  needsRead: boolean;
  /** Reads without a response. A tap makes their responses too old to apply, so the pin is read again after it. */
  openReads: number;
}

/** The store's view of a snapshot. */
function stateOf(snapshot: SnapshotFrom<SaveMachine>): SaveState {
  const { confirmed, intent, readId, unresolvedKeys } = snapshot.context;
  const isAnimated = snapshot.matches({ saved: 'savedAnimation' });
  if (!intent) return { confirmed, readId, isAnimated, unresolvedKeys };
  const kind = snapshot.matches('saving') ? 'saving' : 'deleting';
  const isQueued = snapshot.hasTag('queued');
  const isUnknown = snapshot.hasTag('unknown');
  return {
    confirmed,
    readId,
    unresolvedKeys,
    intent: { kind, tap: intent, copy: intent.copy, isQueued, isUnknown },
  };
}

/** Runs one actor of the save chart for each pin that was tapped, until the viewer changes. */
export function createSaveActors(host: SaveHost): SaveActors {
  const { options, viewerId, records, recordOf, startRead, applySaved, setState } = host;
  const saves = viewerId === undefined ? options.signedOutSaves : undefined;
  const calls = saves ? signedOutCalls(saves) : options.calls;
  const pinActors = new Map<PinRecord, PinActor>();
  /** Waiting taps in order; they are sent one after the other. */
  const queued = new Set<SaveActor>();
  let sending: SaveActor | undefined;
  const reads = new AbortController();
  /** What a chart reports, kept until cards show its new state. */
  const reports: (() => void)[] = [];

  const { guard, report } = createGuard(options.onError);
  /** An error of the host's callback is reported, and changes no pin. */
  const flushReports = () => reports.splice(0).forEach(guard);

  /** Applies a change to the original pin, and to every pin whose copy was removed (S1 §4). */
  const applyRecord = ({ pin, originalPinId, saved }: SaveRecord, removed: SavedCopy | null) => {
    const readId = startRead();
    const removedId = saved ? undefined : (removed?.copyId ?? pin.id);
    if (originalPinId !== undefined) recordOf(originalPinId, null);
    for (const [id, { state }] of records) {
      const hasCopy = removedId !== undefined && state.confirmed?.copyId === removedId;
      const isConcerned = id === originalPinId || hasCopy;
      if (id !== pin.id && isConcerned && !state.intent) applySaved(id, saved, readId);
    }
  };

  /** A late response is about an earlier moment: it counts when a read agrees with it, and nothing else came since. */
  const readAgain = (pinId: string, record: PinRecord, late?: SaveRecord) => {
    const readId = startRead();
    const pinActor = pinActors.get(record);
    const response = calls.readPin(pinId, { signal: reads.signal });
    if (pinActor) pinActor.openReads++;
    const close = () => pinActor && pinActor.openReads--;
    response.finally(close).then(
      (pin) => {
        if (reads.signal.aborted) return;
        const { intent, readId: knownId, confirmed } = record.state;
        const agrees = (savedCopyOf(pin) !== null) === (late && late.saved !== null);
        if (!agrees || !late || intent || readId <= knownId) {
          host.applyServerState(pin, readId);
          return;
        }
        applySaved(pinId, late.saved, readId);
        applyRecord(late, confirmed);
        reports.push(() => options.onRecord?.(late));
        flushReports();
      },
      // The confirmed state stays until the host reads the pin.
      () => undefined,
    );
  };

  const machine = createSaveMachine({
    ...options,
    ...(saves && { isOnline: () => true }),
    calls,
    startRead,
    onRecord(record, removed) {
      reports.push(
        () => applyRecord(record, removed),
        () => options.onRecord?.(record),
      );
    },
    onToast: (toast) => reports.push(() => host.toast(toast)),
    onEvent: (event) => reports.push(() => options.onEvent?.(event)),
    onLateResponse(late, key) {
      const record = records.get(late.pin.id);
      const pinActor = record && pinActors.get(record);
      if (!pinActor || reads.signal.aborted) return;
      if (record.state.intent) pinActor.needsRead = true;
      else readAgain(late.pin.id, record, pinActor.lastKey === key ? late : undefined);
    },
  });

  const sendNext = () => {
    if (sending) return;
    [sending] = queued;
    if (!sending) return;
    queued.delete(sending);
    sending.send({ type: 'ONLINE' });
  };
  const stopListening = options.onOnline?.(sendNext);
  const updateQueue = (actor: SaveActor, isQueued: boolean, isBusy: boolean) => {
    if (isQueued) queued.add(actor);
    else queued.delete(actor);
    if (sending !== actor || (isBusy && !isQueued)) return;
    sending = undefined;
    if (!isQueued) sendNext();
  };

  const start = (pin: Pin, record: PinRecord): PinActor => {
    const { confirmed, readId, unresolvedKeys } = record.state;
    const actor = createActor(machine, {
      input: { pin, confirmed, readId, viewerId, unresolvedKeys },
      clock: options.clock,
    });
    const pinActor: PinActor = { actor, needsRead: false, openReads: 0 };
    pinActors.set(record, pinActor);
    record.stop = () => {
      pinActors.delete(record);
      actor.stop();
    };
    record.confirm = (saved, readAt) => actor.send({ type: 'CONFIRM', saved, readId: readAt });
    actor.start();
    // After the start, whose first snapshot shows no intent yet.
    actor.subscribe({
      next(snapshot) {
        const { intent } = snapshot.context;
        setState(pin.id, record, stateOf(snapshot));
        flushReports();
        updateQueue(actor, snapshot.hasTag('queued'), intent !== undefined);
        if (intent) {
          pinActor.lastKey = intent.key;
          pinActor.needsRead ||= intent.isResent || pinActor.openReads > 0;
        } else if (pinActor.needsRead) {
          pinActor.needsRead = false;
          readAgain(pin.id, record);
        }
      },
      error(error) {
        // A port threw: the pin must not stay busy, and the next tap starts another actor.
        pinActors.delete(record);
        delete record.confirm;
        delete record.stop;
        const { state } = record;
        const slot = slotOf(viewerId, pin, state.intent?.tap.key);
        if (slot) guard(() => options.outbox?.remove(slot));
        setState(pin.id, record, { ...state, intent: undefined, readId: startRead() });
        updateQueue(actor, false, false);
        void report(error);
      },
    });
    return pinActor;
  };

  return {
    send(pin, record, { kind, tap, copy, isQueued = false }) {
      const { actor } = pinActors.get(record) ?? start(pin, record);
      actor.send({
        type: kind === 'saving' ? 'SAVE' : 'UNSAVE',
        pin,
        copy,
        isQueued,
        // A visitor has no boards: a quick save is one of the pins on their list (S1 §4).
        tap: viewerId === undefined ? { ...tap, isQuickSave: false } : tap,
      });
      if (isQueued && options.isOnline?.() !== false) sendNext();
    },
    stop() {
      stopListening?.();
      reads.abort();
      for (const { actor } of pinActors.values()) actor.stop();
      pinActors.clear();
      queued.clear();
    },
  };
}
