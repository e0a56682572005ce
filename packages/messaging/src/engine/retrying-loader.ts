import type { Clock } from '@tackboard/domain';

/** The wait before a module that failed to load is fetched again, in milliseconds; it doubles with each attempt. */
export const LOAD_RETRY_MS = 3000;

/** The longest wait between two attempts, in milliseconds. */
export const LOAD_RETRY_MAX_MS = 60_000;

/** Options of {@link createRetryingLoader}. */
export interface RetryingLoaderOptions<Module> {
  readonly load: () => Promise<Module>;
  readonly clock: Clock;
  readonly onLoaded: () => void;
  readonly onError: (error: unknown) => void;
}

/** Returns a function that returns a module once it has loaded, and starts loading it. A failure is reported and retried. */
export function createRetryingLoader<Module>({
  load,
  clock,
  onLoaded,
  onError,
}: RetryingLoaderOptions<Module>): () => Module | undefined {
  let module: Module | undefined;
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
  return () => {
    start();
    return module;
  };
}
