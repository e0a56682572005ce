import { suppressesToasts } from '@tackboard/domain/card';
import type { ToggleStore } from '@tackboard/machines';
import {
  browserLocks,
  createOutbox,
  createPinStore,
  hasPendingIntents,
  newRandomKey,
} from '@tackboard/machines/store';
import { resolveCalls } from './calls.js';
import { viewerIdOf } from './client-state.js';
import { type Environment, newKeyOf } from './environment.js';
import type { TackboardOptions } from './tackboard.js';
import type { ClientCore, ClientOutbox, Stores } from './types.js';

/** Creates the outbox of a client, which opens with its first intent. `onError` receives storage errors. */
export function createClientOutbox(
  { clock, outbox, random, storage }: Environment,
  onError: (error: unknown) => void,
): ClientOutbox {
  if (outbox) return { intents: outbox, hasPending: () => true, close: () => undefined };
  if (outbox === false || typeof window === 'undefined' || !storage) {
    return { intents: undefined, hasPending: () => false, close: () => undefined };
  }
  const locks = browserLocks();
  const intents = createOutbox({
    storage,
    now: () => clock.now(),
    tabId: newRandomKey(random),
    onError,
    ...(locks && { locks }),
  });
  return {
    intents,
    hasPending: (viewerId) => hasPendingIntents(storage, viewerId),
    close: intents.close,
  };
}

/** Creates the stores of a client. What they report is handled by the runtime, which they load if they have to. */
export function createStores(
  { calls, signedOutSaves }: TackboardOptions,
  environment: Environment,
  core: Pick<ClientCore, 'onError' | 'outbox' | 'promptLogin' | 'state' | 'withRuntime'>,
): Stores {
  const { state, outbox, onError, promptLogin, withRuntime } = core;
  const { clock, isOnline, onOnline } = environment;
  const viewerId = () => viewerIdOf(state.get().context.viewer);
  const pins = createPinStore({
    clock,
    calls: resolveCalls(calls, state, onError),
    isOnline,
    onOnline,
    newKey: newKeyOf(environment),
    viewerId: viewerId(),
    ...(outbox.intents && { outbox: outbox.intents }),
    ...(signedOutSaves && { signedOutSaves }),
    onError,
    suppressesToasts: () => suppressesToasts(state.get().context.experiments),
    onRecord: (record) => withRuntime(({ saves }) => saves.onRecord(record)),
    onToast: (toast) => withRuntime(({ saves }) => saves.onToast(toast)),
    onEvent: (event) => withRuntime(({ saves }) => saves.onEvent(event)),
    openRepinPage: (page) => withRuntime(({ saves }) => saves.openRepinPage(page)),
    onSignedOutTap: (pin) => promptLogin({ reason: 'save', pin }),
  });
  let toggles: ToggleStore | undefined;

  return {
    pins,
    toggles: (create) => (toggles ??= create()),
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
