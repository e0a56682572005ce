import type { MessageHost } from '@tackboard/domain';
import { useEffect, useState } from 'react';
import { loadWhenNeeded } from '../../engine/loader.js';

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
  host,
  isNeeded,
  load,
}: LoadedPartOptions<Part>): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (!isNeeded) return undefined;
    const code = loadWhenNeeded(load, host, () => setPart(() => code.get()));
    code.get();
    return code.stop;
  }, [host, isNeeded, load]);
  return part;
}
