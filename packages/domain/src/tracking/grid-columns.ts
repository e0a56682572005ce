/** Width of a column (S2 §9.15). */
export const COLUMN_WIDTH_PX = 236;

/** Space between columns, and between the items of a column (S2 §9.15). */
export const GUTTER_PX = 16;

/** Smallest number of columns (S2 §9.15). */
export const MIN_COLUMNS = 2;

/** Largest number of columns (S2 §9.15). */
export const MAX_COLUMNS = 16;

/** Number of columns that fit into a width in CSS pixels, from 2 to 16 (S2 §9.15). */
export function columnCount(width: number): number {
  const fitting = Math.floor((width + GUTTER_PX) / (COLUMN_WIDTH_PX + GUTTER_PX));
  return Math.min(MAX_COLUMNS, Math.max(MIN_COLUMNS, fitting));
}
