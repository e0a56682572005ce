import type { Pin, Toasts } from '@tackboard/domain';
import { createFeedbackPins } from '../feedback/feedback-pins.js';
import { openLoginPrompt } from '../prompts/open-login-prompt.js';
import { createSaveTargets } from '../save/save-targets.js';
import { checkOptions } from './check-options.js';
import { createClientLayers } from './client-layers.js';
import { createConsent } from './consent.js';
import { createClientOutbox, createStores } from './stores.js';
import {
  createClientState,
  footerHider,
  forgetViewer,
  setViewer,
  wordsSetter,
} from './client-state.js';
import { createEnvironment } from './environment.js';
import { createListeners, type Listeners } from './listeners.js';
import { type LoginPromptRequest, resolveNavigation } from './navigation.js';
import { resolvePaths } from './paths.js';
import { createRuntimeLoader, createSession } from './session.js';
import type { ErrorReport, Tackboard, TackboardEvent, TackboardOptions } from './tackboard.js';
import {
  SERVICES,
  type ClientCore,
  type ClientServices,
  type RuntimeLoader,
  type TackboardClient,
} from './types.js';
import { createTackboardPins } from './tackboard-pins.js';
import { createValue } from './value.js';

const DEFAULT_BRAND = 'Tackboard';

/**
 * Creates the client of a page, outside of React: one per page in a browser, one per request on a server. It owns the pin
 * store, toasts, layers, events, errors and the viewer. Creating it starts nothing; mounting `<TackboardProvider>` does.
 */
export function createTackboard(options: TackboardOptions): Tackboard {
  checkOptions(options);
  const listeners = createListeners();
  const services = createServices(options, listeners);
  const { core, environment, toasts } = services;
  const { consent, layers, session, state, stores } = core;
  const client: TackboardClient = {
    setViewer: (viewer, changes) => setViewer(core, viewer, changes),
    setWords: wordsSetter(state, options.locale),
    consent,
    pins: createTackboardPins(core),
    toasts,
    layers,
    on(kind, listener) {
      const { errors, events } = listeners;
      if (kind === 'event') return events.on(listener as (event: TackboardEvent) => void);
      return errors.on(listener as (report: ErrorReport) => void);
    },
    messageHost: {
      viewer: { get: () => state.get().context.viewer, subscribe: state.subscribe },
      consent,
      device: state.get().context.device ?? 'desktop',
      calls: options.calls,
      toasts,
      layers,
      clock: environment.clock,
      random: environment.random,
      ...(environment.storage && { storage: environment.storage }),
      events: { emit: listeners.events.emit, reportError: core.onError },
      hideFooters: footerHider(state),
      ...(options.nonce !== undefined && { nonce: options.nonce }),
    },
    destroy() {
      session.end();
      forgetViewer(core);
      stores.reset();
      core.outbox.close();
      core.runtime.get()?.close();
    },
    [SERVICES]: services,
  };
  return client;
}

function createServices(options: TackboardOptions, listeners: Listeners): ClientServices {
  const { calls, guidelinesUrl, menuItems, nonce, recordSignedOutClick } = options;
  const { reportReasons, signedOutSaves, smallerPictures, transitions, visitor } = options;
  const environment = createEnvironment(options.environment);
  const { clock } = environment;
  const state = createClientState(options, clock);
  const { paths: ownPaths, link = 'a', ...opens } = options.navigation ?? {};
  const paths = resolvePaths(ownPaths);
  const viewer = () => state.get().context.viewer;
  const navigation = resolveNavigation(opens, calls, paths, viewer, environment.sessionStorage);
  const loader = createRuntimeLoader(
    async () => (await import('./runtime.js')).createRuntime(services),
    listeners.onError,
  );
  const core = createCore(options, { environment, listeners, loader, navigation, state });
  const resources = new Map<unknown, unknown>();
  const services: ClientServices = {
    store: core.stores.pins,
    consent: core.consent,
    toasts: laterToasts(loader),
    clock,
    calls,
    navigation,
    paths,
    link,
    environment,
    nonce,
    brand: options.brand ?? DEFAULT_BRAND,
    embedHosts: options.embedHosts ?? [],
    reactionIcons: options.reactionIcons ?? {},
    menuActions: options.menuActions ?? {},
    options: {
      guidelinesUrl,
      menuItems,
      recordSignedOutClick,
      reportReasons,
      signedOutSaves,
      smallerPictures,
      transitions,
      visitor,
    },
    core: {
      ...core,
      resource<Resource>(create: (of: ClientServices) => Resource) {
        if (!resources.has(create)) resources.set(create, create(services));
        return resources.get(create) as Resource;
      },
    },
  };
  return services;
}

/** Shows toasts as soon as the runtime has loaded. */
function laterToasts({ withRuntime }: RuntimeLoader): Toasts {
  return {
    show(toast) {
      let close: (() => void) | undefined;
      let isClosed = false;
      withRuntime(({ toastStore }) => {
        if (!isClosed) close = toastStore.show(toast);
      });
      return () => {
        isClosed = true;
        close?.();
      };
    },
  };
}

/** What the core of a client is built on. */
interface CoreParts extends Pick<ClientServices, 'environment' | 'navigation'> {
  readonly listeners: Listeners;
  readonly loader: RuntimeLoader;
  readonly state: ClientCore['state'];
}

function createCore(
  options: TackboardOptions,
  { environment, listeners, loader, navigation, state }: CoreParts,
): Omit<ClientCore, 'resource'> {
  const { events, onError, reportError } = listeners;
  const fail = (error: unknown, pin?: Pin) => {
    reportError({ error, pin });
    const text = state.get().words.somethingWentWrong();
    loader.withRuntime(({ showFailure }) => showFailure(text));
  };
  const layers = createClientLayers(loader, fail);
  const core = {
    ...loader,
    state,
    consent: createConsent(options.consent, environment, events.emit),
    feedbackPins: createFeedbackPins(),
    deletedPinIds: createValue<ReadonlySet<string>>(new Set()),
    printedPins: createValue<ReturnType<ClientCore['printedPins']['get']>>(undefined),
    layers,
    targets: createSaveTargets(),
    emit: events.emit,
    isListening: events.hasListeners,
    whenListening: events.whenListening,
    reportError,
    onError,
    fail,
    promptLogin(request: LoginPromptRequest, anchor?: HTMLElement) {
      if (navigation.promptLogin) navigation.promptLogin(request);
      else openLoginPrompt(layers.open, request, anchor);
    },
    outbox: createClientOutbox(environment, onError),
  };
  return {
    ...core,
    stores: createStores(options, environment, core),
    session: createSession(loader, onError),
  };
}
