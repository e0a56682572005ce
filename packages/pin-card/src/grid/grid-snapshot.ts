/** Where somebody was in a grid, as plain JSON: to be kept beside a history entry and given back as `restore`. */
export interface GridSnapshot {
  /** The id of the first visible pin. */
  readonly anchorId: string;
  /** From the top of the view to the pin's, in pixels. */
  readonly offset: number;
  /** The width that the grid had, in pixels. */
  readonly width: number;
}
