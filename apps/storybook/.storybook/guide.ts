/** `parameters.guide` of a component's stories, shown on its docs page. */
export interface ComponentGuide {
  /** The entry to import, such as `@tackboard/pin-card/save-button`. */
  readonly entry: string;
  /** Code that shows its parts. */
  readonly anatomy: string;
  /** Empty when the component has no focusable element. */
  readonly keys: readonly (readonly [key: string, action: string])[];
}
