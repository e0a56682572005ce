import type { Pin, ReadOptions, TackboardCalls, Toasts, Viewer } from '@tackboard/domain';
import { suppressesToasts } from '@tackboard/domain/errors';
import {
  createPinStore,
  fetchOnce,
  type PinStore,
  type SaveEvent,
  type SaveToast,
} from '@tackboard/machines/store';
import { quickSavesBoardFinder } from '@tackboard/machines/ports';
import { createToggleStore, type ToggleStore } from '@tackboard/machines/toggle/store';
import { createLayerStore } from '@tackboard/ui/layer';
import type { CardEvent } from '../events/event-table.js';
import { createFeedbackPins } from '../feedback/feedback-pins.js';
import { openLoginPrompt } from '../prompts/open-login-prompt.js';
import { isAbort } from '../provider/is-abort.js';
import { createValue } from '../provider/value.js';
import { firstWords } from '../provider/words.js';
import { createSaveTargets } from '../save-button/save-targets.js';
import { MissingOptionError } from './missing-option-error.js';
import { createEmitter } from './event-emitter.js';
import { createEnvironment } from './environment.js';
import { resolveNavigation } from './navigation.js';
import { resolvePaths } from './paths.js';
import { pinsIn } from './pins-in.js';
import type { Runtime } from './runtime.js';
import { warnOfSurface } from './surface-warning.js';
import {
  type ClientCore,
  type ClientServices,
  type ClientState,
  type ErrorReport,
  SERVICES,
  type Tackboard,
  type TackboardClient,
  type TackboardEvent,
  type TackboardOptions,
} from './tackboard.js';
import { toggleCallsOf } from './toggle-calls.js';

const DEFAULT_BRAND = 'Tackboard';

const REQUIRED_CALLS = ['savePin', 'unsavePin', 'readPin'] as const;

/** For a chunk that failed to load: `fetchOnce` has reported it, and loads it again when it is next needed. */
const ignore = () => undefined;

const idOf = (viewer: Viewer) => (viewer.isAuth ? viewer.id : undefined);

/**
 * Creates the client of a page, outside of React: one per page in a browser, one per request on a server. It owns the pin
 * store, toasts, layers, events, errors and the viewer. Creating it starts nothing; mounting `<TackboardProvider>` does.
 */
