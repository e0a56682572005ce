import {
  COLUMN_WIDTH_PX,
  type GridColumns,
  MIN_COLUMNS,
  NARROW_GUTTER_PX,
} from './grid-columns.js';
import { type ColumnAt, emptyLayout, extendLayout, type HeightAt } from './layout.js';

/** The box of an item before it has a width: `ratio` is the picture's height by width, `footer` px at a 16 px root. */
export interface GridBox {
  readonly ratio: number;
  readonly footer: number;
}

/** The box of the item at an index. */
export type BoxAt = (index: number) => GridBox;

/** So many items does a server print: the first screen of a large monitor. */
export const FIRST_SCREEN_ITEMS = 30;

/** A narrow container's column in the middle of the widths that it may have. */
const NOMINAL_NARROW: GridColumns = {
  count: MIN_COLUMNS,
  width: 180,
  gap: NARROW_GUTTER_PX,
  offset: 0,
};

/** True when the columns fill a narrow container, so that their width is no whole number. */
export function isNarrow({ width }: GridColumns): boolean {
  return width !== COLUMN_WIDTH_PX;
}

/** The height of a picture in a column, in pixels: whole ones where the column's width is whole. */
export function visualHeight(ratio: number, columns: GridColumns): number {
  const height = columns.width * ratio;
  return isNarrow(columns) ? height : Math.round(height);
}

/** The heights of boxes in a column. `rootScale` is the root font size / 16. */
export function heightsOf(boxAt: BoxAt, columns: GridColumns, rootScale: number): HeightAt {
  return (index) => {
    const { ratio, footer } = boxAt(index);
    return visualHeight(ratio, columns) + footer * rootScale;
  };
}

/**
 * The columns of the first screen's items. A server knows neither the width of a narrow container nor the root font
 * size, so both sides choose these for one width and a 16 px root, and keep them.
 */
export function firstColumns(columns: GridColumns, count: number, boxAt: BoxAt): Uint8Array {
  const nominal = isNarrow(columns) ? NOMINAL_NARROW : columns;
  const first = Math.min(count, FIRST_SCREEN_ITEMS);
  return extendLayout(emptyLayout(nominal), first, heightsOf(boxAt, nominal, 1)).columns;
}

/** Tells the columns of the first screen where the shortest column could be another one. */
export function firstColumnsTold(
  columns: GridColumns,
  rootScale: number,
  count: number,
  boxAt: BoxAt,
): ColumnAt | undefined {
  if (rootScale === 1 && !isNarrow(columns)) return undefined;
  const told = firstColumns(columns, count, boxAt);
  return (index) => (index < FIRST_SCREEN_ITEMS ? told[index] : undefined);
}
