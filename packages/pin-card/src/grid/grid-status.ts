/**
 * How a list that grows stands: `ready` for the next page, `loading` it, `error` when it failed, `end` when there is no
 * more.
 */
export const GRID_STATUSES = ['ready', 'loading', 'error', 'end'] as const;

/** How a list that grows stands. See {@link GRID_STATUSES}. */
export type GridStatus = (typeof GRID_STATUSES)[number];
