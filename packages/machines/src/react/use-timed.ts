'use client';
import type { Clock } from '@tackboard/domain';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { runTimed, type TimedReducer, type TimedState } from '../timed/timed-reducer.js';

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

/** A timed reducer for the life of a component: its state, and what is sent to it. Another reducer starts anew. */
export function useTimed<State extends TimedState, Event>(
  reducer: TimedReducer<State, Event>,
  clock: Clock,
): readonly [State, (event: Event) => void] {
  const { read, send, start, stop, subscribe } = useMemo(
    () => timedStore(reducer, clock),
    [reducer, clock],
  );
  // A part that is hidden for a while, or mounted twice, goes on where its time is.
  useEffect(() => {
    start();
    return stop;
  }, [start, stop]);
  return [useSyncExternalStore(subscribe, read, read), send];
}
