import type { TackboardCalls } from '@tackboard/domain';
import type { DeferredPinStore } from '@tackboard/machines/store';
import { createDeferredPinStore } from '@tackboard/machines/card';
import type { ToggleStore } from '@tackboard/machines/toggle/store';
import type { Value } from '../provider/value.js';
import { viewerIdOf } from './client-state.js';
import type { ClientOutbox } from './client-outbox.js';
import type { Environment } from './environment.js';
import { newKeyOf } from './new-key.js';
import type { RuntimeLoader } from './runtime-loader.js';
import type { ClientState } from './tackboard.js';

/** Options of {@link createStores}. */
export interface StoresOptions extends Pick<RuntimeLoader, 'load'> {
  readonly state: Value<ClientState>;
  readonly calls: TackboardCalls;
  readonly environment: Environment;
  readonly outbox: ClientOutbox;
  readonly onError: (error: unknown) => void;
}

/** The pin store and the toggle store of a client. */
export interface Stores {
  /** The runtime completes it. */
  readonly pins: DeferredPinStore;
  /** Returns the toggle store; `create` makes it at the first use. */
  readonly toggles: (create: (options: StoresOptions) => ToggleStore) => ToggleStore;
  /** Drops all state of the former viewer. */
  readonly setViewer: (viewerId: string | undefined) => void;
  /** Aborts pending calls and drops all state. */
  readonly reset: () => void;
}

/** Creates the stores of a client. */
export function createStores(options: StoresOptions): Stores {
  const { state, load, environment, outbox } = options;
  const { clock, isOnline, onOnline } = environment;
  const viewerId = () => viewerIdOf(state.get().context.viewer);
  const pins = createDeferredPinStore({
    clock,
    isOnline,
    onOnline,
    load,
    newKey: newKeyOf(environment),
    viewerId: viewerId(),
    ...(outbox.intents && { outbox: outbox.intents }),
  });
  let toggles: ToggleStore | undefined;

  return {
    pins,
    toggles: (create) => (toggles ??= create(options)),
    setViewer(id) {
      pins.setViewer(id);
      toggles?.setViewer(id);
    },
    reset() {
      pins.reset();
      toggles?.setViewer(undefined);
      toggles?.setViewer(viewerId());
    },
  };
}
