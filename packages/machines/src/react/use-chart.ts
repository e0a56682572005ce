'use client';
import type { Clock } from '@tackboard/domain';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Actor, AnyStateMachine, InputFrom, StateFrom } from 'xstate';

type PortsOf<Machine extends AnyStateMachine> =
  InputFrom<Machine> extends {
    readonly ports: infer Ports extends object;
  }
    ? Ports
    : never;

/** How a chart runs in a component. */
export interface ChartOptions<Machine extends AnyStateMachine> {
  /** By default the timers of the page. */
  readonly clock?: Clock;
  /** What its actor starts from beside the ports; the first one counts. */
  readonly input?: Omit<InputFrom<Machine>, 'ports'>;
}

/** The snapshot of a chart, and its `send`. */
export type Chart<Machine extends AnyStateMachine> = readonly [
  StateFrom<Machine>,
  Actor<Machine>['send'],
];

/** The option type of `useMachine` depends on the machine, which is generic here. */
const useAnyMachine = useMachine as (
  machine: AnyStateMachine,
  options: object,
) => readonly [unknown, unknown, unknown];

/** Ports that forward to the latest ones. */
function forwarding<Ports extends object>(first: Ports) {
  let latest = first;
  return {
    ports: new Proxy(first, { get: (_, name) => latest[name as keyof Ports] }),
    set: (next: Ports) => {
      latest = next;
    },
  };
}

/** Runs a chart for the life of a component. The ports may change from render to render. */
export function useChart<Machine extends AnyStateMachine>(
  machine: Machine,
  ports: PortsOf<Machine>,
  { clock, input }: ChartOptions<Machine> = {},
): Chart<Machine> {
  const [forward] = useState(() => forwarding(ports));
  useEffect(() => forward.set(ports));
  const [snapshot, send] = useAnyMachine(machine, {
    ...(clock && { clock }),
    input: { ...input, ports: forward.ports },
  });
  // xstate types the snapshot of any machine; `machine` names which one it is.
  return [snapshot, send] as unknown as Chart<Machine>;
}
