import { warnOfNoJson } from './page-warnings.js';
import type { ErrorReport, TackboardEvent } from './tackboard.js';

/** Listeners of one kind of event. */
interface Emitter<Event> {
  readonly emit: (event: Event) => void;
  readonly hasListeners: () => boolean;
  /** Calls `start` once there is a listener: now, or with the first. Returns a function that cancels. */
  readonly whenListening: (start: () => void) => () => void;
  /** Returns a function that unsubscribes. */
  readonly on: (listener: (event: Event) => void) => () => void;
}

/** Creates an emitter. A listener that throws does not stop the others; its error goes to `onListenerError`. */
function createEmitter<Event>(onListenerError: (error: unknown) => void): Emitter<Event> {
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

/** The listeners of a client. */
export interface Listeners {
  readonly events: Emitter<TackboardEvent>;
  readonly errors: Emitter<ErrorReport>;
  readonly reportError: (report: ErrorReport) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Creates the listeners of a client. An event listener that throws is reported as an error. Without an error listener,
 * development logs each error once.
 */
export function createListeners(): Listeners {
  const errors = createEmitter<ErrorReport>((error) => {
    // oxlint-disable-next-line no-console -- no other listener is left to report it
    console.error('A listener for errors of Tackboard threw.', error);
  });
  const logged = /* @__PURE__ */ new WeakSet();
  const reportError = (report: ErrorReport) => {
    const { error } = report;
    errors.emit(report);
    if (process.env.NODE_ENV !== 'production') {
      warnOfNoJson(error, errors);
      if (errors.hasListeners()) return;
      if (error instanceof Object) {
        if (logged.has(error)) return;
        logged.add(error);
      }
      // oxlint-disable-next-line no-console -- no one listens for it
      console.error("Tackboard: an error without a listener. Add tackboard.on('error', …).", error);
    }
  };
  const onError = (error: unknown) => reportError({ error });
  return { events: createEmitter<TackboardEvent>(onError), errors, reportError, onError };
}
