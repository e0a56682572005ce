import { createActor } from 'xstate';
import { messageMachine } from './message.machine.js';
import type { MessageLife, MessagePhase, MessagePorts } from './message.types.js';

const ENDS: readonly string[] = ['completed', 'dismissed', 'timedOut'];

/** Starts the chart of one message. Loaded with xstate when the first message is eligible. */
export function startLife(ports: MessagePorts): MessageLife {
  const { clock, onChange, onEnd, onView } = ports;
  /** What the chart reports, kept until it has settled: a report may start the chart of another message. */
  const reports: (() => void)[] = [];
  const input: MessagePorts = {
    ...ports,
    onView: () => void reports.push(onView),
    onEnd: (end) => void reports.push(() => onEnd(end)),
  };
  const actor = createActor(messageMachine, {
    input,
    clock: {
      setTimeout: (callback, delayMs) => clock.setTimeout(callback, delayMs),
      clearTimeout: (handle: unknown) => clock.clearTimeout(handle),
    },
  });
  let phase: MessagePhase = 'delaying';
  let isOpen = false;
  actor.subscribe((snapshot) => {
    const { value } = snapshot;
    if (typeof value === 'object') phase = 'shown';
    else phase = ENDS.includes(value) ? 'ended' : (value as MessagePhase);
    isOpen = phase === 'shown' && snapshot.matches({ shown: { pulsar: 'open' } });
    for (const report of reports.splice(0)) report();
    onChange();
  });
  actor.start();
  return {
    phase: () => phase,
    isOpen: () => isOpen,
    send: (event) => actor.send(event),
    stop: () => void actor.stop(),
  };
}
