/** What a grid of pins says; all ours (S1 §2). */
export const gridWords = {
  loadingPins: () => 'Loading more pins',
  pinsFailed: () => 'More pins could not be loaded.',
  tryAgain: () => 'Try again',
  endOfPins: () => 'You have seen every pin here.',
  noPins: () => 'There are no pins here yet.',
};

/** What a grid of pins says, in any language (S1 §2). */
export type GridWords = typeof gridWords;
