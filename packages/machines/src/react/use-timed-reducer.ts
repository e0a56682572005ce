'use client';
import type { TimedReducer, TimedState } from '../timed/timed-reducer.js';
import { usePinStore } from './pin-store-provider.js';
import { useTimed } from './use-timed.js';

/**
 * Runs a timed reducer for the life of a component, on the clock of the nearest store. Returns its state and `send`.
 * Another reducer starts over.
 *
 * @throws {MissingStoreError} outside of a provider: {@link useTimed} takes the clock itself.
 */
export function useTimedReducer<State extends TimedState, Event>(
  reducer: TimedReducer<State, Event>,
): readonly [State, (event: Event) => void] {
  return useTimed(reducer, usePinStore().clock);
}
