/** Holds one navigation back. */
export interface Hold {
  /** Waits for the next navigation, and hands over what lets it continue. Returns a function that stops waiting. */
  readonly next: (onHeld: (replay: () => void) => void) => () => void;
  /** Whether the navigation is held back; `replay` runs it. */
  readonly isHeld: (replay: () => void) => boolean;
}

/** Creates a hold that waits for nothing. */
export function createHold(): Hold {
  let waiting: ((replay: () => void) => void) | undefined;
  return {
    next(onHeld) {
      waiting = onHeld;
      return () => {
        if (waiting === onHeld) waiting = undefined;
      };
    },
    isHeld(replay) {
      const held = waiting;
      waiting = undefined;
      held?.(replay);
      return held !== undefined;
    },
  };
}
