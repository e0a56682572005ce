/** The report of a page, in `window.kitReport`. */
export interface KitReport {
  /** The version of React. */
  readonly version: string;
  /** Samples that have hydrated. */
  readonly hydrated: readonly string[];
  /** Server-rendered elements that React replaced, as `sample: <tag class>`. */
  readonly lost: readonly string[];
  /** Errors that React reported to its root. */
  readonly errors: readonly string[];
}

/** A component that has been rendered. */
export interface Rendered {
  readonly name: string;
  readonly entry: string;
}
