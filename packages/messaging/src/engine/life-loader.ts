import type { Clock } from '@tackboard/domain';
import type { startLife } from '../life/start-life.js';

/** The module that runs charts; it brings xstate. */
export interface LifeModule {
  readonly startLife: typeof startLife;
}

/** The wait before a module that failed to load is fetched again, in milliseconds; it doubles with each attempt. */
const LOAD_RETRY_MS = 3000;

/** The longest wait between two attempts, in milliseconds. */
const LOAD_RETRY_MAX_MS = 60_000;

/** Options of {@link createLifeLoader}. */
export interface LifeLoaderOptions {
  readonly load: () => Promise<LifeModule>;
  readonly clock: Clock;
  readonly onLoaded: () => void;
  readonly onError: (error: unknown) => void;
}

/** Loads the charts when the first message is eligible. A failure is reported and fetched again. */
export function createLifeLoader({ load, clock, onLoaded, onError }: LifeLoaderOptions) {
  let module: LifeModule | undefined;
  let isLoading = false;
  let failures = 0;
  function start() {
    if (isLoading || module) return;
    isLoading = true;
    load().then(
      (loaded) => {
        module = loaded;
        onLoaded();
      },
      (error: unknown) => {
        const waitMs = Math.min(LOAD_RETRY_MS * 2 ** failures++, LOAD_RETRY_MAX_MS);
        clock.setTimeout(() => {
          isLoading = false;
          start();
        }, waitMs);
        onError(error);
      },
    );
  }
  return {
    /** Returns the module once it has loaded, and starts loading it. */
    get() {
      start();
      return module;
    },
  };
}
