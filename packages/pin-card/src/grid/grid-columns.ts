/** A column's width from {@link NARROW_BELOW_PX} on, in pixels. */
export const COLUMN_WIDTH_PX = 236;

/** The space between columns, and between the cards of one column, in pixels. */
export const GUTTER_PX = 16;

/** A container narrower than this has two columns that fill it. */
export const NARROW_BELOW_PX = 600;

/** The gutter in a narrow container, in pixels. */
export const NARROW_GUTTER_PX = 8;

/** The fewest columns. */
export const MIN_COLUMNS = 2;

/** The most columns. */
export const MAX_COLUMNS = 16;

/** The columns that a container has. All lengths are in CSS pixels. */
export interface GridColumns {
  readonly count: number;
  readonly width: number;
  readonly gap: number;
}

/** The width from which a container has `count` columns of {@link COLUMN_WIDTH_PX}. */
export function widthForColumns(count: number): number {
  return count * (COLUMN_WIDTH_PX + GUTTER_PX) - GUTTER_PX;
}

/** The columns of a container: two that fill it when it is narrow, else as many of 236 px as it holds. */
export function gridColumns(containerWidth: number): GridColumns {
  if (containerWidth < NARROW_BELOW_PX) {
    const width = Math.max(0, (containerWidth - NARROW_GUTTER_PX) / MIN_COLUMNS);
    return { count: MIN_COLUMNS, width, gap: NARROW_GUTTER_PX };
  }
  const fitting = Math.floor((containerWidth + GUTTER_PX) / (COLUMN_WIDTH_PX + GUTTER_PX));
  const count = Math.min(MAX_COLUMNS, Math.max(MIN_COLUMNS, fitting));
  return { count, width: COLUMN_WIDTH_PX, gap: GUTTER_PX };
}

/** From the start of the first column to that of another, in pixels. */
export function columnStart({ width, gap }: GridColumns, column: number): number {
  return column * (width + gap);
}
