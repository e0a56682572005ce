import type { MessageHost } from '@tackboard/domain';
import { useEffect, useState } from 'react';
import { LOAD_RETRY_MAX_MS, LOAD_RETRY_MS } from '../../engine/retrying-loader.js';

/** Options of {@link useLoadedPart}. */
export interface LoadedPartOptions<Part> {
  readonly host: Pick<MessageHost, 'clock' | 'events'>;
  /** Keep it the same between renders. */
  readonly load: () => Promise<Part>;
  readonly isNeeded: boolean;
}

/**
 * Loads a component once it is needed, and returns it when it has loaded. Unlike `React.lazy()` it reports a failure and loads
 * again, and hides nothing meanwhile.
 */
export function useLoadedPart<Part>({
  host: { clock, events },
  isNeeded,
  load,
}: LoadedPartOptions<Part>): Part | undefined {
  const [failures, setFailures] = useState(0);
  const [loaded, setLoaded] = useState<{ readonly part: Part }>();
  const mustLoad = isNeeded && !loaded;
  useEffect(() => {
    if (!mustLoad) return undefined;
    let isMounted = true;
    let timer: unknown;
    load().then(
      (part) => {
        if (isMounted) setLoaded({ part });
      },
      (error: unknown) => {
        if (!isMounted) return;
        const waitMs = Math.min(LOAD_RETRY_MS * 2 ** failures, LOAD_RETRY_MAX_MS);
        timer = clock.setTimeout(() => setFailures(failures + 1), waitMs);
        events.reportError(error);
      },
    );
    return () => {
      isMounted = false;
      clock.clearTimeout(timer);
    };
  }, [clock, events, failures, load, mustLoad]);
  return loaded?.part;
}
