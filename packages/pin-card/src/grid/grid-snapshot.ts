/** The viewer's position in a grid, as plain JSON. Store it with the history entry, and pass it as `restore`. */
export interface GridSnapshot {
  /** The id of the first visible pin. */
  readonly anchorId: string;
  /** From the top of the viewport to the top of the pin, in pixels. */
  readonly offset: number;
  /** The width of the grid, in pixels. */
  readonly width: number;
}
