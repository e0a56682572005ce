import { COLUMN_WIDTH_PX, columnCount, GUTTER_PX, MIN_COLUMNS } from '@tackboard/domain/tracking';

export { COLUMN_WIDTH_PX, GUTTER_PX, MAX_COLUMNS, MIN_COLUMNS } from '@tackboard/domain/tracking';

/** A container narrower than this has two columns that fill it. */
export const NARROW_BELOW_PX = 600;

/** The gap in a narrow container, in pixels. */
export const NARROW_GUTTER_PX = 8;

/** The columns of a container. Lengths are in CSS pixels. */
export interface GridColumns {
  readonly count: number;
  readonly width: number;
  readonly gap: number;
}

/** The smallest width with `count` columns of {@link COLUMN_WIDTH_PX}, in pixels. */
export function widthForColumns(count: number): number {
  return count * (COLUMN_WIDTH_PX + GUTTER_PX) - GUTTER_PX;
}

/** The columns of a container: two that fill a narrow one, otherwise as many of 236 px as fit. */
export function gridColumns(containerWidth: number): GridColumns {
  if (containerWidth < NARROW_BELOW_PX) {
    const width = Math.max(0, (containerWidth - NARROW_GUTTER_PX) / MIN_COLUMNS);
    return { count: MIN_COLUMNS, width, gap: NARROW_GUTTER_PX };
  }
  return { count: columnCount(containerWidth), width: COLUMN_WIDTH_PX, gap: GUTTER_PX };
}

/** The offset of a column from the first one, in pixels. */
export function columnStart({ width, gap }: GridColumns, column: number): number {
  return column * (width + gap);
}
