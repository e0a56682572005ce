import { createActor } from 'xstate';
import { newRandomKey } from '../store/new-key.js';
import { createToggleMachine } from './toggle.machine.js';
import type { ToggleKind } from './toggle-kinds.js';
import type { ToggleCalls, ToggleHost, ToggleRecord, ToggleRunner } from './toggle-store.types.js';

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
  wait,
  settle,
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
      const calls: ToggleCalls = ports.calls[kind] ?? {
        set: () => Promise.reject(new MissingToggleCallError(kind)),
      };
      const { read } = calls;
      const keepKnown = <Response>(response: Response) => {
        delete record.isGuess;
        return response;
      };
      const know = (isOn: boolean) => {
        record.confirmed = isOn;
        record.at = startRead();
      };
      const machine = createToggleMachine({
        ...calls,
        set: (of, isOn, options) => calls.set(of, isOn, options, record.detail).then(keepKnown),
        ...(read && { read: (of, options) => read(of, options).then(keepKnown) }),
        // A press is sent once, or again by a later page, each time with the key that the outbox stores.
        newKey: () => record.key ?? newKey(),
        ...(isOnline && { isOnline }),
        onOutcome(outcome) {
          know(outcome.isOn);
          // A press made in `onOutcome` starts another actor.
          delete record.send;
          if (outcome.result === 'failed' && wait(record)) {
            // It may have reached the server.
            record.isSent = false;
            return;
          }
          settle(record, outcome);
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
          // The intent was what the server holds already.
          if (record.send === send) settle(record);
          if (record.isDoubtful) readAgain(record);
        }
      };
      actor.subscribe({
        next: look,
        error(error) {
          // A callback of the host threw: the toggle must not stay busy, and the error stays visible.
          actors.delete(actor);
          if (record.send === send) settle(record);
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
