/** Options of {@link createFetchLoop}. */
export interface FetchLoopOptions<Response> {
  readonly fetch: (signal: AbortSignal) => Promise<Response>;
  /** Receives each response with the number of its fetch, counted from 1. */
  readonly onResponse: (response: Response, fetchId: number) => void;
  readonly onError: (error: unknown) => void;
}

/** One fetch at a time. */
export interface FetchLoop {
  /** Joins the fetch that is on its way, or starts one. */
  readonly join: () => void;
  /** Starts a fetch whose response is newer than this moment: after the one that is on its way. */
  readonly refetch: () => void;
  /** Aborts the fetch; its response is ignored. */
  readonly reset: () => void;
  /** The number of the fetch that was started last. */
  readonly lastId: () => number;
}

/** Creates a loop without a fetch. */
export function createFetchLoop<Response>(options: FetchLoopOptions<Response>): FetchLoop {
  let lastId = 0;
  let current: AbortController | undefined;
  let needsAnother = false;

  function start() {
    const id = ++lastId;
    const controller = new AbortController();
    current = controller;
    const settle = (apply: () => void) => {
      if (current !== controller) return;
      current = undefined;
      apply();
      if (!needsAnother || current) return;
      needsAnother = false;
      start();
    };
    options.fetch(controller.signal).then(
      (response) => settle(() => options.onResponse(response, id)),
      (error: unknown) => settle(() => options.onError(error)),
    );
  }

  return {
    join() {
      if (!current) start();
    },
    refetch() {
      if (current) needsAnother = true;
      else start();
    },
    reset() {
      current?.abort();
      current = undefined;
      needsAnother = false;
    },
    lastId: () => lastId,
  };
}
