import type { Pin, Toasts } from '@tackboard/domain';
import { createFeedbackPins } from '../feedback/feedback-pins.js';
import { openLoginPrompt } from '../prompts/open-login-prompt.js';
import { createSaveTargets } from '../save/save-targets.js';
import { checkOptions } from './check-options.js';
import { createClientLayers } from './client-layers.js';
import { createClientOutbox } from './client-outbox.js';
import { createClientState, footerHider, wordsSetter } from './client-state.js';
import { createEnvironment } from './environment.js';
import { createListeners } from './listeners.js';
import { resolveNavigation } from './navigation-defaults.js';
import { resolvePaths } from './paths.js';
import { createRuntimeLoader } from './runtime-loader.js';
import { createSession } from './session.js';
import { viewerSetter } from './set-viewer.js';
import { createStores } from './stores.js';
import { warnOfSurface } from './surface-warning.js';
import type { ErrorReport, Tackboard, TackboardEvent, TackboardOptions } from './tackboard.js';
import { SERVICES, type ClientCore, type ClientServices, type TackboardClient } from './types.js';
import { createTackboardPins } from './tackboard-pins.js';

const DEFAULT_BRAND = 'Tackboard';

/**
 * Creates the client of a page, outside of React: one per page in a browser, one per request on a server. It owns the pin
 * store, toasts, layers, events, errors and the viewer. Creating it starts nothing; mounting `<TackboardProvider>` does.
 */
export function createTackboard(options: TackboardOptions): Tackboard {
  checkOptions(options);
  const { calls, nonce, signedOutSaves } = options;

  const { events, errors, reportError, onError } = createListeners();
  const environment = createEnvironment(options.environment);
  const { clock } = environment;
  const state = createClientState(options, clock);
  const viewer = () => state.get().context.viewer;
  const { paths: ownPaths, link = 'a', ...opens } = options.navigation ?? {};
  const paths = resolvePaths(ownPaths);
  const navigation = resolveNavigation(opens, paths, viewer, environment.sessionStorage);

  const loader = createRuntimeLoader(
    async () => (await import('./runtime.js')).createRuntime(services),
    onError,
  );
  const { runtime, withRuntime } = loader;
  const toasts: Toasts = {
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
  const fail = (error: unknown, pin?: Pin) => {
    reportError({ error, pin });
    const text = state.get().words.somethingWentWrong();
    withRuntime(({ showFailure }) => showFailure(text));
  };
  const layers = createClientLayers(loader, fail);
  const promptLogin: ClientCore['promptLogin'] = (request, anchor) => {
    if (navigation.promptLogin) navigation.promptLogin(request);
    else openLoginPrompt(layers.open, request, anchor);
  };

  const targets = createSaveTargets();
  const feedbackPins = createFeedbackPins();
  const { emit } = events;
  const outbox = createClientOutbox(environment, onError);
  const stores = createStores({
    state,
    calls,
    environment,
    outbox,
    onError,
    promptLogin,
    signedOutSaves,
    withRuntime,
  });
  const { pins } = stores;
  const session = createSession(loader, onError);
  /** Drops what belongs to the viewer, apart from the stores. */
  const forget = () => {
    loader.cancel();
    runtime.get()?.clear();
    layers.close();
    targets.clear();
    feedbackPins.clear();
  };

  const resources = new Map<unknown, unknown>();
  const warnedSurfaces = new Set<string>();
  const core: ClientCore = {
    state,
    runtime,
    withRuntime,
    feedbackPins,
    layers,
    targets,
    toggles: stores.toggles,
    emit,
    isListening: events.hasListeners,
    whenListening: events.whenListening,
    reportError,
    fail,
    promptLogin,
    resource<Resource>(create: (of: ClientServices) => Resource) {
      if (!resources.has(create)) resources.set(create, create(services));
      return resources.get(create) as Resource;
    },
    outbox,
    checkSurface: (surface) => warnOfSurface(surface, warnedSurfaces),
    mount: session.mount,
    provider: session.provider,
  };
  const { guidelinesUrl, recordSignedOutClick, reportReasons, visitor } = options;
  const services: ClientServices = {
    store: pins,
    toasts,
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
    options: { guidelinesUrl, recordSignedOutClick, reportReasons, signedOutSaves, visitor },
    core,
  };

  const client: TackboardClient = {
    setViewer: viewerSetter({ state, session, stores, forget }),
    setWords: wordsSetter(state, options.locale),
    pins: createTackboardPins(pins, targets, state),
    toasts,
    layers,
    on(kind, listener) {
      if (kind === 'event') return events.on(listener as (event: TackboardEvent) => void);
      return errors.on(listener as (report: ErrorReport) => void);
    },
    messageHost: {
      viewer: { get: viewer, subscribe: state.subscribe },
      device: state.get().context.device ?? 'desktop',
      calls,
      toasts,
      layers,
      clock,
      random: environment.random,
      ...(environment.storage && { storage: environment.storage }),
      events: { emit, reportError: onError },
      hideFooters: footerHider(state),
      ...(nonce !== undefined && { nonce }),
    },
    destroy() {
      session.end();
      forget();
      stores.reset();
      outbox.close();
      runtime.get()?.close();
    },
    [SERVICES]: services,
  };
  return client;
}
