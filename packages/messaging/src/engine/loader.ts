import type { MessageHost } from '@tackboard/domain';

/** The wait before code that failed to load is fetched again, in milliseconds; it doubles with each attempt. */
const RETRY_MS = 3000;

/** The longest wait between two attempts, in milliseconds. */
const RETRY_MAX_MS = 60_000;

/** Code that is loaded when it is first needed. A failure is reported and retried. */
export interface Loader<Code> {
  /** Returns the code once it has loaded, and starts loading it. */
  readonly get: () => Code | undefined;
  /** Calls the listener when the code has loaded. Returns a function that unsubscribes; the last one stops the retries. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a loader that has loaded nothing. */
export function createLoader<Code>(
  load: () => Promise<Code>,
  { clock, events }: Pick<MessageHost, 'clock' | 'events'>,
): Loader<Code> {
  const listeners = new Set<() => void>();
  let code: Code | undefined;
  let isLoading = false;
  let failures = 0;
  let retry: unknown;

  function start() {
    isLoading = true;
    load().then(
      (loaded) => {
        code = loaded;
        for (const listener of listeners) listener();
      },
      (error: unknown) => {
        isLoading = false;
        if (listeners.size === 0) return;
        isLoading = true;
        retry = clock.setTimeout(start, Math.min(RETRY_MS * 2 ** failures++, RETRY_MAX_MS));
        events.reportError(error);
      },
    );
  }

  return {
    get() {
      if (code === undefined && !isLoading) start();
      return code;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0 || retry === undefined) return;
        clock.clearTimeout(retry);
        retry = undefined;
        isLoading = false;
      };
    },
  };
}
