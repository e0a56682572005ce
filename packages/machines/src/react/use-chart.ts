'use client';
import type { Clock } from '@tackboard/domain';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Actor, AnyStateMachine, InputFrom, StateFrom } from 'xstate';

/** How a chart runs in a component. */
export interface ChartOptions<Machine extends AnyStateMachine> {
  /** By default the timers of the page. */
  readonly clock?: Clock;
  /** What its actor starts from; the first one counts. */
  readonly input?: InputFrom<Machine>;
}

/** What a chart shows, and what is sent to it. */
export type Chart<Machine extends AnyStateMachine> = readonly [
  StateFrom<Machine>,
  Actor<Machine>['send'],
];

/** `useMachine` asks for its options in a type that depends on the machine's: too much for a machine that may be any. */
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

/**
 * A chart for the life of a component. It is made once; its ports may change from render to render, and the latest are
 * called.
 */
export function useChart<Machine extends AnyStateMachine, Ports extends object>(
  create: (ports: Ports) => Machine,
  ports: Ports,
  { clock, input }: ChartOptions<Machine> = {},
): Chart<Machine> {
  const [{ machine, set }] = useState(() => {
    const forward = forwarding(ports);
    return { machine: create(forward.ports), set: forward.set };
  });
  useEffect(() => set(ports));
  const [snapshot, send] = useAnyMachine(machine, {
    ...(clock && { clock }),
    ...(input !== undefined && { input }),
  });
  return [snapshot, send] as unknown as Chart<Machine>;
}
