import type { MessageHost } from '@tackboard/domain';
import { lazy } from '@tackboard/domain/card';

/** The wait before code that failed to load is fetched again, in milliseconds; it doubles with each attempt. */
const RETRY_MS = 3000;

/** The longest wait between two attempts, in milliseconds. */
const RETRY_MAX_MS = 60_000;

/** Code that is loaded when it is first needed. A failure is reported and retried. */
export interface NeededCode<Code> {
  /** Returns the code once it has loaded, and starts loading it. */
  readonly get: () => Code | undefined;
  /** Stops the retries. */
  readonly stop: () => void;
}

/** Loads nothing yet. `onLoaded` is called once, when the code has loaded. */
export function loadWhenNeeded<Code>(
  load: () => Promise<Code>,
  { clock, events }: Pick<MessageHost, 'clock' | 'events'>,
  onLoaded: () => void,
): NeededCode<Code> {
  const code = lazy(load);
  const unsubscribe = code.subscribe(onLoaded);
  let waitMs = RETRY_MS;
  let isStarted = false;
  let isStopped = false;
  let retry: unknown;

  const attempt = () => {
    code.load().catch((error: unknown) => {
      if (isStopped) return;
      retry = clock.setTimeout(attempt, waitMs);
      waitMs = Math.min(waitMs * 2, RETRY_MAX_MS);
      events.reportError(error);
    });
  };
  return {
    get() {
      if (!isStarted) {
        isStarted = true;
        attempt();
      }
      return code.get();
    },
    stop() {
      isStopped = true;
      unsubscribe();
      clock.clearTimeout(retry);
    },
  };
}
