/** The window size that a server assumes before the browser reports its own (S3 §9). */
export const DEFAULT_SERVER_WINDOW = { width: 800, height: 400 } as const;

/** A size in pixels (S2 §7). */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The sizes that an impression of a pin reports, in whole pixels (S2 §7). */
export interface ImpressionSizes {
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly windowWidth: number;
  readonly windowHeight: number;
}

/** The sizes that an impression of a pin reports (S2 §7); the window defaults to the server's. */
export function impressionSizes(cell: Size, view: Size = DEFAULT_SERVER_WINDOW): ImpressionSizes {
  return {
    cellWidth: Math.round(cell.width),
    cellHeight: Math.round(cell.height),
    windowWidth: Math.round(view.width),
    windowHeight: Math.round(view.height),
  };
}
