import { itemWidth } from './grid-boxes.js';
import { columnStart, type GridColumns } from './grid-columns.js';
import type { GridLayout } from './layout.js';

/** Where an item lies, in pixels. */
export interface GridPlace {
  readonly start: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a layout puts an item. */
export function placeOf(layout: GridLayout, columns: GridColumns, index: number): GridPlace {
  return {
    start: columnStart(columns, layout.columns[index]!),
    top: layout.tops[index]!,
    width: itemWidth(columns, layout.spans[index]!),
    height: layout.heights[index]!,
  };
}

/**
 * The style of a place; none before the page has come alive, when the first screen's style sheet has it. Across goes by
 * a logical property, which mirrors itself from right to left; down by a transform, which lays nothing out again.
 */
export function placeStyle({ start, top, width, height }: Partial<GridPlace>) {
  return start === undefined
    ? undefined
    : {
        insetInlineStart: start,
        inlineSize: width,
        blockSize: height,
        transform: `translateY(${top}px)`,
      };
}
