import { createValue } from '../client/value.js';

/** Reports an error to the `error` listeners of a client. */
export type ReportError = (report: { readonly error: unknown }) => void;

/** Code that is loaded when a part first needs it. */
export interface Chunk<Value> {
  /** Returns the loaded value; undefined while loading and after a failure. */
  readonly get: () => Value | undefined;
  /**
   * Starts loading, unless the chunk is loaded or pending. After a failure the next call tries again. Each `report` is
   * called once, however often the chunk fails.
   */
  readonly load: (report: ReportError) => void;
  /** Calls the listener when the chunk has loaded. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a chunk. Unlike `React.lazy` it does not cache a failure: the next part that needs the chunk calls `load` again.
 * Whether that sends a request is up to the browser. Browsers with the HTML change of 2026 (whatwg/html#6768), such as
 * Chromium 156, do; older ones keep the failure of an `import()` until the page is loaded again.
 */
export function createChunk<Value>(load: () => Promise<Value>): Chunk<Value> {
  const { get, set, subscribe } = createValue<Value | undefined>(undefined);
  const reported = new Set<ReportError>();
  let pending: Set<ReportError> | undefined;

  const onFailed = (error: unknown) => {
    const reporters = pending;
    pending = undefined;
    for (const report of reporters ?? []) {
      if (reported.has(report)) continue;
      reported.add(report);
      report({ error });
    }
  };
  return {
    get,
    subscribe,
    load(report) {
      if (get() !== undefined) return;
      if (pending) {
        pending.add(report);
        return;
      }
      pending = new Set([report]);
      load().then(set, onFailed);
    },
  };
}
