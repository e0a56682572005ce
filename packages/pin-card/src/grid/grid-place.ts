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
    start: columnStart(columns, layout.columns[index] ?? 0),
    top: layout.tops[index] ?? 0,
    width: columns.width,
    height: layout.heights[index] ?? 0,
  };
}

/** The style of a place; none before the page has come alive, when the first screen's style sheet has it. */
export function placeStyle({ start, top, width, height }: Partial<GridPlace>) {
  return start === undefined
    ? undefined
    : { insetInlineStart: start, insetBlockStart: top, inlineSize: width, blockSize: height };
}
