/** The switches of a debug panel. */
export interface DebugStore {
  /** Whether cards show their signals. */
  readonly showsSignals: () => boolean;
  readonly setShowsSignals: (shows: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates the switches of a client's debug panel. */
export function createDebugStore(): DebugStore {
  const listeners = new Set<() => void>();
  let shows = true;
  return {
    showsSignals: () => shows,
    setShowsSignals(next) {
      shows = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
