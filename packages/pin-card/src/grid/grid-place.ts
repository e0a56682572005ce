import { itemWidth } from './item-size.js';
import { COLUMN_WIDTH_PX, type GridColumns } from './grid-columns.js';
import type { GridLayout } from './layout.js';

/** The position and size of an item. */
export interface GridPlace {
  /** Its first column, from 0. */
  readonly column: number;
  /** In pixels, like width and height. */
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The position of an item in a layout. */
export function placeOf(layout: GridLayout, columns: GridColumns, index: number): GridPlace {
  return {
    column: layout.columns[index]!,
    top: layout.tops[index]!,
    width: itemWidth(columns, layout.spans[index]!),
    height: layout.heights[index]!,
  };
}

/**
 * The attributes of an item at a position. Before hydration there is none: the style sheet of the first screen positions
 * the item. The column is a class, which mirrors in right-to-left text; the top is a transform, which causes no layout. The
 * style sheet sets the usual width.
 */
export function placed({ column, top, width, height }: Partial<GridPlace>, more = '') {
  const className = `tb-grid-item${more}`;
  return column === undefined
    ? { className }
    : {
        className: `${className} tb-grid-column-${column}`,
        style: {
          transform: `translateY(${top}px)`,
          blockSize: height,
          inlineSize: width === COLUMN_WIDTH_PX ? undefined : width,
        },
      };
}
