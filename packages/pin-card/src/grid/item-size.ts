import { type GridColumns, MIN_COLUMNS, NARROW_GUTTER_PX } from './grid-columns.js';
import { emptyLayout, extendLayout, type GridLayout, type NumberAt } from './layout.js';

/** The size of an item, independent of the width of a column. */
export interface ItemSize {
  /** The height of the image divided by its width. */
  readonly ratio: number;
  /** The footer's height, in pixels at a root font size of 16. */
  readonly footer: number;
  /**
   * The number of columns that the item spans, at most all of them.
   * @default 1
   */
  readonly span?: number | undefined;
}

/** The heights of items in columns. `rootScale` is the root font size / 16. */
export type HeightsIn = (columns: GridColumns, rootScale: number) => NumberAt;

/** Number of items rendered on the server: the first screen of a large monitor. */
export const FIRST_SCREEN_ITEMS = 30;

/** The columns that narrow containers are laid out with, at a width in the middle of their range. */
const NOMINAL_NARROW: GridColumns = {
  count: MIN_COLUMNS,
  width: 180,
  gap: NARROW_GUTTER_PX,
};

/** True when the columns fill a narrow container: their width may be a fraction. */
export function isNarrow({ gap }: GridColumns): boolean {
  return gap === NARROW_GUTTER_PX;
}

/** The width of an item that spans `span` columns, in pixels. */
export function itemWidth({ count, width, gap }: GridColumns, span: number): number {
  const spanned = Math.min(count, span);
  return spanned * width + (spanned - 1) * gap;
}

/** The height of an image in pixels, rounded when the width of the columns is a whole number. */
export function visualHeight(ratio: number, span: number, columns: GridColumns): number {
  const height = itemWidth(columns, span) * ratio;
  return isNarrow(columns) ? height : Math.round(height);
}

/** The height of an item, in pixels. `rootScale` is the root font size / 16. */
export function itemHeight(
  { ratio, footer, span = 1 }: ItemSize,
  columns: GridColumns,
  rootScale: number,
): number {
  return visualHeight(ratio, span, columns) + footer * rootScale;
}

/**
 * The columns of the first screen's items. A server knows neither the width of a narrow container, nor the root font size,
 * nor later items, so server and browser both place these items alone, at a nominal width and a root font of 16 px.
 */
export function firstScreen(
  columns: GridColumns,
  count: number,
  heightsIn: HeightsIn,
  spanAt?: NumberAt,
): GridLayout {
  const nominal = isNarrow(columns) ? NOMINAL_NARROW : columns;
  const heightAt = heightsIn(nominal, 1);
  return extendLayout(emptyLayout(nominal), Math.min(count, FIRST_SCREEN_ITEMS), {
    heightAt,
    spanAt,
  });
}
