'use client';
import { MissingPortError } from './missing-port-error.js';
import type { TackboardPorts } from './ports.js';
import { useTackboard } from './tackboard-context.js';

/** The call that a part cannot do without. `part` is who asks: {@link MissingPortError} names it. */
export function usePort<Name extends keyof TackboardPorts>(
  part: string,
  name: Name,
): NonNullable<TackboardPorts[Name]> {
  const port = useTackboard(part).ports[name];
  if (!port) throw new MissingPortError(part, name);
  return port;
}
