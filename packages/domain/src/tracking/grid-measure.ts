/** The width of a column of the grid (S2 §9). */
export const GRID_COLUMN_WIDTH_PX = 236;

/** The gap between two columns, and between two cards of one (S2 §9). */
export const GRID_GAP_PX = 16;

/** The fewest columns of the grid (S2 §9). */
export const GRID_MIN_COLUMNS = 2;

/** The most columns of the grid (S2 §9). */
export const GRID_MAX_COLUMNS = 16;

/** The window that a server lays out for, before a browser tells its own (S3 §9). */
export const DEFAULT_SERVER_WINDOW = { width: 800, height: 400 } as const;

/** How many columns a grid has in a given width, in pixels: as many as fit, from 2 to 16 (S2 §9). */
export function gridColumns(width: number): number {
  const fit = Math.floor((width + GRID_GAP_PX) / (GRID_COLUMN_WIDTH_PX + GRID_GAP_PX));
  return Math.min(Math.max(fit, GRID_MIN_COLUMNS), GRID_MAX_COLUMNS);
}

/** A size in pixels (S2 §7). */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What an impression of a pin tells about sizes, in whole pixels (S2 §7). */
export interface ImpressionSizes {
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly windowWidth: number;
  readonly windowHeight: number;
}

/** The sizes that go with an impression of a pin (S2 §7); on a server the default window. */
export function impressionSizes(cell: Size, view: Size = DEFAULT_SERVER_WINDOW): ImpressionSizes {
  return {
    cellWidth: Math.round(cell.width),
    cellHeight: Math.round(cell.height),
    windowWidth: Math.round(view.width),
    windowHeight: Math.round(view.height),
  };
}
