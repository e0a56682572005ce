'use client';
import { type Context, createContext, useContext } from 'react';
import type { CardEvent } from './event-table.js';
import { MissingProviderError } from './missing-errors.js';
import type { Tackboard } from './tackboard.js';
import type { Internals } from './types.js';
import type { TackboardWords } from './words.js';

/** Provides {@link Internals} to the parts of the kit. */
export const TackboardContext: Context<Internals | null> = createContext<Internals | null>(null);

/** Returns what the parts of the kit read. `part` is the name of the caller, for {@link MissingProviderError}. */
export function useInternals(part: string): Internals {
  const internals = useContext(TackboardContext);
  if (!internals) throw new MissingProviderError(part);
  return internals;
}

/**
 * Returns the client of the provider around this component.
 *
 * @throws {MissingProviderError} outside of a provider.
 */
export function useTackboard(): Tackboard {
  return useInternals('useTackboard').tackboard;
}

/** Returns a stable function that emits events. `part` is the name of the caller. */
export function useEmit(part = 'useEmit'): (event: CardEvent) => void {
  return useInternals(part).core.emit;
}

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
