'use client';
import type { Pin } from '@tackboard/domain';
import type { SaveVariant } from '../save/save.types.js';
import { exploreLocalSave } from '../store/pin-save.js';
import type { PinSave } from '../store/pin-save.js';
import { usePinStore } from './pin-store-provider.js';
import { useStoredSave } from './use-stored-save.js';

/** What a card of the pin shows of its save; only a change of this pin renders the card again. */
export function usePinSave(pin: Pin, variant?: SaveVariant): PinSave {
  const save = useStoredSave(usePinStore(), pin);
  return variant === 'explore-local' ? exploreLocalSave(save) : save;
}
