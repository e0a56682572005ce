import { createValue, type Value } from './value.js';
import { ignore, type RuntimeLoader } from './runtime-loader.js';

/** The session of a client: it lasts while a provider is mounted and the viewer stays the same. */
export interface ClientSession {
  /** Adds a mounted provider; the first one starts the session. Returns a function that removes it. */
  readonly mount: (provider: object) => () => void;
  /** The provider that renders toasts and layers: the first one that is mounted. */
  readonly provider: Value<object | undefined>;
  readonly end: () => void;
  /** Starts a session for the current viewer, if a provider is mounted. */
  readonly restart: () => void;
}

function warnOfSecondProvider(): void {
  if (process.env.NODE_ENV !== 'production') {
    // oxlint-disable-next-line no-console -- a hint for developers
    console.warn(
      'Tackboard: two providers of one client are mounted. Only the first renders toasts and layers. ' +
        'Render one <TackboardProvider> around the whole page, or create a client for each.',
    );
  }
}

/**
 * Creates the session of a client. Nothing starts before {@link ClientSession.mount}. When the runtime fails to load, the
 * session starts once something else has loaded it.
 */
export function createSession(
  { runtime, load }: RuntimeLoader,
  onError: (error: unknown) => void,
): ClientSession {
  const providers = new Set<object>();
  const provider = createValue<object | undefined>(undefined);
  let current: AbortController | undefined;
  let isPending = false;
  const startPending = () => {
    const loaded = runtime.get();
    if (!loaded || !current || !isPending) return;
    isPending = false;
    try {
      loaded.start(current.signal);
    } catch (error) {
      onError(error);
    }
  };
  runtime.subscribe(startPending);

  const end = () => {
    current?.abort();
    current = undefined;
  };
  const start = () => {
    current = new AbortController();
    isPending = true;
    if (runtime.get()) startPending();
    else load().catch(ignore);
  };
  const updateProviders = () => provider.set([...providers][0]);
  return {
    mount(mounted) {
      providers.add(mounted);
      if (providers.size === 1) start();
      else warnOfSecondProvider();
      updateProviders();
      return () => {
        providers.delete(mounted);
        if (providers.size === 0) end();
        updateProviders();
      };
    },
    provider,
    end,
    restart() {
      if (providers.size > 0) start();
    },
  };
}
