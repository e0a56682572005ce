import { createActor } from 'xstate';
import type { PinStorePorts, SaveHost, SaveRunner } from '../store/pin-store.types.js';
import { runTimed, type TimedRun } from '../timed/timed-reducer.js';
import { createSaveMachine } from './save.machine.js';
import { savedTitle, type SavedTitleEvent, type SavedTitleState } from './saved-title.js';

/** Carries taps out for a store: one actor a tap, dropped as soon as its pin is settled. */
export function createSaveRunner(ports: PinStorePorts, host: SaveHost): SaveRunner {
  const actors = new Set<{ stop(): void }>();
  const titles = new Map<string, TimedRun<SavedTitleState, SavedTitleEvent>>();

  const dropTitle = (pinId: string) => {
    titles.get(pinId)?.stop();
    titles.delete(pinId);
  };
  const startTitle = (pinId: string) => {
    dropTitle(pinId);
    const title = runTimed(savedTitle, ports.clock, (state) => {
      if (state.dueAt === undefined) dropTitle(pinId);
      host.setTitle(pinId, state.phase);
    });
    titles.set(pinId, title);
    title.send({ type: 'SAVED' });
  };

  const machine = createSaveMachine({
    ...ports,
    newKey: ports.newKey ?? (() => crypto.randomUUID()),
    onToast: host.toast,
    onLateAnswer: host.recordLate,
    onRecord(record) {
      if (record.saved) startTitle(record.pin.id);
      host.record(record);
    },
  });

  return {
    start({ pin, saved, viewerId, tap, onSettled }) {
      dropTitle(pin.id);
      const actor = createActor(machine, {
        input: { pin, saved, viewerId },
        clock: ports.clock,
      });
      actors.add(actor);
      actor.start();
      let isSettled = false;
      const look = () => {
        const snapshot = actor.getSnapshot();
        if (snapshot.hasTag('busy')) {
          host.setUnknown(pin.id, snapshot.hasTag('unknown'));
        } else if (!isSettled) {
          isSettled = true;
          actors.delete(actor);
          actor.stop();
          onSettled(snapshot.context.saved, snapshot.context.wish?.key);
        }
      };
      actor.send({ type: 'TAP', ...tap });
      actor.subscribe(look);
      look();
      return { confirm: (now) => actor.send({ type: 'CONFIRM', saved: now }) };
    },
    stop() {
      for (const actor of actors) actor.stop();
      actors.clear();
      for (const pinId of titles.keys()) dropTitle(pinId);
    },
  };
}
