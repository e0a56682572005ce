import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { definedBy, type Transition } from './walk.test.fixture.js';

const nameOf = ({ path }: AnyStateNode) => path.join('_') || 'root';

function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  return '';
}

function eventName(
  { from, definition: { eventType } }: Transition,
  machine: AnyStateMachine,
): string {
  const [, delay] = /^xstate\.after\.([A-Z_]+)\./.exec(eventType) ?? [];
  if (delay) return `after ${Number(machine.implementations.delays[delay])} ms`;
  const [, end, id] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(eventType) ?? [];
  if (!end) return eventType;
  const actor = from.invoke.find((invoked) => invoked.id === id);
  return `${typeof actor?.src === 'string' ? actor.src : 'actor'} ${end === 'done' ? 'ends' : 'fails'}`;
}

function line(transition: Transition, machine: AnyStateMachine): string[] {
  const { from, definition } = transition;
  const guard = guardName(definition.guard);
  const label = [eventName(transition, machine), guard && `[${guard}]`].filter(Boolean).join(' ');
  const targets = definition.target ?? [from];
  return targets.map((to: AnyStateNode) =>
    label ? `${nameOf(from)} --> ${nameOf(to)}: ${label}` : `${nameOf(from)} --> ${nameOf(to)}`,
  );
}

function states(node: AnyStateNode, indent: string): string[] {
  const children = Object.values(node.states);
  const isParallel = node.type === 'parallel';
  const inside = children.flatMap((child, index) => {
    const own = `state "${child.key}" as ${nameOf(child)}`;
    const nested = states(child, `${indent}  `);
    return [
      ...(isParallel && index > 0 ? [`${indent}--`] : []),
      ...(nested.length > 0 ? [`${indent}${own} {`, ...nested, `${indent}}`] : [`${indent}${own}`]),
      ...(child.type === 'final' ? [`${indent}${nameOf(child)} --> [*]`] : []),
    ];
  });
  const [initial] = isParallel ? [] : (node.initial?.target ?? []);
  return initial ? [`${indent}[*] --> ${nameOf(initial)}`, ...inside] : inside;
}

/** A chart as a Mermaid state diagram, read off the chart itself. */
export function mermaid(machine: AnyStateMachine): string {
  const { transitions } = definedBy(machine);
  const { root } = machine;
  // Regions side by side stand inside a state of their own.
  const isParallel = root.type === 'parallel';
  return [
    'stateDiagram-v2',
    ...(isParallel
      ? [`  state "${machine.id}" as root {`, ...states(root, '    '), '  }']
      : states(root, '  ')),
    ...transitions.flatMap((transition) => line(transition, machine)).map((text) => `  ${text}`),
  ].join('\n');
}
