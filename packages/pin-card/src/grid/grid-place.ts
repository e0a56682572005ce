import { itemWidth } from './grid-boxes.js';
import { COLUMN_WIDTH_PX, type GridColumns } from './grid-columns.js';
import type { GridLayout } from './layout.js';

/** Where an item lies. */
export interface GridPlace {
  /** Its first column, from 0. */
  readonly column: number;
  /** In pixels, as the others. */
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a layout puts an item. */
export function placeOf(layout: GridLayout, columns: GridColumns, index: number): GridPlace {
  return {
    column: layout.columns[index]!,
    top: layout.tops[index]!,
    width: itemWidth(columns, layout.spans[index]!),
    height: layout.heights[index]!,
  };
}

/**
 * The attributes of an item at a place; there is no place before the page has come alive, when the first screen's style
 * sheet has it. Across goes by the class of the column, which mirrors itself from right to left; down by a transform,
 * which lays nothing out again. The usual width is the sheet's.
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
