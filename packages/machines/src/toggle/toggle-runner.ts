import { createActor } from 'xstate';
import { createToggleMachine } from './toggle.machine.js';
import type { ToggleHost, ToggleKind, ToggleRunner } from './toggle-store.types.js';

/** A wish was made for which the host gave no call; `code` is `missing-toggle-call`. */
export class MissingToggleCallError extends Error {
  override readonly name = 'MissingToggleCallError';
  readonly code = 'missing-toggle-call';
  /** Nothing was sent: see `writeFailure` of the domain. */
  readonly outcome = 'failed';

  constructor(kind: ToggleKind) {
    super(`Nothing tells how to set "${kind}". Give createToggleStore a calls['${kind}'] port.`);
  }
}

/** Carries wishes out for a store: one actor for each thing, dropped as soon as it is settled. */
export function createToggleRunner({ ports, mark, draw }: ToggleHost): ToggleRunner {
  const { clock, newKey = () => crypto.randomUUID(), isOnline } = ports;
  const actors = new Set<{ stop(): void }>();

  return {
    start(record) {
      const { kind, id, wanted } = record;
      const calls = ports.calls[kind] ?? {
        set: () => Promise.reject(new MissingToggleCallError(kind)),
      };
      const know = (isOn: boolean) => {
        record.confirmed = isOn;
        record.at = mark();
      };
      const machine = createToggleMachine({
        ...calls,
        newKey,
        ...(isOnline && { isOnline }),
        onOutcome(outcome) {
          know(outcome.isOn);
          delete record.wanted;
          // A press that the host makes when it hears this starts anew.
          delete record.send;
          record.isUnknown = false;
          draw(record);
          ports.onOutcome?.({ kind, ...outcome });
        },
        onLateAnswer(_, isOn, key) {
          // A later press's answer is newer than this one.
          if (record.wanted !== undefined || record.lastKey !== key) return;
          know(isOn);
          draw(record);
        },
      });
      const actor = createActor(machine, { input: { id, confirmed: record.confirmed }, clock });
      actors.add(actor);
      actor.start();
      const send = (record.send = (event) => actor.send(event));
      const look = () => {
        const snapshot = actor.getSnapshot();
        record.lastKey = snapshot.context.key;
        if (snapshot.hasTag('busy')) {
          record.isUnknown = snapshot.hasTag('unknown');
          draw(record);
        } else if (actors.delete(actor)) {
          actor.stop();
          if (record.send === send) delete record.send;
          // Nothing was to be done: the wish was what the server holds.
          if (record.send === undefined) delete record.wanted;
          draw(record);
        }
      };
      actor.subscribe({
        next: look,
        error(error) {
          // A callback of the host threw: nothing may stay busy for it, and it must not go unheard.
          actors.delete(actor);
          if (record.send === send) delete record.send;
          if (record.send === undefined) delete record.wanted;
          draw(record);
          void Promise.reject(error instanceof Error ? error : new Error(String(error)));
        },
      });
      if (wanted !== undefined) actor.send({ type: 'SET', isOn: wanted });
      look();
    },
    stop() {
      for (const actor of actors) actor.stop();
      actors.clear();
    },
  };
}
