/** Texts of a grid of pins (S1 §2); the wording is ours. */
export const gridWords = {
  loadingPins: () => 'Loading more Pins',
  pinsFailed: () => "Couldn't load more Pins.",
  tryAgain: () => 'Try again',
  endOfPins: () => "You've reached the end",
  /** A link before the grid, shown on focus. */
  skipPins: () => 'Skip Pins',
  noPins: () => 'No Pins here yet',
};

/** Texts of a grid of pins, in any language (S1 §2). */
export type GridWords = typeof gridWords;
