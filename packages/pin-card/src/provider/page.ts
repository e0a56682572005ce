import type { Clock, Pin, ReadOptions } from '@tackboard/domain';
import { suppressesToasts } from '@tackboard/domain/errors';
import {
  createPinStore,
  fetchOnce,
  type PinStore,
  type SaveEvent,
} from '@tackboard/machines/store';
import { createLayerStore, type LayerStore } from '@tackboard/ui/layer';
import type { ToastInput } from '@tackboard/ui/toast';
import { createSaveTargets, type SaveTargets } from '../save-button/save-targets.js';
import type { PageLife } from './page-life.lazy.js';
import { createMarkedPins, type MarkedPins } from '../feedback/marked-pins.js';
import type { CardEvent } from '../events/event-table.js';
import { openLoginPrompt } from '../prompts/open-login-prompt.js';
import { isAbort } from './is-abort.js';
import type { ErrorReport, LoginRequest } from './tackboard-context.js';
import type { TackboardProviderProps } from './tackboard-provider.js';
import { createValue, type Value } from './value.js';
import type { PinCardWords } from './words.js';

/** What the host may change from render to render without a card rendering again. */
export type PageHost = Pick<
  TackboardProviderProps,
  | 'context'
  | 'defaultBoard'
  | 'savePin'
  | 'unsavePin'
  | 'deletePin'
  | 'readPin'
  | 'onLogin'
  | 'onEvent'
  | 'onError'
  | 'ports'
>;

/** Takes the toasts of a page. */
export interface Toasts {
  readonly show: (input: ToastInput) => void;
}

/** What lives as long as the page: what was saved, and the toasts about it. */
export interface Page {
  readonly store: PinStore;
  /** A toast is kept until what shows it is there. */
  readonly toasts: Toasts;
  /** What comes after the first load, such as what draws toasts; undefined until it is there. */
  readonly life: Value<PageLife | undefined>;
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
  /** Fetches what comes after the first load, and joins the other tabs of the viewer; returns the way out. */
  readonly join: () => () => void;
  /** What is called from now on. */
  readonly update: (host: PageHost, words: PinCardWords) => void;
}

interface PageStart {
  readonly clock: Clock;
  readonly host: PageHost;
  readonly words: PinCardWords;
  readonly viewerId: string | undefined;
}

/** A part that could not be fetched was reported, and is fetched anew when it is needed again. */
const nothing = () => {};

/** Starts the state of a page; nothing is called before somebody acts. */
export function createPage(start: PageStart): Page {
  const { clock, viewerId } = start;
  let { host, words } = start;
  const life = createValue<PageLife | undefined>(undefined);
  const emit = (event: CardEvent) => host.onEvent?.(event);
  const reportError = (report: ErrorReport) => host.onError?.(report);
  const onError = (error: unknown) => reportError({ error });
  const fail = (error: unknown, pin?: Pin) => {
    reportError({ error, pin });
    const text = words.somethingWentWrong();
    later(({ tellFailure }) => tellFailure(text));
  };
  const layers = createLayerStore({
    activeElement: () => document.activeElement,
    onError: fail,
  });
  const login = (request: LoginRequest) => {
    if (host.onLogin) host.onLogin(request);
    else if (host.ports?.openLogin) openLoginPrompt(layers.open, request);
  };
  /**
   * An error that no port means, such as a call that is missing: the person is told in general words, the host what.
   * Giving a call up is no fault, whatever it throws then.
   */
  const heard =
    <About, Options extends ReadOptions, Answer>(
      call: () => (about: About, options: Options) => Promise<Answer>,
    ) =>
    async (about: About, options: Options): Promise<Answer> => {
      try {
        return await call()(about, options);
      } catch (error) {
        const isMeant = error instanceof Object && 'outcome' in error;
        if (!isMeant && !isAbort(error) && !options.signal?.aborted) onError(error);
        throw error;
      }
    };
  const calls: Page['calls'] = {
    deletePin: heard(() => host.deletePin),
    readPin: heard(() => host.readPin),
  };
  const targets = createSaveTargets();
  const { ports = {} } = host;
  const tell = ({ type, ...fields }: SaveEvent) => emit({ name: type, ...fields });
  const uncounted = { saves: 0 };
  const fetchLife = fetchOnce(async () => {
    const { createPageLife } = await import('../chunks/page.chunk.js');
    const options = { store, clock, host: () => host, onEvent: tell, onError, uncounted };
    const started = createPageLife(options);
    life.set(started);
    return started;
  }, onError);
  const later = (use: (started: PageLife) => void) => void fetchLife().then(use, nothing);
  const store = createPinStore({
    ...ports,
    clock,
    openRepinPage: ports.openRepinPage ?? (({ path }) => window.location.assign(path)),
    calls: {
      ...(ports.findQuickSavesBoard && { findQuickSavesBoard: ports.findQuickSavesBoard }),
      savePin: heard(() => host.savePin),
      unsavePin: heard(() => host.unsavePin ?? host.deletePin),
      readPin: calls.readPin,
    },
    onError,
    suppressesToasts: () => suppressesToasts(host.context.experiments),
    onToast(toast) {
      const about = { words, isSignedIn: host.context.viewer.isAuth, targets };
      later(({ tellSave }) => tellSave(toast, about));
    },
    onEvent(event) {
      const counted = life.get()?.reach().onEvent;
      if (!counted && event.type === 'pin-saved') uncounted.saves += 1;
      (counted ?? tell)(event);
    },
    onRecord: (record) => life.get()?.reach().onRecord?.(record),
    onSignedOutTap: (pin) => login({ reason: 'save', pin }),
    viewerId,
  });
  return {
    store,
    toasts: { show: (input) => later(({ toasts }) => toasts.show(input)) },
    life,
    marked: createMarkedPins(),
    layers,
    targets,
    calls,
    emit,
    isListening: () => host.onEvent !== undefined,
    login,
    reportError,
    fail,
    join() {
      const stop = new AbortController();
      later(({ join }) => join(stop.signal));
      return () => stop.abort();
    },
    update(nextHost, nextWords) {
      if (nextHost.defaultBoard?.id !== host.defaultBoard?.id) targets.forget();
      host = nextHost;
      words = nextWords;
    },
  };
}
