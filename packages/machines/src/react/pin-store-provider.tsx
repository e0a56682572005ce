'use client';
import type { ReactNode } from 'react';
import type { PinStore } from '../store/pin-store.types.js';
import { createStoreContext } from './store-context.js';

const { context, useStore } = createStoreContext<PinStore>('PinStoreProvider', 'createPinStore');

/** What {@link PinStoreProvider} takes. */
export interface PinStoreProviderProps {
  /** The page's one store, made outside of React. */
  readonly store: PinStore;
  readonly children?: ReactNode;
}

/** Gives all cards below it one store, so that all cards of a pin agree. */
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
