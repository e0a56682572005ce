'use client';
import { useInternals } from '../provider/tackboard-context.js';
import type { CardEvent } from './event-table.js';

/** Emits events; the same function at every render. */
export function useEmit(part = 'useEmit'): (event: CardEvent) => void {
  return useInternals(part).client.emit;
}
