import { createActor } from 'xstate';
import { learn, newRecord, type PinRecord } from '../store/pin-record.js';
import type { SaveHost, SaveRunner } from '../store/pin-store.types.js';
import { runTimed, type TimedRun } from '../timed/timed-reducer.js';
import { createSaveMachine } from './save.machine.js';
import type { SaveRecord } from './save.types.js';
import { savedTitle, type SavedTitleEvent, type SavedTitleState } from './saved-title.js';

/** Writes down what is true now: for the pin, for another original pin, and for every pin of a copy that went (S1 §4). */
function record({ records, mark, draw }: SaveHost, { pin, originalPinId, saved }: SaveRecord) {
  const at = mark();
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
    if (!isConcerned(id, other)) continue;
    learn(other, saved, at);
    draw(id, other);
  }
}

/** Carries wishes out for a store: one actor a tap, dropped as soon as its pin is settled. */
export function createSaveRunner(host: SaveHost): SaveRunner {
  const { ports, records, mark, draw, viewerId } = host;
  const { clock } = ports;
  const actors = new Set<{ stop(): void }>();
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

  const machine = createSaveMachine({
    ...ports,
    newKey: ports.newKey ?? (() => crypto.randomUUID()),
    onToast: host.toast,
    onRecord(now) {
      if (now.saved) startTitle(now.pin.id);
      record(host, now);
    },
    onLateAnswer(late, key) {
      const own = records.get(late.pin.id);
      // A later tap's answer is newer than this one.
      if (own && !own.wish && own.lastKey === key) record(host, late);
    },
  });

  return {
    start(pin, own, wish) {
      const { kind, tap } = wish;
      const settle = () => {
        if (own.wish !== wish) return;
        delete own.wish;
        own.at = mark();
        draw(pin.id, own);
      };
      // What the server was read to hold while the tap was kept may have fulfilled it.
      if (tap.variant !== 'explore-local' && (kind === 'saving') === (own.saved !== null)) {
        settle();
        return;
      }
      dropTitle(pin.id);
      const actor = createActor(machine, { input: { pin, saved: own.saved, viewerId }, clock });
      actors.add(actor);
      actor.start();
      wish.confirm = (saved) => actor.send({ type: 'CONFIRM', saved });
      const look = () => {
        const snapshot = actor.getSnapshot();
        const { saved, wish: sent } = snapshot.context;
        if (sent) own.lastKey = sent.key;
        if (snapshot.hasTag('busy')) {
          wish.isUnknown = snapshot.hasTag('unknown');
          draw(pin.id, own);
        } else if (actors.delete(actor)) {
          actor.stop();
          if (own.wish === wish) own.saved = saved;
          settle();
        }
      };
      actor.send({ type: 'TAP', ...tap });
      actor.subscribe(look);
      look();
    },
    stop() {
      for (const actor of actors) actor.stop();
      actors.clear();
      for (const pinId of titles.keys()) dropTitle(pinId);
    },
  };
}
