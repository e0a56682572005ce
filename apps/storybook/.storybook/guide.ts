/** `parameters.guide` of a component's stories, shown on its docs page. */
export interface ComponentGuide {
  /** The entry to import, such as `@tackboard/pin-card/share`. */
  readonly entry: string;
  /** Code that shows its parts. */
  readonly anatomy: string;
  /** Empty when the component has no focusable element. */
  readonly keys: readonly (readonly [key: string, action: string])[];
}

/** When a designer uses a component. */
export interface DesignNote {
  readonly use: string;
  readonly dos: readonly string[];
  readonly donts: readonly string[];
  /** Its controls show with the pointer or the focus: the docs page shows them as if it were hovered. */
  readonly isHovered?: boolean;
}
