/** What a component's stories say about it in `parameters.guide`, for its docs page. */
export interface ComponentGuide {
  /** What it is imported from, such as `@tackboard/pin-card/save-button`. */
  readonly entry: string;
  /** Code that shows its parts, to be copied. */
  readonly anatomy: string;
  /** What each key does; empty: nothing in it takes the focus. */
  readonly keys: readonly (readonly [keys: string, does: string])[];
}
