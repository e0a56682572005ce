/** The optimistic toggles (S3 §4.4.2). */
export const TOGGLE_KINDS = [
  'follow-board',
  'follow-user',
  'follow-topic',
  'block-user',
  /** Its id is `{boardId}/{userId}`. */
  'board-collaborator',
  'hide-pin',
  'report-pin',
] as const;

/** The kind of a toggle. */
export type ToggleKind = (typeof TOGGLE_KINDS)[number];

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
