import { createActor } from 'xstate';
import { newRandomKey } from '../store/new-key.js';
import { createToggleMachine } from './toggle.machine.js';
import type { ToggleHost, ToggleKind, ToggleRecord, ToggleRunner } from './toggle-store.types.js';

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
export function createToggleRunner({
  ports,
  startRead,
  applyServerState,
  draw,
}: ToggleHost): ToggleRunner {
  const { clock, newKey = newRandomKey, isOnline } = ports;
  const actors = new Set<{ stop(): void }>();

  const reads = new AbortController();
  /** A late answer of an earlier press says that the server held it once, but not what it holds now. */
  const readAgain = (record: ToggleRecord) => {
    const { kind, id } = record;
    const read = ports.calls[kind]?.read;
    record.isDoubtful = record.wanted !== undefined;
    if (!read || record.isDoubtful || reads.signal.aborted) return;
    const since = startRead();
    read(id, { signal: reads.signal }).then(
      (isOn) => {
        if (!reads.signal.aborted) applyServerState(kind, id, isOn, since);
      },
      // What is known stays until the host reads it for reasons of its own.
      () => undefined,
    );
  };

  return {
    start(record) {
      const { kind, id, wanted } = record;
      const calls = ports.calls[kind] ?? {
        set: () => Promise.reject(new MissingToggleCallError(kind)),
      };
      const know = (isOn: boolean) => {
        record.confirmed = isOn;
        record.at = startRead();
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
          // It says that the server held it once: where it can be read, that counts.
          if (!calls.read && record.wanted === undefined && record.lastKey === key) {
            know(isOn);
            draw(record);
          } else readAgain(record);
        },
      });
      const actor = createActor(machine, { input: { id, confirmed: record.confirmed }, clock });
      actors.add(actor);
      actor.start();
      const send = (record.send = (event) => actor.send(event));
      const look = () => {
        const snapshot = actor.getSnapshot();
        if (record.send === send) record.lastKey = snapshot.context.key;
        if (snapshot.hasTag('busy')) {
          record.isUnknown = snapshot.hasTag('unknown');
          draw(record);
        } else if (actors.delete(actor)) {
          actor.stop();
          if (record.send === send) delete record.send;
          // Nothing was to be done: the wish was what the server holds.
          if (record.send === undefined) delete record.wanted;
          draw(record);
          if (record.isDoubtful) readAgain(record);
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
      reads.abort();
      for (const actor of actors) actor.stop();
      actors.clear();
    },
  };
}
