import { createActor } from 'xstate';
import { writeMachine } from './write.machine.js';
import type { RunWrite } from './write.types.js';

/** Runs the chart of one intent. */
export const runWrite: RunWrite = (task, { onPhase, onEnd, onError }, clock) => {
  const actor = createActor(writeMachine, { input: task, clock });
  const look = (snapshot = actor.getSnapshot()) => {
    if (snapshot.status === 'active')
      onPhase({ isQueued: snapshot.hasTag('queued'), isUnknown: snapshot.hasTag('unknown') });
  };
  actor.subscribe({
    next: look,
    complete() {
      const { context, output } = actor.getSnapshot();
      // A stopped chart has none.
      if (output) onEnd(output, context.failure);
    },
    error: onError,
  });
  actor.start();
  look();
  return { send: () => actor.send({ type: 'ONLINE' }), stop: () => actor.stop() };
};
