/** Reports that code failed to load. */
type ReportLoadFailure = (failure: { readonly error: unknown }) => void;

/** Code that is loaded when it is first needed. {@link lazy} creates it. */
export interface Lazy<Code> {
  /** Returns the loaded code; undefined while loading and after a failure. */
  readonly get: () => Code | undefined;
  /**
   * Loads the code, unless it is loaded or pending, and resolves with it. After a failure the next call loads it again. Each
   * `report` hears of one failure, however often the code fails.
   */
  readonly load: (report?: ReportLoadFailure) => Promise<Code>;
  /** Calls the listener when the code has loaded. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** An error of a listener stays unhandled, where it is visible: it is no failure of the load. */
async function notify(listener: () => void): Promise<void> {
  listener();
}

/**
 * Loads code on demand, as in `lazy(() => import('./menu.js'))`. Unlike `React.lazy` it does not cache a failure. Whether
 * another attempt sends a request is up to the browser: those with the HTML change of 2026 (whatwg/html#6768), such as
 * Chromium 156, do; older ones keep the failure of an `import()` until the page is loaded again.
 */
export function lazy<Code>(importCode: () => Promise<Code>): Lazy<Code> {
  const listeners = new Set<() => void>();
  const reported = new Set<ReportLoadFailure>();
  let code: Code | undefined;
  let pending: Promise<Code> | undefined;

  async function fetchCode(): Promise<Code> {
    try {
      code = await importCode();
    } catch (error) {
      pending = undefined;
      throw error;
    }
    for (const listener of listeners) void notify(listener);
    return code;
  }
  return {
    get: () => code,
    load(report) {
      pending ??= fetchCode();
      if (report)
        pending.catch((error: unknown) => {
          if (reported.has(report)) return;
          reported.add(report);
          report({ error });
        });
      return pending;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
