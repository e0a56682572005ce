import { createEmitter, type Emitter } from './event-emitter.js';
import type { ErrorReport, TackboardEvent } from './tackboard.js';

/** The listeners of a client. */
export interface Listeners {
  readonly events: Emitter<TackboardEvent>;
  readonly errors: Emitter<ErrorReport>;
  readonly reportError: (report: ErrorReport) => void;
  readonly onError: (error: unknown) => void;
}

/** Creates the listeners of a client. An event listener that throws is reported as an error. */
export function createListeners(): Listeners {
  const errors = createEmitter<ErrorReport>((error) => {
    // oxlint-disable-next-line no-console -- no other listener is left to report it
    console.error('A listener for errors of Tackboard threw.', error);
  });
  const reportError = (report: ErrorReport) => errors.emit(report);
  const onError = (error: unknown) => reportError({ error });
  return { events: createEmitter<TackboardEvent>(onError), errors, reportError, onError };
}
