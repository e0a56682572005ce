/** The optimistic toggles (S3 §4.3, §4.4, §4.10). */
export const TOGGLE_KINDS = [
  'follow-board',
  'follow-user',
  'follow-topic',
  'block-user',
  'board-collaborator',
  'hide-pin',
  'report-pin',
] as const;

/** The kind of a toggle. */
export type ToggleKind = (typeof TOGGLE_KINDS)[number];
