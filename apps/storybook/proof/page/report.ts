/** What a page of the proof tells about itself, in `window.kitReport`. */
export interface KitReport {
  /** The React that took the page over. */
  readonly version: string;
  /** Samples that React has taken over. */
  readonly takenOver: readonly string[];
  /** Elements of the server that React did not keep, as `sample: <tag class>`. */
  readonly lost: readonly string[];
  /** Errors that React told its root. */
  readonly errors: readonly string[];
}

/** A component that has been rendered. */
export interface Rendered {
  readonly name: string;
  readonly entry: string;
}
