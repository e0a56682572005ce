import { createActor } from 'xstate';
import { createMessageMachine } from './message.machine.js';
import type { MessageLife, MessagePhase, MessagePorts } from './message.types.js';

const ENDS: readonly string[] = ['completed', 'dismissed', 'timedOut'];

/** Starts the chart of one message. Loaded with xstate when the first message is eligible. */
export function startLife(ports: MessagePorts): MessageLife {
  const { clock, onChange, onEnd, onView } = ports;
  /** What the chart reports, kept until it has settled: a report may start the chart of another message. */
  const reports: (() => void)[] = [];
  const machine = createMessageMachine({
    ...ports,
    onView: () => void reports.push(onView),
    onEnd: (end) => void reports.push(() => onEnd(end)),
  });
  const actor = createActor(machine, {
    clock: {
      setTimeout: (callback, delayMs) => clock.setTimeout(callback, delayMs),
      clearTimeout: (handle: unknown) => clock.clearTimeout(handle),
    },
  });
  actor.subscribe(() => {
    for (const report of reports.splice(0)) report();
    onChange();
  });
  actor.start();
  return {
    phase() {
      const { value } = actor.getSnapshot();
      if (typeof value === 'object') return 'shown';
      return ENDS.includes(value) ? 'ended' : (value as MessagePhase);
    },
    isOpen: () => actor.getSnapshot().matches({ shown: { pulsar: 'open' } }),
    send: (event) => actor.send(event),
    stop: () => void actor.stop(),
  };
}
