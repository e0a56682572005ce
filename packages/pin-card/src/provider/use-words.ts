'use client';
import { useTackboard } from './tackboard-context.js';

/** The words of a part that is fetched later, with the host's own in their place. */
export function useWords<Words extends object>(defaults: Words): Words {
  const { wordChanges } = useTackboard('useWords');
  return { ...defaults, ...wordChanges };
}
