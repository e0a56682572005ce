import { type GridColumns, MIN_COLUMNS, NARROW_GUTTER_PX } from './grid-columns.js';
import { emptyLayout, extendLayout, type GridLayout } from './layout.js';

/** The box of an item before it has a width. */
export interface GridBox {
  /** The picture's height by its width. */
  readonly ratio: number;
  /** The footer's height, in pixels at a root font size of 16. */
  readonly footer: number;
  /**
   * How many columns it covers; more than the grid has are as many as it has.
   * @default 1
   */
  readonly span?: number | undefined;
}

/** The box of the item at an index. */
type BoxAt = (index: number) => GridBox;

/** So many items does a server print: the first screen of a large monitor. */
export const FIRST_SCREEN_ITEMS = 30;

/** A narrow container's column in the middle of the widths that it may have. */
const NOMINAL_NARROW: GridColumns = {
  count: MIN_COLUMNS,
  width: 180,
  gap: NARROW_GUTTER_PX,
};

/** True when the columns fill a narrow container, so that their width may be no whole number. */
export function isNarrow({ gap }: GridColumns): boolean {
  return gap === NARROW_GUTTER_PX;
}

/** The width of an item that covers `span` columns, in pixels. */
export function itemWidth({ count, width, gap }: GridColumns, span: number): number {
  const covered = Math.min(count, span);
  return covered * width + (covered - 1) * gap;
}

/** The height of a picture, in pixels: whole ones where the column's width is whole. */
export function visualHeight({ ratio, span = 1 }: GridBox, columns: GridColumns): number {
  const height = itemWidth(columns, span) * ratio;
  return isNarrow(columns) ? height : Math.round(height);
}

/** The height of an item, in pixels. `rootScale` is the root font size / 16. */
export function boxHeight(box: GridBox, columns: GridColumns, rootScale: number): number {
  return visualHeight(box, columns) + box.footer * rootScale;
}

/**
 * The columns of the first screen's items. A server knows neither the width of a narrow container nor the root font
 * size nor what comes after these items, so both sides choose for one width, a 16 px root and these items alone.
 */
export function firstScreen(
  columns: GridColumns,
  count: number,
  boxAt: BoxAt,
): Pick<GridLayout, 'columns' | 'aheads'> {
  const nominal = isNarrow(columns) ? NOMINAL_NARROW : columns;
  const first = Math.min(count, FIRST_SCREEN_ITEMS);
  const placed = extendLayout(emptyLayout(nominal), first, {
    heightAt: (index) => boxHeight(boxAt(index), nominal, 1),
    spanAt: (index) => boxAt(index).span ?? 1,
  });
  return { columns: placed.columns.subarray(0, first), aheads: placed.aheads.subarray(0, first) };
}
