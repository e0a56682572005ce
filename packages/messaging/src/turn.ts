/** Lets one tab of the browser at a time show messages. */
export interface MessageTurn {
  /** Asks for the turn, and calls back once this tab has it. Returns a function that gives it up. */
  readonly ask: (onTurn: () => void) => () => void;
}

/**
 * Lets the tabs of a browser take turns, by a lock that the browser gives to the next tab when one is closed or crashes. Returns
 * `undefined` where there are no Web Locks, as on pages without https: then every tab shows messages.
 */
export function createMessageTurn(): MessageTurn | undefined {
  // The DOM types promise locks everywhere.
  const locks = (globalThis.navigator as { readonly locks?: LockManager } | undefined)?.locks;
  if (!locks) return undefined;
  return {
    ask(onTurn) {
      const controller = new AbortController();
      const { signal } = controller;
      const hold = () =>
        new Promise<void>((resolve) => {
          signal.addEventListener('abort', () => resolve());
          // It may be given up in the moment in which it is granted.
          if (signal.aborted) resolve();
          // Not here: an error of the listener would give the lock up, and look like a browser that refuses it.
          else queueMicrotask(onTurn);
        });
      locks.request('tackboard-messages', { signal }, hold).catch(() => {
        // A browser that refuses locks, as in a sandboxed frame, is one without them.
        if (!signal.aborted) onTurn();
      });
      return () => controller.abort();
    },
  };
}
