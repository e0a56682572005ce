/** The optimistic toggles (S3 §4.4.2). */
export const TOGGLE_KINDS = [
  'follow-board',
  'follow-user',
  'follow-topic',
  'block-user',
  /** The id of these two is `{boardId}/{userId}`. A collaborator is removed alone: an invitation adds them. */
  'board-collaborator',
  'board-invite',
  'hide-pin',
  'report-pin',
] as const;

/** The kind of a toggle. */
export type ToggleKind = (typeof TOGGLE_KINDS)[number];
