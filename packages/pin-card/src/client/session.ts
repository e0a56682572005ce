import { lazy } from '@tackboard/domain/card';
import type { ClientSession, Runtime, RuntimeLoader } from './types.js';
import { createValue } from './value.js';

/** For a runtime that failed to load: `load` has reported it. */
const ignore = () => undefined;

/** Creates the loader of a client. */
export function createRuntimeLoader(
  importRuntime: () => Promise<Runtime>,
  onError: (error: unknown) => void,
): RuntimeLoader {
  const runtime = lazy(importRuntime);
  const report = ({ error }: { readonly error: unknown }) => onError(error);
  const load = () => runtime.load(report);
  let waiting = {};
  return {
    runtime,
    load,
    withRuntime(use) {
      const mine = waiting;
      load().then((loaded) => {
        try {
          if (mine === waiting) use(loaded);
        } catch (error) {
          onError(error);
        }
      }, ignore);
    },
    cancel: () => void (waiting = {}),
  };
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
  { runtime, load }: Pick<RuntimeLoader, 'load' | 'runtime'>,
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
