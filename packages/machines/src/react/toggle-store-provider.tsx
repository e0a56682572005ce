'use client';
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import type { ToggleKind } from '../toggle/toggle-kinds.js';
import type { Toggle, ToggleStore } from '../toggle/toggle-store.types.js';
import { createStoreContext } from './store-context.js';

const { context, useStore } = createStoreContext<ToggleStore>(
  'ToggleStoreProvider',
  'createToggleStore',
);

/** Props of {@link ToggleStoreProvider}. */
export interface ToggleStoreProviderProps {
  /** The page's one store, made outside of React. */
  readonly store: ToggleStore;
  readonly children?: ReactNode;
}

/** Provides one store, so that all buttons of a board or person agree. */
export function ToggleStoreProvider({ store, children }: ToggleStoreProviderProps) {
  return <context.Provider value={store}>{children}</context.Provider>;
}

/**
 * The store of the nearest provider.
 *
 * @throws {MissingStoreError} outside of a provider.
 */
export function useToggleStore(): ToggleStore {
  return useStore();
}

/** What a control shows; `isOn` is the server state. Only a change of this toggle renders the control again. */
export function useToggle(kind: ToggleKind, id: string, isOn: boolean): Toggle {
  const store = useStore();
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(kind, id, listener),
    [store, kind, id],
  );
  return useSyncExternalStore(
    subscribe,
    () => store.read(kind, id, isOn),
    () => store.readInitial(kind, id, isOn),
  );
}
