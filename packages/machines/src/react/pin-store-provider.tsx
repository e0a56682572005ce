'use client';
import type { ReactNode } from 'react';
import type { PinStore } from '../store/pin-store.types.js';
import { createStoreContext } from './store-context.js';

const { context, useStore } = createStoreContext<PinStore>('PinStoreProvider', 'createPinStore');

/** Props of {@link PinStoreProvider}. */
export interface PinStoreProviderProps {
  /** The page's store, created outside React. */
  readonly store: PinStore;
  readonly children?: ReactNode;
}

/** Provides one store, so that all cards of a pin agree. */
export function PinStoreProvider({ store, children }: PinStoreProviderProps) {
  return <context.Provider value={store}>{children}</context.Provider>;
}

/**
 * The store of the nearest provider.
 *
 * @throws {MissingStoreError} outside of a provider.
 */
export function usePinStore(): PinStore {
  return useStore();
}
