'use client';
import type { Internals } from './types.js';
import { useInternals } from './tackboard-context.js';
import type { TackboardWords } from './words.js';

/** Returns the words of an area: `defaults` with the host's changes. */
export function wordsOf<
  Area extends keyof TackboardWords,
  Words extends Partial<TackboardWords[Area]>,
>({ wordChanges }: Pick<Internals, 'wordChanges'>, area: Area, defaults: Words): Words {
  const changes = wordChanges[area];
  return changes ? { ...defaults, ...changes } : defaults;
}

/** Returns the words of an area that is not in the first load: `defaults` with the host's changes. */
export function useWords<
  Area extends keyof TackboardWords,
  Words extends Partial<TackboardWords[Area]>,
>(area: Area, defaults: Words): Words {
  return wordsOf(useInternals('useWords'), area, defaults);
}
