import { createEmitter, type Emitter } from './event-emitter.js';
import type { ErrorReport, TackboardEvent } from './tackboard.js';

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
