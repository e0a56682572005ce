'use client';
import {
  runTimed,
  type TimedReducer,
  type TimedRun,
  type TimedState,
} from '@tackboard/machines/timed';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTackboard } from '../provider/tackboard-context.js';

/** Runs a reducer whose state may change by itself after a while, on the page's clock. */
export function useTimedReducer<State extends TimedState, Event>(
  reducer: TimedReducer<State, Event>,
): readonly [State, (event: Event) => void] {
  const { clock } = useTackboard('useTimedReducer');
  const [state, setState] = useState(reducer.initial);
  const run = useRef<TimedRun<State, Event> | null>(null);

  useEffect(() => {
    const started = runTimed(reducer, clock, setState);
    run.current = started;
    return () => started.stop();
  }, [clock, reducer]);

  const send = useCallback((event: Event) => run.current?.send(event), []);
  return [state, send];
}
