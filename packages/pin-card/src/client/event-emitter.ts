/** Listeners of one kind of event. */
export interface Emitter<Event> {
  readonly emit: (event: Event) => void;
  readonly hasListeners: () => boolean;
  /** Calls `start` once there is a listener: now, or with the first. Returns a function that cancels. */
  readonly whenListening: (start: () => void) => () => void;
  /** Returns a function that unsubscribes. */
  readonly on: (listener: (event: Event) => void) => () => void;
}

/** Creates an emitter. A listener that throws does not stop the others; its error goes to `onListenerError`. */
export function createEmitter<Event>(onListenerError: (error: unknown) => void): Emitter<Event> {
  const listeners = new Set<{ readonly call: (event: Event) => void }>();
  const waiting = new Set<() => void>();
  return {
    emit(event) {
      // A listener that is added during the event does not receive it.
      const current = [...listeners];
      for (const { call } of current) {
        try {
          call(event);
        } catch (error) {
          onListenerError(error);
        }
      }
    },
    hasListeners: () => listeners.size > 0,
    whenListening(start) {
      if (listeners.size > 0) start();
      else waiting.add(start);
      return () => void waiting.delete(start);
    },
    on(listener) {
      // Wrapped, so that a function can be added twice and removed once.
      const entry = { call: listener };
      listeners.add(entry);
      for (const start of waiting) start();
      waiting.clear();
      return () => void listeners.delete(entry);
    },
  };
}
