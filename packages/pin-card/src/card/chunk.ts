/** Receives what went wrong, as the client's `error` listeners do. */
export type ReportError = (report: { readonly error: unknown }) => void;

/** Code that is loaded when a part first needs it. */
export interface Chunk<Value> {
  /** What was loaded; undefined until then, and after a failure. */
  readonly get: () => Value | undefined;
  /**
   * Starts loading, unless the chunk is there or on its way. A chunk that keeps failing is reported once; the next call
   * tries again.
   */
  readonly load: (report: ReportError) => void;
  /** Calls the listener when the chunk arrives. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a chunk. Unlike `React.lazy` it keeps no failure: whoever needs the chunk next loads it again. */
export function createChunk<Value>(load: () => Promise<Value>): Chunk<Value> {
  const listeners = new Set<() => void>();
  const informed = new Set<ReportError>();
  let waiting: Set<ReportError> | undefined;
  let value: Value | undefined;

  const onLoaded = (loaded: Value) => {
    value = loaded;
    informed.clear();
    for (const listener of listeners) listener();
  };
  const onFailed = (error: unknown) => {
    const reporters = waiting;
    waiting = undefined;
    for (const report of reporters ?? []) {
      if (informed.has(report)) continue;
      informed.add(report);
      report({ error });
    }
  };
  return {
    get: () => value,
    load(report) {
      if (value !== undefined) return;
      if (waiting) {
        waiting.add(report);
        return;
      }
      waiting = new Set([report]);
      load().then(onLoaded, onFailed);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
