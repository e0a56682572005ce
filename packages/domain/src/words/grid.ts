/** Texts of a grid of pins (S1 §2); the wording is ours. */
export const gridWords = {
  loadingPins: () => 'Loading more pins',
  pinsFailed: () => 'More pins could not be loaded.',
  tryAgain: () => 'Try again',
  endOfPins: () => 'You have seen every pin here.',
  /** A link before the grid, shown on focus. */
  skipPins: () => 'Skip Pins',
  noPins: () => 'There are no pins here yet.',
};

/** Texts of a grid of pins, in any language (S1 §2). */
export type GridWords = typeof gridWords;
