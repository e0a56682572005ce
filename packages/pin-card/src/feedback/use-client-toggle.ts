'use client';
import type { Toggle, ToggleKind, TogglePress } from '@tackboard/machines';
import { useCallback, useSyncExternalStore } from 'react';
import { togglesOf } from '../client/client-toggles.js';
import { useInternals } from '../client/tackboard-context.js';

/** Returns a toggle of the viewer and a function that sets it. `isOn` is the server state of the toggle. */
export function useClientToggle(
  kind: ToggleKind,
  id: string,
  isOn: boolean,
): readonly [Toggle, (next: boolean, press?: TogglePress) => void] {
  const toggles = togglesOf(useInternals('useClientToggle'));
  const subscribe = useCallback(
    (listener: () => void) => toggles.subscribe(kind, id, listener),
    [id, kind, toggles],
  );
  const toggle = useSyncExternalStore(
    subscribe,
    () => toggles.read(kind, id, isOn),
    () => toggles.readInitial(kind, id, isOn),
  );
  const set = useCallback(
    (next: boolean, press?: TogglePress) => toggles.set(kind, id, isOn, next, press),
    [id, isOn, kind, toggles],
  );
  return [toggle, set];
}
