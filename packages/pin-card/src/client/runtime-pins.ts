import { suppressesToasts } from '@tackboard/domain/errors';
import {
  createPinStore,
  type PinStoreOptions,
  type PinStoreStart,
} from '@tackboard/machines/store';
import type { ToastStore } from '@tackboard/ui/toast';
import { saveToastInput } from '../save-button/save-toast.js';
import type { ClientServices } from './tackboard.js';
import { pressPaths } from './press-paths.js';
import { navigationOf } from './navigation-defaults.js';
import { newKeyOf } from './new-key.js';

/** Options of {@link createRuntimePins}. */
export interface RuntimePinsOptions extends Required<
  Pick<PinStoreOptions, 'calls' | 'onEvent' | 'onRecord'>
> {
  readonly services: ClientServices;
  readonly toastStore: ToastStore;
}

/** Creates the complete pin store of a client. */
export function createRuntimePins(
  { services, toastStore, ...reports }: RuntimePinsOptions,
  { pins, viewerId }: PinStoreStart,
) {
  const { core, options, store } = services;
  const paths = pressPaths(services.paths);
  const { state, targets, reportError, environment, outbox, promptLogin } = core;
  const { clock, isOnline, onOnline } = environment;
  let lastToast: { readonly pinId: string; readonly close: () => void } | undefined;
  return createPinStore(
    {
      ...reports,
      clock,
      newKey: newKeyOf(environment),
      viewerId,
      ...(outbox.intents && { outbox: outbox.intents }),
      ...(options.signedOutSaves && { signedOutSaves: options.signedOutSaves }),
      isOnline,
      onOnline,
      openRepinPage: (page) =>
        navigationOf(services).openRepin({ ...page, path: paths.repin(page.pinId) }),
      onError: (error) => reportError({ error }),
      suppressesToasts: () => suppressesToasts(state.get().context.experiments),
      onToast(toast) {
        const { words, context } = state.get();
        const { isAuth: isSignedIn } = context.viewer;
        // "Saved to" a board is no longer true when the same pin was deleted or saved elsewhere.
        const isDone = toast.kind === 'saved' || toast.kind === 'deleted';
        if (isDone && lastToast?.pinId === toast.pin.id) lastToast.close();
        const close = toastStore.show(
          saveToastInput(toast, {
            words,
            isSignedIn,
            targets,
            paths,
            onUndo: (pin, board) => store.save(pin, { board }),
          }),
        );
        lastToast = { pinId: toast.pin.id, close };
      },
      onSignedOutTap: (pin) => promptLogin({ reason: 'save', pin }),
    },
    pins,
  );
}
