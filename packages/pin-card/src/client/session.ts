import type { RuntimeLoader } from './runtime-loader.js';

/** The session of a client: it lasts while a provider is mounted and the viewer stays the same. */
export interface ClientSession {
  /** Counts a mounted provider; the first one starts the session. Returns a function that counts it off. */
  readonly mount: () => () => void;
  readonly end: () => void;
  /** Starts a session for the current viewer, if a provider is mounted. */
  readonly restart: () => void;
}

/** Creates the session of a client. Nothing starts before {@link ClientSession.mount}. */
export function createSession({ withRuntime }: Pick<RuntimeLoader, 'withRuntime'>): ClientSession {
  let mounts = 0;
  let current: AbortController | undefined;
  const end = () => {
    current?.abort();
    current = undefined;
  };
  const start = () => {
    const { signal } = (current = new AbortController());
    withRuntime((runtime) => {
      if (!signal.aborted) runtime.start(signal);
    });
  };
  return {
    mount() {
      if (++mounts === 1) start();
      return () => {
        if (--mounts === 0) end();
      };
    },
    end,
    restart() {
      if (mounts > 0) start();
    },
  };
}
