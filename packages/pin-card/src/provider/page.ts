import { type Clock, type Pin, suppressesToasts } from '@tackboard/domain';
import { createPinStore, type PinStore } from '@tackboard/machines';
import { createToastStore, type ToastStore } from '@tackboard/ui/toast';
import { NEWS_TOAST_TIMING } from '../save-button/news-toast-timing.js';
import { createSaveTargets, type SaveTargets } from '../save-button/save-targets.js';
import { createMarkedPins, type MarkedPins } from '../feedback/marked-pins.js';
import type { CardEvent } from '../events/event-table.js';
import { openLoginPrompt } from '../prompts/open-login-prompt.js';
import { createLayerStore, type LayerStore } from '../layer/layer-store.js';
import type { ErrorReport, LoginRequest } from './tackboard-context.js';
import type { TackboardProviderProps } from './tackboard-provider.js';
import type { PinCardWords } from './words.js';

/** What the host may change from render to render without a card rendering again. */
export type PageHost = Pick<
  TackboardProviderProps,
  | 'context'
  | 'defaultBoard'
  | 'savePin'
  | 'deletePin'
  | 'readPin'
  | 'onLogin'
  | 'onEvent'
  | 'onError'
  | 'ports'
>;

/** What lives as long as the page: what was saved, and the toasts about it. */
export interface Page {
  readonly store: PinStore;
  readonly toasts: ToastStore;
  /** The pins that the viewer has given feedback about. */
  readonly marked: MarkedPins;
  /** The popup, dialog or sheet that is open. */
  readonly layers: LayerStore;
  /** Where the viewer has saved to on this page. */
  readonly targets: SaveTargets;
  /** The page's calls as they are now, for parts that write or read a pin by themselves. */
  readonly calls: Pick<PageHost, 'deletePin' | 'readPin'>;
  readonly emit: (event: CardEvent) => void;
  /** Whether anybody hears what is emitted. */
  readonly isListening: () => boolean;
  readonly reportError: (report: ErrorReport) => void;
  /** Reports what could not be fetched, and says in a toast that something went wrong. */
  readonly fail: (error: unknown, pin?: Pin) => void;
  readonly login: (request: LoginRequest) => void;
  /** What is called from now on. */
  readonly update: (host: PageHost, words: PinCardWords) => void;
}

interface PageStart {
  readonly clock: Clock;
  readonly host: PageHost;
  readonly words: PinCardWords;
  readonly viewerId: string | undefined;
}

/** Starts the state of a page; nothing is called before somebody acts. */
export function createPage(start: PageStart): Page {
  const { clock, viewerId } = start;
  let { host, words } = start;
  const toasts = createToastStore(clock);
  const emit = (event: CardEvent) => host.onEvent?.(event);
  const reportError = (report: ErrorReport) => host.onError?.(report);
  const fail = (error: unknown, pin?: Pin) => {
    reportError({ error, pin });
    const text = words.somethingWentWrong();
    toasts.show({ kind: 'error', text, timing: NEWS_TOAST_TIMING });
  };
  const layers = createLayerStore({ focused: () => document.activeElement, onFailed: fail });
  const login = (request: LoginRequest) => {
    if (host.onLogin) host.onLogin(request);
    else if (host.ports?.openLogin) openLoginPrompt(layers.open, request);
  };
  const calls: Page['calls'] = {
    deletePin: (request, options) => host.deletePin(request, options),
    readPin: (pinId, options) => host.readPin(pinId, options),
  };
  const targets = createSaveTargets();
  const { findQuickSavesBoard, isOnline, openRepinPage, signedOutSaves } = host.ports ?? {};
  const store = createPinStore(
    {
      clock,
      openRepinPage: openRepinPage ?? (({ path }) => window.location.assign(path)),
      ...(findQuickSavesBoard && { findQuickSavesBoard }),
      ...(isOnline && { isOnline }),
      ...(signedOutSaves && { signedOutSaves }),
      savePin: (request, options) => host.savePin(request, options),
      ...calls,
      onError: (error) => reportError({ error }),
      suppressesToasts: () => suppressesToasts(host.context.experiments),
      onToast(toast) {
        const about = { words, isSignedIn: host.context.viewer.isAuth, targets };
        import('../save-button/save-toast.lazy.js').then(
          ({ saveToastInput }) => toasts.show(saveToastInput(toast, about)),
          (error: unknown) => reportError({ error, pin: toast.pin }),
        );
      },
      onEvent: ({ type, ...fields }) => emit({ name: type, ...fields }),
      onSignedOutTap: (pin) => login({ reason: 'save', pin }),
    },
    viewerId === undefined ? {} : { viewerId },
  );
  return {
    store,
    toasts,
    marked: createMarkedPins(),
    layers,
    targets,
    calls,
    emit,
    isListening: () => host.onEvent !== undefined,
    login,
    reportError,
    fail,
    update(nextHost, nextWords) {
      if (nextHost.defaultBoard?.id !== host.defaultBoard?.id) targets.forget();
      host = nextHost;
      words = nextWords;
    },
  };
}
