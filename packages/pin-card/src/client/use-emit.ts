'use client';
import { useInternals } from './tackboard-context.js';
import type { CardEvent } from './event-table.js';

/** Returns a stable function that emits events. `part` is the name of the caller. */
export function useEmit(part = 'useEmit'): (event: CardEvent) => void {
  return useInternals(part).core.emit;
}
