'use client';
import type { Pin } from '@tackboard/domain';
import { useCallback, useSyncExternalStore } from 'react';
import type { SaveVariant } from '../save/save.types.js';
import { exploreLocalSave } from '../store/explore-local.js';
import type { PinSave } from '../store/pin-save.js';
import { usePinStore } from './pin-store-provider.js';

/** What a card of the pin shows of its save; only a change of this pin renders the card again. */
export function usePinSave(pin: Pin, variant?: SaveVariant): PinSave {
  const store = usePinStore();
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(pin.id, listener),
    [store, pin.id],
  );
  const save = useSyncExternalStore(
    subscribe,
    () => store.read(pin),
    () => store.readInitial(pin),
  );
  return variant === 'explore-local' ? exploreLocalSave(save) : save;
}
