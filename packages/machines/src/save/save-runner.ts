import { type ActorRefFrom, createActor } from 'xstate';
import { signedOutCalls } from '../signed-out/signed-out-calls.js';
import { newRandomKey } from '../store/new-key.js';
import { learn, newRecord, type PinRecord } from '../store/pin-record.js';
import type { ReadId, SaveHost, SaveRunner } from '../store/pin-store.types.js';
import { runTimed, type TimedRun } from '../timed/timed-reducer.js';
import { createSaveMachine } from './save.machine.js';
import type { SaveRecord } from './save.types.js';
import { savedCopyOf } from './saved-copy.js';
import { savedTitle, type SavedTitleEvent, type SavedTitleState } from './saved-title.js';

type SaveActor = ActorRefFrom<ReturnType<typeof createSaveMachine>>;

/** Writes down what is true now: for the pin, for another original pin, and for every pin of a copy that went (S1 §4). */
function record({ ports, records, draw }: SaveHost, now: SaveRecord, at: ReadId) {
  const { pin, originalPinId, saved } = now;
  const own = records.get(pin.id);
  if (!own) return;
  delete own.wish;
  const goneId = saved ? undefined : (own.saved?.copyId ?? pin.id);
  if (originalPinId !== undefined && !records.has(originalPinId)) {
    records.set(originalPinId, newRecord(null, at));
  }
  const isConcerned = (id: string, other: PinRecord) =>
    !other.wish &&
    (other === own ||
      id === originalPinId ||
      (goneId !== undefined && other.saved?.copyId === goneId));
  for (const [id, other] of records) {
    if (other.at > at || !isConcerned(id, other)) continue;
    learn(other, saved, at);
    draw(id, other);
  }
  ports.onRecord?.(now);
}

/** Carries wishes out for a store: one actor a tap, dropped as soon as its pin is settled. */
export function createSaveRunner(host: SaveHost): SaveRunner {
  const { ports, records, startRead, applyServerState, draw, viewerId } = host;
  const { clock } = ports;
  const actors = new Set<SaveActor>();
  /** Taps that wait for the browser to be online, in order; they are sent one after the other. */
  const queued = new Set<SaveActor>();
  let sending: SaveActor | undefined;
  const titles = new Map<string, TimedRun<SavedTitleState, SavedTitleEvent>>();

  const dropTitle = (pinId: string) => {
    titles.get(pinId)?.stop();
    titles.delete(pinId);
  };
  const startTitle = (pinId: string) => {
    dropTitle(pinId);
    const title = runTimed(savedTitle, clock, ({ phase, dueAt }) => {
      if (dueAt === undefined) dropTitle(pinId);
      const shown = records.get(pinId);
      if (!shown) return;
      shown.title = phase;
      draw(pinId, shown);
    });
    titles.set(pinId, title);
    title.send({ type: 'SAVED' });
  };

  const reads = new AbortController();
  /**
   * A late answer says that the server held it once, but not what it holds now: it counts when a reading agrees. Once
   * another tap came, nothing but the reading counts.
   */
  const readAgain = (pinId: string, own: PinRecord, late?: SaveRecord) => {
    own.isDoubtful = true;
    if (own.wish || reads.signal.aborted) return;
    own.isDoubtful = false;
    const since = startRead();
    ports.calls.readPin(pinId, { signal: reads.signal }).then(
      (pin) => {
        if (reads.signal.aborted) return;
        const isHeld = savedCopyOf(pin) !== null;
        const isTrue = late && !own.wish && since > own.at && isHeld === (late.saved !== null);
        if (isTrue) record(host, late, since);
        else applyServerState(pin, since);
      },
      // What is known stays until the host reads the pin for reasons of its own.
      () => undefined,
    );
  };

  const machine = createSaveMachine({
    ...ports,
    ...(viewerId === undefined &&
      ports.signedOutSaves && {
        calls: signedOutCalls(ports.signedOutSaves),
        isOnline: () => true,
      }),
    newKey: ports.newKey ?? newRandomKey,
    onToast: host.toast,
    onRecord(now) {
      if (now.saved) startTitle(now.pin.id);
      record(host, now, startRead());
    },
    onLateAnswer(late, key) {
      const own = records.get(late.pin.id);
      if (!own) return;
      readAgain(late.pin.id, own, own.lastKey === key ? late : undefined);
    },
  });

  const sendNext = () => {
    if (sending) return;
    [sending] = queued;
    if (!sending) return;
    queued.delete(sending);
    sending.send({ type: 'ONLINE' });
  };
  const stopListening = ports.onOnline?.(sendNext);

  return {
    start(pin, own, wish) {
      const { kind, tap } = wish;
      let wasSent = false;
      const settle = () => {
        if (own.wish !== wish) return;
        delete own.wish;
        // A tap that asked for nothing has learnt nothing: older readings are as good as before.
        if (wasSent) own.at = startRead();
        draw(pin.id, own);
      };
      // What the server was read to hold while the tap was kept may have fulfilled it.
      if (tap.variant !== 'explore-local' && (kind === 'saving') === (own.saved !== null)) {
        settle();
        return;
      }
      // The list may have been filled by another tap while this one was kept.
      if (viewerId === undefined && !ports.signedOutSaves?.accepts(pin.id)) {
        settle();
        ports.onSignedOutTap?.(pin, tap);
        return;
      }
      dropTitle(pin.id);
      const actor: SaveActor = createActor(machine, {
        input: { pin, saved: own.saved, ...(viewerId !== undefined && { viewerId }) },
        clock,
      });
      actors.add(actor);
      actor.start();
      wish.confirm = (saved) => actor.send({ type: 'CONFIRM', saved });
      if (tap.key !== undefined) own.isDoubtful = true;
      const look = () => {
        const snapshot = actor.getSnapshot();
        const { saved, wish: sent } = snapshot.context;
        if (sent) own.lastKey = sent.key;
        const isQueued = snapshot.hasTag('queued');
        if (isQueued) queued.add(actor);
        // A write that is sent again may have been carried out long ago: its answer tells of then, not of now.
        if (isQueued && wasSent) own.isDoubtful = true;
        wasSent ||= snapshot.hasTag('sent');
        if (snapshot.hasTag('busy')) {
          wish.progress = { isUnknown: snapshot.hasTag('unknown'), isQueued };
          draw(pin.id, own);
        } else if (actors.delete(actor)) {
          actor.stop();
          if (own.wish === wish) own.saved = saved;
          settle();
          if (own.isDoubtful) readAgain(pin.id, own);
        }
        if (sending === actor && (isQueued || !actors.has(actor))) {
          sending = undefined;
          if (!isQueued) sendNext();
        }
      };
      actor.subscribe({
        next: look,
        error(error) {
          // A callback of the host threw: the pin must not stay busy for it, and it must not go unheard.
          actors.delete(actor);
          settle();
          void Promise.reject(error instanceof Error ? error : new Error(String(error)));
        },
      });
      // A visitor has no boards: a quick save is one place of their list (S1 §4).
      const place = viewerId === undefined ? { isQuickSave: false } : {};
      actor.send({ type: 'TAP', ...tap, ...place });
      look();
    },
    stop() {
      stopListening?.();
      reads.abort();
      for (const actor of actors) actor.stop();
      actors.clear();
      queued.clear();
      for (const pinId of titles.keys()) dropTitle(pinId);
    },
  };
}
