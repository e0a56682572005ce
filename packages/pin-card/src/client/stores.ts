import type { TackboardCalls } from '@tackboard/domain';
import { suppressesToasts } from '@tackboard/domain/errors';
import { createPinStore, type PinStore, type PinStoreOptions } from '@tackboard/machines/store';
import type { ToggleStore } from '@tackboard/machines/toggle/store';
import type { Value } from '../provider/value.js';
import { viewerIdOf } from './client-state.js';
import type { Environment } from './environment.js';
import type { ResolvedNavigation } from './navigation.js';
import type { Paths } from './paths.js';
import type { ClientCore, ClientState, TackboardOptions } from './tackboard.js';

/** Options of {@link createStores}. */
export interface StoresOptions
  extends
    Pick<TackboardOptions, 'signedOutSaves'>,
    Required<Pick<PinStoreOptions, 'onError' | 'onEvent' | 'onRecord' | 'onToast'>> {
  readonly state: Value<ClientState>;
  readonly calls: TackboardCalls;
  readonly environment: Environment;
  readonly navigation: ResolvedNavigation;
  readonly paths: Paths;
  readonly promptLogin: ClientCore['promptLogin'];
}

/** The pin store and the toggle store of a client. */
export interface Stores {
  readonly pins: () => PinStore;
  /** Returns the toggle store; `create` makes it at the first use. */
  readonly toggles: (create: (options: StoresOptions) => ToggleStore) => ToggleStore;
  /** Drops all state of the former viewer. */
  readonly setViewer: (viewerId: string | undefined) => void;
  /** Aborts pending calls and drops all state. */
  readonly reset: () => void;
}

/** The stores are created at their first use: the pin store reads a visitor's saves from storage. */
export function createStores(options: StoresOptions): Stores {
  const { state, calls, environment, navigation, paths, signedOutSaves, promptLogin } = options;
  const { clock, isOnline, newKey, onOnline, saveOutbox } = environment;
  const { onError, onEvent, onRecord, onToast } = options;
  const viewerId = () => viewerIdOf(state.get().context.viewer);
  let pins: PinStore | undefined;
  let toggles: ToggleStore | undefined;

  const createPins = () =>
    createPinStore({
      calls,
      clock,
      newKey,
      viewerId: viewerId(),
      ...(saveOutbox && { outbox: saveOutbox }),
      ...(signedOutSaves && { signedOutSaves }),
      isOnline,
      onOnline,
      openRepinPage: (page) => navigation.openRepin({ ...page, path: paths.repin(page.pinId) }),
      onError,
      suppressesToasts: () => suppressesToasts(state.get().context.experiments),
      onToast,
      onEvent,
      onRecord,
      onSignedOutTap: (pin) => promptLogin({ reason: 'save', pin }),
    });

  return {
    pins: () => (pins ??= createPins()),
    toggles: (create) => (toggles ??= create(options)),
    setViewer(id) {
      pins?.setViewer(id);
      toggles?.setViewer(id);
    },
    reset() {
      pins?.reset();
      toggles?.setViewer(undefined);
      toggles?.setViewer(viewerId());
    },
  };
}
