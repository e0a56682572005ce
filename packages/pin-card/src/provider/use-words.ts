'use client';
import { useTackboard } from './tackboard-context.js';
import type { TackboardWords } from './words.js';

/** The sentences of a part that is fetched later: `defaults` of its area, with the host's own in their place. */
export function useWords<Area extends keyof TackboardWords>(
  area: Area,
  defaults: TackboardWords[Area],
): TackboardWords[Area] {
  const { wordChanges } = useTackboard('useWords');
  return { ...defaults, ...wordChanges[area] };
}
