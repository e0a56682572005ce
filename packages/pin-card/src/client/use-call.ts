'use client';
import type { CallName, TackboardCalls } from '@tackboard/domain';
import { MissingCallError } from './missing-errors.js';
import { useInternals } from './tackboard-context.js';

/**
 * Returns a call that a part needs. `part` is the name of the caller.
 *
 * @throws {MissingCallError} without the call.
 */
export function useCall<Name extends CallName>(
  part: string,
  name: Name,
): NonNullable<TackboardCalls[Name]> {
  const call = useInternals(part).calls[name];
  if (!call) throw new MissingCallError(part, name);
  return call;
}
