'use client';
import type { Pin } from '@tackboard/domain';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useSyncExternalStore,
} from 'react';
import { exploreLocalSave, type PinSave } from '../store/pin-save.js';
import type { PinStore } from '../store/pin-store.js';
import type { SaveVariant } from '../store/save.types.js';

/** A hook was used outside its provider; `code` is `missing-provider`. */
export class MissingStoreError extends Error {
  override readonly name = 'MissingStoreError';
  readonly code = 'missing-provider';

  constructor(provider: string, create: string) {
    // Bundlers replace the expression, as they do for React, and drop the hint from production.
    const hint =
      process.env.NODE_ENV !== 'production'
        ? `, so nothing could be shown or changed. Put <${provider} store={${create}(ports)}> around the parts that use it.`
        : '.';
    super(`A part was rendered outside of <${provider}>${hint}`);
  }
}

/** A context for a store, and a hook that returns it or throws {@link MissingStoreError}. */
function createStoreContext<Store extends object>(provider: string, create: string) {
  const context = createContext<Store | null>(null);
  const useStore = (): Store => {
    const store = useContext(context);
    if (!store) throw new MissingStoreError(provider, create);
    return store;
  };
  return { context, useStore };
}

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

/** {@link usePinSave} for a store that is passed in. */
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

/** Returns the save state of a pin. The component renders again only when this pin changes. */
export function usePinSave(pin: Pin, variant?: SaveVariant): PinSave {
  const save = useStoredSave(usePinStore(), pin);
  return variant === 'explore-local' ? exploreLocalSave(save) : save;
}
