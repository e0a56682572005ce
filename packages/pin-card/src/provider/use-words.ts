'use client';
import type { Internals } from '../client/tackboard.js';
import { useInternals } from './tackboard-context.js';
import type { TackboardWords } from './words.js';

/** Returns the words of an area: `defaults` with the host's changes. */
export function wordsOf<Area extends keyof TackboardWords>(
  { wordChanges }: Pick<Internals, 'wordChanges'>,
  area: Area,
  defaults: TackboardWords[Area],
): TackboardWords[Area] {
  const changes = wordChanges[area];
  return changes ? { ...defaults, ...changes } : defaults;
}

/** Returns the words of an area that is not in the first load: `defaults` with the host's changes. */
export function useWords<Area extends keyof TackboardWords>(
  area: Area,
  defaults: TackboardWords[Area],
): TackboardWords[Area] {
  return wordsOf(useInternals('useWords'), area, defaults);
}
