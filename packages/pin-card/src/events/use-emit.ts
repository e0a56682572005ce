'use client';
import { useTackboard } from '../provider/tackboard-context.js';
import type { CardEvent } from './event-table.js';

/** Tells the host what happened; the same function at every render. */
export function useEmit(part = 'useEmit'): (event: CardEvent) => void {
  return useTackboard(part).page.emit;
}
