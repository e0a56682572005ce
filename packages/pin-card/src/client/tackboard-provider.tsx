'use client';
import { PinStoreProvider } from '@tackboard/machines/react';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Tackboard } from './tackboard.js';
import { SERVICES, type Internals, type TackboardClient } from './types.js';
import { MissingPropError } from './missing-errors.js';
import { TackboardContext } from './tackboard-context.js';

/** Props of {@link TackboardProvider}. */
export interface TackboardProviderProps {
  /** The client that `createTackboard()` returned. */
  readonly client: Tackboard;
  /**
   * The element or shadow root that dialogs, menus and sheets are rendered in.
   * @default the shadow root or the body of the element that opened them
   */
  readonly container?: HTMLElement | ShadowRoot | undefined;
  readonly children?: ReactNode;
}

/**
 * Provides a client to the parts below it, starts it on mount and stops it on unmount. Renders its children, the open layer
 * and a live region for toasts. It also provides the pin store to `usePinSave`.
 */
export function TackboardProvider({ client, container, children }: TackboardProviderProps) {
  const services = (client as Partial<TackboardClient> | undefined)?.[SERVICES];
  if (!services) throw new MissingPropError('TackboardProvider', 'client={createTackboard({ … })}');
  const { core } = services;
  const state = useSyncExternalStore(core.state.subscribe, core.state.get, core.state.get);
  const runtime = useSyncExternalStore(core.runtime.subscribe, core.runtime.get, nothing);
  // Two providers of one client share it; one of them renders toasts and layers.
  const [self] = useState(() => ({}));
  const isFirst =
    useSyncExternalStore(core.session.provider.subscribe, core.session.provider.get, nothing) ===
    self;
  useEffect(() => core.session.mount(self), [core, self]);
  const internals = useMemo<Internals>(
    () => ({ ...services, ...state, tackboard: client }),
    [client, services, state],
  );
  return (
    <TackboardContext.Provider value={internals}>
      <PinStoreProvider store={internals.store}>
        {children}
        {runtime && isFirst ? (
          <runtime.LayerHost store={core.layers} container={container} />
        ) : null}
      </PinStoreProvider>
      {runtime && isFirst ? (
        <runtime.Toaster store={runtime.toastStore} link={internals.link} />
      ) : null}
    </TackboardContext.Provider>
  );
}

/** The server renders neither layers nor toasts. */
const nothing = () => undefined;
