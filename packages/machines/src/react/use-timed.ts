'use client';
import type { Clock } from '@tackboard/domain';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { runTimed, type TimedReducer, type TimedState } from '../reducers/timed-reducer.js';
import { usePinStore } from './pin-store-provider.js';

function timedStore<State extends TimedState, Event>(
  reducer: TimedReducer<State, Event>,
  clock: Clock,
) {
  const listeners = new Set<() => void>();
  const run = runTimed(reducer, clock, () => listeners.forEach((listener) => listener()));
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { ...run, subscribe };
}

/**
 * Runs a timed reducer for the life of a component, on the clock of the nearest store. Returns its state and `send`.
 * Another reducer starts over.
 *
 * @throws {MissingStoreError} outside of a provider.
 */
export function useTimedReducer<State extends TimedState, Event>(
  reducer: TimedReducer<State, Event>,
): readonly [State, (event: Event) => void] {
  const { clock } = usePinStore();
  const { read, send, start, stop, subscribe } = useMemo(
    () => timedStore(reducer, clock),
    [reducer, clock],
  );
  // A part that is hidden for a while, or mounted twice, continues at the current time.
  useEffect(() => {
    start();
    return stop;
  }, [start, stop]);
  return [useSyncExternalStore(subscribe, read, read), send];
}
