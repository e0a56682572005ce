import { createActor } from 'xstate';
import { newRandomKey } from '../store/new-key.js';
import { createToggleMachine } from './toggle.machine.js';
import type { ToggleHost, ToggleKind, ToggleRecord, ToggleRunner } from './toggle-store.types.js';

/** A toggle without a call; `code` is `missing-toggle-call`. */
export class MissingToggleCallError extends Error {
  override readonly name = 'MissingToggleCallError';
  readonly code = 'missing-toggle-call';
  /** Nothing was sent: see `writeFailure` of the domain. */
  readonly outcome = 'failed';

  constructor(kind: ToggleKind) {
    super(
      `No call sets "${kind}", so nothing was changed. Pass calls['${kind}'] to createToggleStore.`,
    );
  }
}

/** Runs the chart of pressed toggles: one actor each, stopped once it has settled. */
export function createToggleRunner({
  ports,
  startRead,
  applyServerState,
  update,
}: ToggleHost): ToggleRunner {
  const { clock, newKey = newRandomKey, isOnline } = ports;
  const actors = new Set<{ stop(): void }>();

  const reads = new AbortController();
  /** A late response is about an earlier moment: only a read shows the server state. */
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
      // The confirmed state stays until the host reads it.
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
          // A press made in `onOutcome` starts another actor.
          delete record.send;
          record.isUnknown = false;
          update(record);
          ports.onOutcome?.({ kind, ...outcome });
        },
        onLateResponse(_, isOn, key) {
          // Without a `read` call the late response is all that is known.
          if (!calls.read && record.wanted === undefined && record.lastKey === key) {
            know(isOn);
            update(record);
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
          update(record);
        } else if (actors.delete(actor)) {
          actor.stop();
          if (record.send === send) delete record.send;
          // The intent was what the server holds already.
          if (record.send === undefined) delete record.wanted;
          update(record);
          if (record.isDoubtful) readAgain(record);
        }
      };
      actor.subscribe({
        next: look,
        error(error) {
          // A callback of the host threw: the toggle must not stay busy, and the error stays visible.
          actors.delete(actor);
          if (record.send === send) delete record.send;
          if (record.send === undefined) delete record.wanted;
          update(record);
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
