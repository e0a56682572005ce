'use client';
import type { Pin } from '@tackboard/domain';
import { useCallback, useSyncExternalStore } from 'react';
import type { PinSave } from '../store/pin-save.js';
import type { PinStore } from '../store/pin-store.types.js';

/** {@link usePinSave} for a store that is passed in; only a change of this pin renders again. */
export function useStoredSave(store: PinStore, pin: Pin): PinSave {
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(pin.id, listener),
    [store, pin.id],
  );
  return useSyncExternalStore(
    subscribe,
    () => store.read(pin),
    () => store.readInitial(pin),
  );
}
