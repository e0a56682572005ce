'use client';
import { type Context, createContext, useContext } from 'react';
import type { Tackboard } from './tackboard.js';
import type { Internals } from './types.js';
import { MissingProviderError } from './missing-provider-error.js';

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
