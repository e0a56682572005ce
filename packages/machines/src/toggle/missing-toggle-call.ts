import type { ToggleKind } from './toggle-kinds.js';

/** A toggle without a call; `code` is `missing-toggle-call`. */
export class MissingToggleCallError extends Error {
  override readonly name = 'MissingToggleCallError';
  readonly code = 'missing-toggle-call';
  /** Nothing was sent: see `writeFailure` of the domain. */
  readonly outcome = 'failed';

  constructor(kind: ToggleKind) {
    super(
      `No call sets "${kind}", so nothing was changed. Pass calls['${kind}'] to createToggleStore.`,
    );
  }
}
