'use client';
import { createContext, type ReactNode, useContext } from 'react';
import type { PinStore } from '../store/pin-store.types.js';

const PinStoreContext = createContext<PinStore | null>(null);

/** What {@link PinStoreProvider} takes. */
export interface PinStoreProviderProps {
  /** The page's one store, made outside of React. */
  readonly store: PinStore;
  readonly children?: ReactNode;
}

/** Gives all cards below it one store, so that all cards of a pin agree. */
export function PinStoreProvider({ store, children }: PinStoreProviderProps) {
  return <PinStoreContext.Provider value={store}>{children}</PinStoreContext.Provider>;
}

/**
 * The store of the nearest provider.
 *
 * @throws {MissingPinStoreError} outside of a provider.
 */
export function usePinStore(): PinStore {
  const store = useContext(PinStoreContext);
  if (!store) throw new MissingPinStoreError();
  return store;
}

/** A hook was used outside of a {@link PinStoreProvider}; `code` is `missing-pin-store`. */
export class MissingPinStoreError extends Error {
  override readonly name = 'MissingPinStoreError';
  readonly code = 'missing-pin-store';

  constructor() {
    super(
      'No pin store was found, so a card could neither show nor change what is saved. ' +
        'Put <PinStoreProvider store={createPinStore(ports)}> around the cards.',
    );
  }
}