export function createTackboard(options: TackboardOptions): Tackboard {
  if (!(options as Partial<TackboardOptions> | undefined)?.viewer)
    throw new MissingOptionError('viewer', 'who looks at the page');
  const missing = REQUIRED_CALLS.find(
    (name) => !(options.calls as Partial<TackboardCalls>)?.[name],
  );
  if (missing) throw new MissingOptionError(`calls: { ${missing} }`, 'how to save a pin');
  const {
    viewer,
    calls: givenCalls,
    now,
    navigation: givenNavigation = {},
    paths: givenPaths,
    environment: environmentOptions = {},
    brand = DEFAULT_BRAND,
    words = {},
    defaultBoard,
    nonce,
    embedHosts = [],
    reactionIcons = {},
    menuActions = {},
    guidelinesUrl,
    signedOutSaves,
    visitor,
    recordSignedOutClick,
    ...facts
  } = options;

  const errors = createEmitter<ErrorReport>((error) => {
    // oxlint-disable-next-line no-console -- no other listener is left to report it
    console.error('A listener for errors of Tackboard threw.', error);
  });
  const reportError = (report: ErrorReport) => errors.emit(report);
  const onError = (error: unknown) => reportError({ error });
  const events = createEmitter<TackboardEvent>(onError);
  const emit = (event: CardEvent) => events.emit(event);

  const environment = createEnvironment(environmentOptions, onError);
  const { clock } = environment;
  const state = createValue<ClientState>({
    context: { ...facts, viewer, now: now ?? clock.now() },
    defaultBoard,
    words: firstWords(words),
    wordChanges: words,
  });
  const viewerNow = () => state.get().context.viewer;
  const paths = resolvePaths(givenPaths);
  const navigation = resolveNavigation(givenNavigation, paths, viewerNow);

  const runtime = createValue<Runtime | undefined>(undefined);
  const loadRuntime = fetchOnce(async () => {
    const { createRuntime } = await import('../chunks/runtime.chunk.js');
    const loaded = createRuntime({ core, services, onSaveEvent: emitSave, unlimited });
    runtime.set(loaded);
    return loaded;
  }, onError);
  const withRuntime = (use: (loaded: Runtime) => void) => void loadRuntime().then(use, ignore);
  const toasts: Toasts = {
    show: (toast) => withRuntime(({ toastStore }) => toastStore.show(toast)),
  };
  const fail = (error: unknown, pin?: Pin) => {
    reportError({ error, pin });
    const text = state.get().words.somethingWentWrong();
    withRuntime(({ showFailure }) => showFailure(text));
  };
  const layers = createLayerStore({ activeElement: () => document.activeElement, onError: fail });

  /** Reports errors that are neither a known write failure nor an aborted call. */
  const reporting =
    <Request, Options extends ReadOptions, Response>(
      call: (request: Request, callOptions: Options) => Promise<Response>,
    ) =>
    async (request: Request, callOptions: Options): Promise<Response> => {
      try {
        return await call(request, callOptions);
      } catch (error) {
        const isKnown = error instanceof Object && 'outcome' in error;
        if (!isKnown && !isAbort(error) && !callOptions.signal?.aborted) onError(error);
        throw error;
      }
    };
  const calls: TackboardCalls = {
    ...(givenCalls.createBoard && {
      findQuickSavesBoard: quickSavesBoardFinder({
        createBoard: givenCalls.createBoard,
        viewer: viewerNow,
        name: () => state.get().words.quickSaves(),
      }),
    }),
    ...givenCalls,
    savePin: reporting(givenCalls.savePin),
    unsavePin: reporting(givenCalls.unsavePin),
    readPin: reporting(givenCalls.readPin),
    ...(givenCalls.deletePin && { deletePin: reporting(givenCalls.deletePin) }),
  };

  const targets = createSaveTargets();
  const feedbackPins = createFeedbackPins();
  /** Number of saves that were emitted before a session could limit them. */
  const unlimited = { saves: 0 };
  const emitSave = ({ type, ...fields }: SaveEvent) => emit({ name: type, ...fields });
  const showSaveToast = (toast: SaveToast) => {
    const about = {
      words: state.get().words,
      isSignedIn: viewerNow().isAuth,
      targets,
      paths,
    };
    withRuntime(({ showSave }) => showSave(toast, about));
  };
  const promptLogin: ClientCore['promptLogin'] = (request) => {
    if (navigation.promptLogin) navigation.promptLogin(request);
    else openLoginPrompt(layers.open, request);
  };

  // Both are created at the first use, because that reads a visitor's saves from storage.
  let pinStore: PinStore | undefined;
  let toggleStore: ToggleStore | undefined;
  const viewerId = () => idOf(viewerNow());
  const store = () =>
    (pinStore ??= createPinStore({
      calls,
      clock,
      viewerId: viewerId(),
      ...(environment.saveOutbox && { outbox: environment.saveOutbox }),
      ...(signedOutSaves && { signedOutSaves }),
      isOnline: environment.isOnline,
      onOnline: environment.onOnline,
      openRepinPage: (page) => navigation.openRepin({ ...page, path: paths.repin(page.pinId) }),
      onError,
      suppressesToasts: () => suppressesToasts(state.get().context.experiments),
      onToast: showSaveToast,
      onEvent(event) {
        const limit = runtime.get()?.session()?.onSaveEvent;
        if (!limit && event.type === 'pin-saved') unlimited.saves += 1;
        (limit ?? emitSave)(event);
      },
      onRecord: (record) => runtime.get()?.session()?.onRecord(record),
      onSignedOutTap: (pin) => promptLogin({ reason: 'save', pin }),
    }));
  const toggles = () => {
    if (toggleStore) return toggleStore;
    const id = viewerId();
    toggleStore = createToggleStore({
      clock,
      calls: toggleCallsOf(calls),
      isOnline: environment.isOnline,
      onError,
      ...(id !== undefined && { viewerId: id }),
    });
    return toggleStore;
  };

  const resources = new Map<unknown, unknown>();
  const warnedSurfaces = new Set<string>();
  let mounts = 0;
  let session: AbortController | undefined;
  const endSession = () => {
    session?.abort();
    session = undefined;
  };
  const startSession = () => {
    const { signal } = (session = new AbortController());
    withRuntime((loaded) => {
      if (!signal.aborted) loaded.start(signal);
    });
  };

  const core: ClientCore = {
    state,
    runtime,
    feedbackPins,
    layers,
    targets,
    get toggles() {
      return toggles();
    },
    emit,
    isListening: events.hasListeners,
    whenListening: events.whenListening,
    reportError,
    fail,
    promptLogin,
    resource<Resource>(create: (of: ClientCore) => Resource) {
      if (!resources.has(create)) resources.set(create, create(core));
      return resources.get(create) as Resource;
    },
    clock,
    environment,
    checkSurface: (surface) => warnOfSurface(surface, warnedSurfaces),
    mount() {
      if (++mounts === 1) startSession();
      return () => {
        if (--mounts === 0) endSession();
      };
    },
  };
  const services: ClientServices = {
    get store() {
      return store();
    },
    toasts,
    clock,
    calls,
    navigation,
    paths,
    environment,
    openLayer: layers.open,
    nonce,
    brand,
    embedHosts,
    reactionIcons,
    menuActions,
    options: { guidelinesUrl, recordSignedOutClick, signedOutSaves, visitor },
    core,
  };

  const client: TackboardClient = {
    setViewer(next, { defaultBoard: nextBoard, experiments } = {}) {
      const { context, ...rest } = state.get();
      const isOther = idOf(context.viewer) !== idOf(next);
      if (isOther) {
        endSession();
        layers.close();
        targets.clear();
        feedbackPins.clear();
      }
      state.set({
        ...rest,
        context: { ...context, viewer: next, ...(experiments && { experiments }) },
        defaultBoard: nextBoard ?? (isOther ? undefined : rest.defaultBoard),
      });
      if (!isOther) return;
      pinStore?.setViewer(idOf(next));
      toggleStore?.setViewer(idOf(next));
      if (mounts > 0) startSession();
    },
    setWords(next) {
      state.set({ ...state.get(), words: firstWords(next), wordChanges: next });
    },
    pins: {
      async track(fetchPins) {
        const readId = store().startRead();
        const result = await fetchPins();
        for (const pin of pinsIn(result)) store().applyServerState(pin, readId);
        return result;
      },
      save: (pin, tap) =>
        store().save(pin, tap ?? { board: targets.last() ?? state.get().defaultBoard }),
      unsave: (pin) => store().unsave(pin),
    },
    toasts,
    layers,
    on(kind, listener) {
      if (kind === 'event') return events.on(listener as (event: TackboardEvent) => void);
      return errors.on(listener as (report: ErrorReport) => void);
    },
    messageHost: {
      viewer: { get: viewerNow, subscribe: state.subscribe },
      calls,
      toasts,
      layers,
      clock,
      ...(environment.storage && { storage: environment.storage }),
      events: { emit: events.emit, reportError: onError },
      ...(nonce !== undefined && { nonce }),
    },
    destroy() {
      endSession();
      layers.close();
      pinStore?.dispose();
      toggleStore?.setViewer(undefined);
      events.clear();
      errors.clear();
    },
    [SERVICES]: services,
  };
  return client;
}
