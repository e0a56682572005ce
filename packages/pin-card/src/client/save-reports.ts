import type { ToastStore } from '@tackboard/ui/toast';
import { promptAfterRefusal } from '../prompts/prompt-after-refusal.js';
import { saveToastInput } from '../save/save-toast.js';
import { hasBoards } from './site-features.js';
import type { ClientServices, SaveReports } from './types.js';

/** Options of {@link createSaveReports}. */
export interface SaveReportsOptions extends Pick<SaveReports, 'onEvent' | 'onRecord'> {
  readonly services: ClientServices;
  readonly toastStore: ToastStore;
}

/** Creates the handlers of a client: toasts of saves, and the repin page. */
export function createSaveReports({
  services,
  toastStore,
  ...reports
}: SaveReportsOptions): SaveReports {
  const { calls, core, navigation, paths, store } = services;
  const { state, targets } = core;
  let lastToast: { readonly pinId: string; readonly close: () => void } | undefined;
  return {
    ...reports,
    openRepinPage: (page) => navigation.openRepin({ ...page, path: paths.repin(page.pinId) }),
    onToast(toast) {
      if ('isLimitedLogin' in toast) {
        const reason = toast.kind === 'save-failed' ? 'save' : 'unsave';
        promptAfterRefusal(core, { reason, pin: toast.pin }, toast);
        return;
      }
      const { words, context, defaultBoard } = state.get();
      const { isAuth: isSignedIn } = context.viewer;
      // "Saved to" a board is no longer true when the same pin was deleted or saved elsewhere.
      const isDone = toast.kind === 'saved' || toast.kind === 'deleted';
      if (isDone && lastToast?.pinId === toast.pin.id) lastToast.close();
      const close = toastStore.show(
        saveToastInput(toast, {
          words,
          isSignedIn,
          hasBoards: hasBoards({ calls, defaultBoard }),
          targets,
          paths,
          onUndo: (pin, board) => store.save(pin, { board }),
        }),
      );
      lastToast = { pinId: toast.pin.id, close };
    },
  };
}
