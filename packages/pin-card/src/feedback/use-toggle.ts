'use client';
import type { Toggle, ToggleKind } from '@tackboard/machines/toggle/store';
import { useCallback, useSyncExternalStore } from 'react';
import { useTackboard } from '../provider/tackboard-context.js';
import { togglesOf } from './toggles.js';

/** One toggle of this page, and what wishes it on or off. `isOn` is what the server said. */
export function useToggle(
  kind: ToggleKind,
  id: string,
  isOn: boolean,
): readonly [Toggle, (wanted: boolean) => void] {
  const toggles = togglesOf(useTackboard('useToggle'));
  const subscribe = useCallback(
    (listener: () => void) => toggles.subscribe(kind, id, listener),
    [id, kind, toggles],
  );
  const read = () => toggles.read(kind, id, isOn);
  const toggle = useSyncExternalStore(subscribe, read, read);
  const set = useCallback(
    (wanted: boolean) => toggles.set(kind, id, isOn, wanted),
    [id, isOn, kind, toggles],
  );
  return [toggle, set];
}
