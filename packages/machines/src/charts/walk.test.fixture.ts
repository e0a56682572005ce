import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  assign,
  createActor,
  type EventObject,
} from 'xstate';
import { getAdjacencyMap, getShortestPaths, getStateNodes } from 'xstate/graph';
import { createFakeClock } from '../testing/index.js';
import type { ChartCase, World } from './charts.test.fixture.js';

/** A way from one state to another, as the chart defines it. */
export interface Transition {
  readonly id: string;
  readonly from: AnyStateNode;
  readonly definition: AnyStateNode['always'] extends (infer Item)[] | undefined ? Item : never;
}

/** The states and the ways between them that a chart defines. */
export function definedBy(machine: AnyStateMachine): {
  readonly states: readonly AnyStateNode[];
  readonly transitions: readonly Transition[];
} {
  const states = getStateNodes(machine.root);
  const transitions = [machine.root, ...states].flatMap((from) =>
    [...from.transitions.values(), from.always ?? []].flat().map((definition, index) => ({
      id: `${from.id} ${definition.eventType || 'always'} ${index}`,
      from,
      definition,
    })),
  );
  return { states, transitions };
}

const FAILURES = [
  { outcome: 'failed' },
  { outcome: 'failed', status: 404 },
  { outcome: 'unknown' },
];

/** Everything that can be said to a chart in a state, each in every world. */
function eventsIn(snapshot: AnyMachineSnapshot, chart: ChartCase): readonly EventObject[] {
  const types = new Set(snapshot._nodes.flatMap((node) => [...node.transitions.keys()]));
  const invoked = snapshot._nodes.flatMap((node) => node.invoke);
  const responses = invoked.flatMap(({ id, src }) => {
    const outputs = typeof src === 'string' ? (chart.outputs[src] ?? []) : [];
    return [
      ...outputs.map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
      ...FAILURES.map((error) => ({ type: `xstate.error.actor.${id}`, error, actorId: id })),
    ];
  });
  const delays = [...types]
    .filter((type) => type.startsWith('xstate.after.'))
    .map((type) => ({ type }));
  return [...chart.events, ...responses, ...delays]
    .filter(({ type }) => types.has(type))
    .flatMap((event) => chart.worlds.map((world) => ({ ...event, world })));
}

const AFTER = /^xstate\.after\.([A-Z_]+)\./;

/** The delay of a way that time takes, in milliseconds; `undefined` for any other. */
function delayMs(machine: AnyStateMachine, eventType: string): number | undefined {
  const [, name] = AFTER.exec(eventType) ?? [];
  return name === undefined ? undefined : Number(machine.implementations.delays[name]);
}

function traversal(chart: ChartCase, input: unknown, setWorld: (world: World) => void) {
  return {
    input,
    events: (snapshot: AnyMachineSnapshot) => eventsIn(snapshot, chart),
    filterEvents: (_: unknown, event: EventObject) => {
      if ('world' in event) setWorld(event.world as World);
      return true;
    },
    serializeState: ({ value, context, status }: AnyMachineSnapshot) =>
      JSON.stringify({ value, status, memory: chart.situation?.(context) ?? context }),
  };
}

/**
 * Goes the shortest way to every state in which time runs, on an actor with a clock of its own, and tells for each delay
 * whether the state lasted until one millisecond before its end and was left at it.
 */
export function timeEachDelay(chart: ChartCase, setWorld: (world: World) => void) {
  const { machine } = chart;
  const timed: {
    readonly state: string;
    readonly ms: number;
    readonly lasted: boolean;
    readonly ended: boolean;
  }[] = [];
  const seen = new Set<string>();
  for (const input of chart.inputs) {
    setWorld(chart.worlds[0] ?? {});
    for (const { state, steps } of getShortestPaths(machine, traversal(chart, input, setWorld))) {
      for (const node of (state as AnyMachineSnapshot)._nodes) {
        for (const eventType of node.transitions.keys()) {
          const ms = delayMs(machine, eventType);
          if (ms === undefined || seen.has(`${node.id} ${eventType}`)) continue;
          seen.add(`${node.id} ${eventType}`);
          const clock = createFakeClock();
          setWorld(chart.worlds[0] ?? {});
          const actor = createActor(machine, { input, clock }).start();
          for (const { event } of steps) {
            if ('world' in event) setWorld(event['world'] as World);
            const waitMs = delayMs(machine, event.type);
            if (waitMs === undefined) actor.send(event);
            else clock.advance(waitMs);
          }
          const isIn = () => (actor.getSnapshot() as AnyMachineSnapshot)._nodes.includes(node);
          clock.advance(ms - 1);
          const lasted = isIn();
          clock.advance(1);
          timed.push({ state: node.id, ms, lasted, ended: !isIn() });
          actor.stop();
        }
      }
    }
  }
  return timed;
}

/** Walks through every state that a chart can reach and tells what was never reached. */
export function walk(chart: ChartCase, setWorld: (world: World) => void) {
  const { machine } = chart;
  const { states, transitions } = definedBy(machine);
  const taken = new Set<string>();
  const seen = new Set<string>();
  for (const { id, definition } of transitions) {
    const mark = assign(() => {
      taken.add(id);
      return {};
    });
    (definition.actions as unknown[]).push(mark);
  }

  let situations = 0;
  for (const input of chart.inputs) {
    setWorld(chart.worlds[0] ?? {});
    const map = getAdjacencyMap(machine, traversal(chart, input, setWorld));
    const reached = Object.values(map).map(({ state }) => state as AnyMachineSnapshot);
    situations += reached.length;
    for (const { _nodes } of reached) for (const { id } of _nodes) seen.add(id);
  }
  // A state that is left at once is never seen; it was reached when one of its ways out was taken.
  for (const { id, from, definition } of transitions) {
    if (taken.has(id) && !definition.eventType) seen.add(from.id);
  }
  return {
    states: states.length,
    transitions: transitions.length,
    situations,
    unreachedStates: states.filter(({ id }) => !seen.has(id)).map(({ id }) => id),
    unreachedTransitions: transitions.filter(({ id }) => !taken.has(id)).map(({ id }) => id),
  };
}
